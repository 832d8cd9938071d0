import type { Transports } from '../../../../server/carriers.ts'
import type { Settings } from '../../../../server/settings.ts'

/** What the settings say takes messages out. A provider's code is loaded only where it is set. */
export const openTransports = async ({
  mail,
  twilio,
  publicUrl,
}: Pick<Settings, 'mail' | 'twilio' | 'publicUrl'>): Promise<Transports> => {
  const email = mail && (await import('./smtp.ts')).smtpTransport(mail)
  const phone = twilio && (await import('./twilio.ts')).twilioTransports(twilio, publicUrl)
  return { email, sms: phone?.sms ?? null, whatsapp: phone?.whatsapp ?? null }
}
