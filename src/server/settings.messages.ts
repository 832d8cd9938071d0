import { isEmail } from '../shared/fields.ts'
import { isRecord } from '../shared/record.ts'

export type MailSettings = { smtpUrl: string; from: { name: string; address: string } }
export type TwilioSettings = {
  accountSid: string
  authToken: string
  smsFrom: string | null
  whatsappFrom: string | null
  /** Words approved by WhatsApp: by their name and language the provider's id of them. Empty: none are set. */
  whatsappTemplates: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Another address of the same service. */
  apiUrl: string
}

/** Addresses that employees forward receipts to: `claims+…@domain`. What the mail server hands over is signed with the secret. */
export type InboundMailSettings = { domain: string; secret: string }

type Env = NodeJS.ProcessEnv

const urlOf = (name: string, text: string, protocols: readonly string[]): URL => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !protocols.includes(url.protocol) || !url.hostname)
    throw new Error(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`)
  return url
}

const WITH_NAME = /^\s*([^<>\p{Cc}]*?)\s*<([^<>]+)>\s*$/u

/** SMTP_URL and who messages come from. A password in SMTP_URL is never repeated in a sentence. */
export const readMail = (env: Env, publicUrl: string): MailSettings | null => {
  if (!env.SMTP_URL) return null
  const { href } = urlOf('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:'])
  const host = new URL(publicUrl).hostname
  const given = env.MAIL_FROM || `Fourshore <no-reply@${host.includes('.') ? host : 'localhost.localdomain'}>`
  const [, name = '', address = given.trim()] = WITH_NAME.exec(given) ?? []
  if (!isEmail(address))
    throw new Error('MAIL_FROM must be an e-mail address, alone or as: Fourshore <no-reply@example.com>')
  return { smtpUrl: href, from: { name: name.replace(/^"|"$/g, '') || 'Fourshore', address } }
}

/** SUPPORT_EMAIL, which stands on the pages as well. */
export const readSupport = (env: Env): string => {
  const address = (env.SUPPORT_EMAIL || env.VITE_SUPPORT_EMAIL || 'support@fourshore.example').trim().toLowerCase()
  if (!isEmail(address)) throw new Error('SUPPORT_EMAIL must be an e-mail address')
  return address
}

const E164 = /^\+[1-9]\d{6,14}$/
const SERVICE = /^MG[0-9a-f]{32}$/i
const SENDER_NAME = /^(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11}$/

const TEMPLATES = 'TWILIO_WHATSAPP_TEMPLATES'
const CONTENT = /^HX[0-9a-f]{32}$/i

/** `{"welcome":{"en":"HX…"}}`: which words are known by these names is said where messages are written. */
const readTemplates = (text: string | null): TwilioSettings['whatsappTemplates'] => {
  if (!text) return {}
  const wrongForm = () =>
    new Error(
      `${TEMPLATES} must be JSON such as {"welcome":{"en":"HX…"}}: names, languages, and HX with 32 hexadecimal digits`,
    )
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw wrongForm()
  }
  const isId = (value: unknown) => typeof value === 'string' && CONTENT.test(value)
  if (!isRecord(read) || !Object.values(read).every((ids) => isRecord(ids) && Object.values(ids).every(isId)))
    throw wrongForm()
  return read as TwilioSettings['whatsappTemplates']
}

/** SMS and WhatsApp through Twilio: both of its keys and at least one sender, or nothing. */
export const readTwilio = (env: Env): TwilioSettings | null => {
  const given = (name: string) => env[name]?.trim() || null
  const [accountSid, authToken] = [given('TWILIO_ACCOUNT_SID'), given('TWILIO_AUTH_TOKEN')]
  const [smsFrom, whatsappFrom] = [given('TWILIO_SMS_FROM'), given('TWILIO_WHATSAPP_FROM')]
  if (!accountSid && !authToken && !smsFrom && !whatsappFrom) return null
  if (!accountSid || !authToken || !(smsFrom || whatsappFrom))
    throw new Error(
      'For SMS and WhatsApp set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_SMS_FROM or TWILIO_WHATSAPP_FROM; one of them is missing',
    )
  if (!/^AC[0-9a-f]{32}$/i.test(accountSid))
    throw new Error('TWILIO_ACCOUNT_SID must be AC and 32 hexadecimal digits, as the Twilio console shows it')
  if (smsFrom && ![E164, SERVICE, SENDER_NAME].some((form) => form.test(smsFrom)))
    throw new Error(
      'TWILIO_SMS_FROM must be a number like +6591234567, a messaging service (MG…) or a name of up to 11 letters and digits',
    )
  const whatsapp = whatsappFrom?.replace(/^whatsapp:/, '') ?? null
  if (whatsapp && !E164.test(whatsapp) && !SERVICE.test(whatsapp))
    throw new Error('TWILIO_WHATSAPP_FROM must be a number like +6591234567 or a messaging service (MG…)')
  const api = given('TWILIO_API_URL')
  const apiUrl = api ? urlOf('TWILIO_API_URL', api, ['https:', 'http:']).origin : 'https://api.twilio.com'
  return {
    accountSid,
    authToken,
    smsFrom,
    whatsappFrom: whatsapp,
    whatsappTemplates: readTemplates(given(TEMPLATES)),
    apiUrl,
  }
}

const DOMAIN = /^(?=.{4,190}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/

/** INBOUND_MAIL_DOMAIN and INBOUND_MAIL_SECRET: both of them, or nobody has an address to forward receipts to. */
export const readInboundMail = (env: Env): InboundMailSettings | null => {
  const domain = env.INBOUND_MAIL_DOMAIN?.trim().toLowerCase() || null
  const secret = env.INBOUND_MAIL_SECRET || null
  if (!domain && !secret) return null
  if (!domain || !secret)
    throw new Error('For receipts by mail set INBOUND_MAIL_DOMAIN and INBOUND_MAIL_SECRET; one of them is missing')
  if (!DOMAIN.test(domain)) throw new Error('INBOUND_MAIL_DOMAIN must be a domain like receipts.example.com')
  if (secret.length < 32) throw new Error('INBOUND_MAIL_SECRET must be at least 32 characters')
  return { domain, secret }
}
