import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

/** What a code proves: the address of an account, who signs an offer, or the telephone somebody wants alerts at. */
export type MailboxPurpose = 'address' | 'offer' | 'phone'

const CODE_TRIES = 5

type NewCode = { purpose: MailboxPurpose; subject: string; codeHash: Buffer; minutes: number }

/** Replaces the one before. */
export const insertMailboxCode = (db: Db, c: NewCode) => {
  const fresh = {
    code_hash: c.codeHash,
    tries: 0,
    created_at: sql<string>`now()`,
    expires_at: sql<string>`now() + make_interval(mins => ${c.minutes})`,
  }
  return db.run(
    k
      .insertInto('mailbox_codes')
      .values({ purpose: c.purpose, subject: c.subject, ...fresh })
      .onConflict((conflict) => conflict.columns(['purpose', 'subject']).doUpdateSet(fresh)),
  )
}

/** Counts a try, before it is known how it ends; undefined when there is none, it is too old or was tried too often. */
export const tryMailboxCode = (db: Db, purpose: MailboxPurpose, subject: string) =>
  db.maybe(
    k
      .updateTable('mailbox_codes')
      .set((c) => ({ tries: c('tries', '+', 1) }))
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .where('expires_at', '>', sql<string>`now()`)
      .where('tries', '<', CODE_TRIES)
      .returning('code_hash'),
  )

/** Its one use: false when somebody else was quicker. */
export const spendMailboxCode = async (db: Db, purpose: MailboxPurpose, subject: string, codeHash: Buffer) =>
  (await db.run(
    k
      .deleteFrom('mailbox_codes')
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .where('code_hash', '=', codeHash),
  )) === 1
