import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

type NewTrial = { orderId: string; emailName: Buffer; cardName: Buffer | null; at: string }

/** Keeps that a trial begins; false when this mailbox or this card has had one with another order. */
export const insertTrial = async (db: Db, { orderId, emailName, cardName, at }: NewTrial): Promise<boolean> => {
  await db.run(sql`
    insert into plan_trials (order_id, email_name, card_name, begun_at)
    values (${orderId}::uuid, ${emailName}, ${cardName}, ${at}::timestamptz) on conflict do nothing`)
  return (await db.maybe(sql`select order_id from plan_trials where order_id = ${orderId}::uuid`)) !== undefined
}

/** Whether somebody began a trial, or was refused one, with any order of theirs, or had one with another account of the same mailbox. */
export const hadTrial = async (db: Db, userId: string, emailName: Buffer): Promise<boolean> =>
  (
    await db.one<{ had: boolean }>(sql`
      select exists (select from plan_orders where user_id = ${userId}::uuid and trial_until is not null and state not in ('open', 'abandoned'))
          or exists (select from plan_trials where email_name = ${emailName}) as had`)
  ).had

/** The e-mail address of somebody’s account. */
export const getEmailOf = async (db: Db, userId: string): Promise<string> =>
  (await db.one<{ email: string }>(sql`select email from users where id = ${userId}::uuid`)).email
