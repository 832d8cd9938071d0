import twilio from 'twilio'
import { type Outcome, type OutgoingMessage, type Transport, Undeliverable } from '../../../../server/carriers.ts'
import type { TwilioSettings } from '../../../../server/settings.messages.ts'
import { receiveOutcome } from '../contract.ts'
import { LETTER_LANGUAGES } from '../languages.rules.ts'
import { toE164 } from '../phone.rules.ts'
import { endOf } from '../rules.ts'
import { approvedNames } from '../templates/approved.ts'
import { NEXT_LANGUAGE } from '../templates/template.ts'

const TIMEOUT = 20_000
const OFFICIAL = 'https://api.twilio.com'

/** The SDK's own client, sent to another address where one is set: a region of the service, or a test. */
class ClientAt extends twilio.RequestClient {
  readonly #origin: string
  constructor(origin: string) {
    super({ timeout: TIMEOUT })
    this.#origin = origin
  }
  override request<T>(options: Parameters<typeof twilio.RequestClient.prototype.request<T>>[0]) {
    return super.request<T>({ ...options, uri: options.uri.replace(OFFICIAL, this.#origin) })
  }
}

type ProviderError = Error & { status?: number; code?: number | string }

/** A 4xx about this message: the number, its words, consent. Our keys (401, 403), a missing page (404) and haste (429) are tried again. */
const isFinal = ({ status, code }: ProviderError): boolean =>
  typeof code === 'number' &&
  status !== undefined &&
  status >= 400 &&
  status < 500 &&
  ![401, 403, 404, 408, 429].includes(status)

const errorText = ({ message, code }: ProviderError) => (code ? `${message} (Twilio ${code})` : message)

/** A name that no message of ours has would never be used: said at the start, not found out by a letter that was refused. */
const refuseUnknownNames = (templates: TwilioSettings['whatsappTemplates']): void => {
  for (const [name, ids] of Object.entries(templates)) {
    if (!approvedNames.includes(name))
      throw new Error(`TWILIO_WHATSAPP_TEMPLATES: no message is called ${name}; there are ${approvedNames.join(', ')}`)
    for (const language of Object.keys(ids))
      if (!LETTER_LANGUAGES.some((one) => one === language))
        throw new Error(
          `TWILIO_WHATSAPP_TEMPLATES: nothing is written in ${language}; there are ${LETTER_LANGUAGES.join(', ')}`,
        )
  }
}

/** SMS and WhatsApp through Twilio's own library. */
export const twilioTransports = (
  { accountSid, authToken, smsFrom, whatsappFrom, whatsappTemplates, apiUrl }: TwilioSettings,
  publicUrl: string,
) => {
  // Twilio refuses a message whose address for its outcome it cannot reach: a server without one of the network asks instead.
  const told = publicUrl.startsWith('https://') ? { statusCallback: `${publicUrl}${receiveOutcome.path}` } : {}

  refuseUnknownNames(whatsappTemplates)
  /** Words of our own, or where WhatsApp has approved them, their id and what stands in their places. */
  const wordsOf = ({ text, language, approved }: OutgoingMessage, prefix: string) => {
    const contentSid = prefix && approved && whatsappTemplates[approved.name]?.[language]
    if (!contentSid) return { body: text }
    const places = Object.fromEntries(approved.values.map((value, i) => [String(i + 1), value]))
    return { contentSid, contentVariables: JSON.stringify(places) }
  }
  const client = twilio(accountSid, authToken, { httpClient: new ClientAt(apiUrl) })
  const transport = (from: string, prefix: '' | 'whatsapp:'): Transport => {
    const to = (letter: OutgoingMessage): string => {
      const number = toE164(letter.to, letter.country)
      if (!number) throw new Undeliverable('The telephone number is not one that messages can be sent to.')
      return prefix + number
    }
    return {
      send: async (letter) => {
        const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from: prefix + from }
        try {
          return (await client.messages.create({ to: to(letter), ...wordsOf(letter, prefix), ...sender, ...told })).sid
        } catch (error) {
          if (isFinal(error as ProviderError)) throw new Undeliverable(`Refused: ${errorText(error as ProviderError)}`)
          throw error
        }
      },
      // Twilio has no idempotency key for messages, but lists what it took: the words of a message hold its own link.
      find: async (letter) => {
        const since = Date.parse(letter.writtenAt) - 60_000
        const taken = await client.messages.list({ to: to(letter), limit: 50 })
        // Approved words are of one language; a proof's are not ours, but its code is in no other message.
        const [first = ''] = letter.text.split(NEXT_LANGUAGE)
        const [code, ...others] = letter.approved?.values ?? []
        const isSame = (body: string) =>
          body.includes(first) || (code !== undefined && others.length === 0 && body.includes(code))
        const same = taken.filter((m) => m.dateCreated.getTime() >= since && isSame(m.body))
        // One that did not arrive is no reason not to send it again.
        return same.find(({ status }) => endOf(status) !== 'failed')?.sid ?? null
      },
      follow: async (sid): Promise<Outcome> => {
        const { status, errorCode, errorMessage } = await client.messages(sid).fetch()
        const end = endOf(status)
        if (end === 'delivered') return { state: 'delivered' }
        if (end === null) return { state: 'on its way' }
        return { state: 'failed', reason: `Not delivered: ${errorMessage || status} (Twilio ${errorCode})` }
      },
      close: () => {},
    }
  }
  return {
    sms: smsFrom ? transport(smsFrom, '') : null,
    whatsapp: whatsappFrom ? transport(whatsappFrom, 'whatsapp:') : null,
  }
}
