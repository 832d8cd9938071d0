import { sql } from 'kysely'
import type { Services } from './context.ts'
import { enqueueJob } from './jobs.ts'
import { type Db, k } from './sql.ts'

export const CHANNELS = ['email', 'sms', 'whatsapp'] as const
export type Channel = (typeof CHANNELS)[number]

/** `content` in base64. */
export type Attachment = { filename: string; contentType: string; content: string }

export type Message = {
  companyId: string | null
  channel: Channel
  template: string
  /** An e-mail address, or a telephone number as it stands on the record. */
  recipient: string
  /** Country (two letters) of a telephone number written without a country code. */
  country?: string | null
  language?: string
  subject: string
  text: string
  attachments?: readonly Attachment[]
  /** Where an answer goes, when not to us. */
  replyTo?: string
  /** The address that takes whoever gets this off the list with one click (RFC 8058). */
  unsubscribe?: string
  /** How long what it says holds: after that it is not sent any more. */
  goodForMinutes?: number
}

export type Sealed = {
  subject: string
  text: string
  attachments?: readonly Attachment[]
  replyTo?: string
  unsubscribe?: string
}

/** A header is one line: what stands in it can begin no other. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** Where the words of a message are bound to. */
export const placeOfMessage = (id: string) => `outbox/${id}`

/** Puts a message into the outbox, in the transaction that causes it: rolled back with it, sent once it is committed. Its words are encrypted. */
export const sendMessage = async (services: Pick<Services, 'fields'>, db: Db, message: Message): Promise<string> => {
  const id = crypto.randomUUID()
  const { text, attachments = [], replyTo, unsubscribe } = message
  const words: Sealed = {
    subject: oneLine(message.subject),
    text,
    ...(attachments.length > 0
      ? { attachments: attachments.map((a) => ({ ...a, filename: oneLine(a.filename) })) }
      : {}),
    ...(replyTo ? { replyTo: oneLine(replyTo) } : {}),
    ...(unsubscribe ? { unsubscribe: oneLine(unsubscribe) } : {}),
  }
  await db.run(
    k.insertInto('outbox').values({
      id,
      company_id: message.companyId,
      channel: message.channel,
      template: message.template,
      recipient: message.recipient,
      country: message.country ?? null,
      language: message.language ?? 'en',
      sealed: services.fields.seal(message.companyId ?? 'platform', placeOfMessage(id), JSON.stringify(words)),
      key_version: services.fields.version,
      expires_at: message.goodForMinutes ? sql`now() + make_interval(mins => ${message.goodForMinutes})` : null,
    }),
  )
  await enqueueDelivery(db, id)
  return id
}

/** One delivery at a time is wanted of a message: a second job of the same key replaces the first. */
export const enqueueDelivery = (db: Db, id: string) => enqueueJob(db, 'deliver-message', { id }, `message ${id}`)

/** The words of a message, in clear. */
export const openMessage = (
  services: Pick<Services, 'fields'>,
  row: { id: string; company_id: string | null; sealed: Buffer },
): Sealed =>
  JSON.parse(services.fields.open(row.company_id ?? 'platform', placeOfMessage(row.id), row.sealed)) as Sealed
