import { sql } from 'kysely'
import type { Ground } from './context.ts'
import { KEY_VERSION } from './crypto.ts'
import { type Db, k } from './sql.ts'

export type Message = {
  companyId: string | null
  channel: 'email' | 'sms' | 'whatsapp'
  template: string
  recipient: string
  language?: string
  subject: string
  text: string
}

/** Puts a message into the outbox, in the transaction that causes it: rolled back with it, sent once it is committed. Its words are encrypted. */
export const sendMessage = async (ground: Pick<Ground, 'fields'>, db: Db, message: Message): Promise<string> => {
  const id = crypto.randomUUID()
  const sealed = ground.fields.seal(
    message.companyId ?? 'platform',
    `outbox/${id}`,
    JSON.stringify({ subject: message.subject, text: message.text }),
  )
  await db.run(
    k.insertInto('outbox').values({
      id,
      company_id: message.companyId,
      channel: message.channel,
      template: message.template,
      recipient: message.recipient,
      language: message.language ?? 'en',
      sealed,
      key_version: KEY_VERSION,
    }),
  )
  await db.run(sql`select enqueue_job('deliver-message', ${JSON.stringify({ id })}::json, ${`message ${id}`})`)
  return id
}
