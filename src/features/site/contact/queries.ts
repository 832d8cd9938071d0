import { sql } from 'kysely'
import { countUpTo, type ListOrder, type ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'

type Message = {
  name: string
  email: string
  company: string | null
  country: string | null
  topic: string
  message: string
  language: string
  address: string
}

export const insertContactMessage = (db: Db, message: Message) =>
  db.one(k.insertInto('contact_messages').values(message).returning('id'))

export const MESSAGE_ORDERS: { newest: ListOrder } = {
  newest: [
    { by: sql.ref('created_at'), type: 'instant', descending: true },
    { by: sql.ref('id'), type: 'uuid' },
  ],
}

export const listContactMessages = (db: Db, part: ListPart) =>
  db.many(
    k
      .selectFrom('contact_messages')
      .select(['id', 'name', 'email', 'company', 'country', 'topic', 'message', 'language', 'created_at'])
      .select(part.key.as('place'))
      .where(part.after)
      .modifyEnd(part.end),
  )

export const countContactMessages = async (db: Db): Promise<number> =>
  (await db.one(countUpTo(sql`from contact_messages`))).n
