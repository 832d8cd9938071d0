import type { Carriers } from '../../../../server/carriers.ts'
import type { Settings } from '../../../../server/settings.ts'

/** What the settings say takes messages out. A provider's code is loaded only where it is set. */
export const openCarriers = async ({ mail, twilio }: Pick<Settings, 'mail' | 'twilio'>): Promise<Carriers> => {
  const email = mail && (await import('./smtp.ts')).smtpCarrier(mail)
  const phone = twilio && (await import('./twilio.ts')).twilioCarriers(twilio)
  return { email, sms: phone?.sms ?? null, whatsapp: phone?.whatsapp ?? null }
}
