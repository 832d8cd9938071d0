import { sql } from 'kysely'
import type { Services } from './context.ts'
import { enqueueJob, enqueueJobs } from './jobs.ts'
import { type Db, k } from './sql.ts'

export const CHANNELS = ['email', 'sms', 'whatsapp'] as const
export type Channel = (typeof CHANNELS)[number]

/** Words that were approved beforehand by a network that lets nobody write first otherwise, and what stands in their places, in order. */
export type ApprovedMessage = { name: string; values: readonly string[] }

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
  /** The same in words that WhatsApp has approved, where there are any. */
  approved?: ApprovedMessage
  /** How long what it says holds: after that it is not sent any more. */
  goodForMinutes?: number
}

export type Sealed = {
  subject: string
  text: string
  attachments?: readonly Attachment[]
  replyTo?: string
  unsubscribe?: string
  approved?: ApprovedMessage
}

/** A header is one line: what stands in it can begin no other. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** Where the words of a message are bound to. */
export const placeOfMessage = (id: string) => `outbox/${id}`

/** So many rows are written by one statement. */
const AT_ONCE = 500

const rowOf = (services: Pick<Services, 'fields'>, message: Message) => {
  const id = crypto.randomUUID()
  const { text, attachments = [], replyTo, unsubscribe, approved } = message
  const words: Sealed = {
    subject: oneLine(message.subject),
    text,
    ...(attachments.length > 0
      ? { attachments: attachments.map((a) => ({ ...a, filename: oneLine(a.filename) })) }
      : {}),
    ...(replyTo ? { replyTo: oneLine(replyTo) } : {}),
    ...(unsubscribe ? { unsubscribe: oneLine(unsubscribe) } : {}),
    ...(approved ? { approved } : {}),
  }
  return {
    id,
    company_id: message.companyId,
    channel: message.channel,
    template: message.template,
    recipient: message.recipient,
    country: message.country ?? null,
    language: message.language ?? 'en',
    sealed: services.fields.seal(message.companyId ?? 'platform', placeOfMessage(id), JSON.stringify(words)),
    key_version: services.fields.version,
    expires_at: message.goodForMinutes ? sql<string>`now() + make_interval(mins => ${message.goodForMinutes})` : null,
  }
}

/**
 * Puts messages into the outbox, in the transaction that causes them: rolled back with it, sent once it is committed. Their words are encrypted.
 * Answers with their ids, in order.
 */
export const sendMessages = async (
  services: Pick<Services, 'fields'>,
  db: Db,
  messages: readonly Message[],
): Promise<string[]> => {
  const ids: string[] = []
  for (let at = 0; at < messages.length; at += AT_ONCE) {
    const rows = messages.slice(at, at + AT_ONCE).map((message) => rowOf(services, message))
    await db.run(k.insertInto('outbox').values(rows))
    await enqueueJobs(
      db,
      DELIVER,
      rows.map(({ id }) => ({ payload: { id }, key: deliveryKey(id) })),
    )
    for (const { id } of rows) ids.push(id)
  }
  return ids
}

/** Puts one message into the outbox; answers with its id. */
export const sendMessage = async (services: Pick<Services, 'fields'>, db: Db, message: Message): Promise<string> => {
  const row = rowOf(services, message)
  await db.run(k.insertInto('outbox').values(row))
  await enqueueDelivery(db, row.id)
  return row.id
}

const DELIVER = 'deliver-message'
const deliveryKey = (id: string) => `message ${id}`

/** One delivery at a time is wanted of a message: a second job of the same key replaces the first. */
export const enqueueDelivery = (db: Db, id: string) => enqueueJob(db, DELIVER, { id }, deliveryKey(id))

/** The words of a message, in clear. */
export const openMessage = (
  services: Pick<Services, 'fields'>,
  row: { id: string; company_id: string | null; sealed: Buffer },
): Sealed =>
  JSON.parse(services.fields.open(row.company_id ?? 'platform', placeOfMessage(row.id), row.sealed)) as Sealed
