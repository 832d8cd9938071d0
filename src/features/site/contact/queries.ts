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

export const listContactMessages = (db: Db, size: number, from: number) =>
  db.many(
    k
      .selectFrom('contact_messages')
      .select(['id', 'name', 'email', 'company', 'country', 'topic', 'message', 'language', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(size)
      .offset(from),
  )

export const countContactMessages = async (db: Db): Promise<number> => {
  const { n } = await db.one(k.selectFrom('contact_messages').select((eb) => eb.fn.countAll<string>().as('n')))
  return Number(n)
}
