import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

const SHOWN = ['id', 'agent', 'created_at', 'last_used_at'] as const

export const listDevices = (db: Db, userId: string) =>
  db.many(
    k
      .selectFrom('push_devices')
      .select([...SHOWN, 'endpoint', 'p256dh', 'auth'])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc'),
  )

type Device = { userId: string; endpoint: string; p256dh: Buffer; auth: Buffer; agent: string; at: string }

/** A browser that somebody else signed out of belongs to whoever uses it now. As the platform: the row may be another's. */
export const putDevice = (db: Db, { userId, endpoint, p256dh, auth, agent, at }: Device) => {
  const values = { user_id: userId, p256dh, auth, agent, created_at: at, last_used_at: null }
  return db.one(
    k
      .insertInto('push_devices')
      .values({ endpoint, ...values })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
      .returning(SHOWN),
  )
}

/** All but the newest ones. */
export const dropOldDevices = (db: Db, userId: string, most: number) =>
  db.run(sql`delete from push_devices where user_id = ${userId} and id not in
    (select id from push_devices where user_id = ${userId} order by created_at desc, id limit ${most})`)

export const removeDevice = (db: Db, userId: string, id: string): Promise<number> =>
  db.run(k.deleteFrom('push_devices').where('user_id', '=', userId).where('id', '=', id))

export const findDevice = (db: Db, id: string) =>
  db.maybe(k.selectFrom('push_devices').selectAll().where('id', '=', id))

/** Nobody takes messages there any more. Not one that was renewed meanwhile. */
export const dropDevice = (db: Db, id: string, endpoint: string) =>
  db.run(k.deleteFrom('push_devices').where('id', '=', id).where('endpoint', '=', endpoint))

export const noteDeviceUsed = (db: Db, id: string, at: string) =>
  db.run(k.updateTable('push_devices').set({ last_used_at: at }).where('id', '=', id))
