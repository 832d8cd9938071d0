import twilio from 'twilio'
import { startPhoneProvider } from './mail.ts'
import { startTestServer, type TestServer } from './support.ts'

export const TWILIO_ACCOUNT_SID = `AC${'0123456789abcdef'.repeat(2)}`
export const TWILIO_AUTH_TOKEN = 'a token nobody guesses'
const PUBLIC_URL = 'https://hr.fourshore.test'

type Started = { now?: () => Date; env?: Record<string, string> }

/** A server that sends to telephones by a provider of the test’s own. */
export const startPhoneServer = async ({ env, ...more }: Started = {}) => {
  const provider = await startPhoneProvider(TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN)
  const app = await startTestServer({
    worker: false,
    ...more,
    env: {
      TWILIO_ACCOUNT_SID,
      TWILIO_AUTH_TOKEN,
      TWILIO_API_URL: provider.url,
      TWILIO_SMS_FROM: '+15005550006',
      TWILIO_WHATSAPP_FROM: 'whatsapp:+14155238886',
      PUBLIC_URL,
      ...env,
    },
  })
  const close = async () => {
    await app.close()
    await provider.close()
  }
  return { app, provider, close }
}

/** What somebody answers to a message, as the provider brings it: signed by it, or as `signature` says. */
export const answerByPhone = (app: TestServer, params: Record<string, string>, signature?: string) => {
  const url = `${PUBLIC_URL}/api/phone-alerts/answers`
  return app.call('POST', '/api/phone-alerts/answers', {
    raw: new URLSearchParams(params).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature ?? twilio.getExpectedTwilioSignature(TWILIO_AUTH_TOKEN, url, params),
    },
  })
}
