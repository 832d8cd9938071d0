import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Wishes } from './rules.ts'

const ROW = ['id', 'user_id', 'from_company', 'event', 'same_key', 'link', 'sealed', 'created_at', 'read_at'] as const

export type StoredNotification = Awaited<ReturnType<typeof listNotifications>>[number]

/** What people chose for an event, by account; whoever is closed out is left out. */
export const wishesOf = async (
  db: Db,
  event: string,
  userIds: readonly string[],
): Promise<Map<string, Wishes & { userId: string }>> => {
  const rows = await db.many(sql<Wishes & { userId: string }>`
    select user_id "userId", listed, email, push, zone, to_char(quiet_from, 'HH24:MI') "quietFrom", to_char(quiet_to, 'HH24:MI') "quietTo", devices
      from notification_wishes(${userIds}::uuid[], ${event})`)
  return new Map(rows.map((row) => [row.userId, row]))
}

export type NotificationRow = {
  id: string
  user_id: string
  from_company: string | null
  event: string
  same_key: string
  link: string
  /** base64 */
  sealed: string
  key_version: number
  listed: boolean
  email: string
  email_at: string | null
  at: string
}

/** Which of it is news to whom; the id is that of the row that is there. */
export const putNotifications = (db: Db, rows: readonly NotificationRow[]) =>
  db.many(
    sql<{
      id: string
      user_id: string
      fresh: boolean
    }>`select id, user_id, fresh from put_notifications(${JSON.stringify(rows)}::json)`,
  )

type Page = { before: string | null; unread: boolean; most: number }

export const listNotifications = (db: Db, userId: string, { before, unread, most }: Page) => {
  let list = k
    .selectFrom('notifications')
    .select(ROW)
    .where('user_id', '=', userId)
    .where('listed', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
  if (unread) list = list.where('read_at', 'is', null)
  if (before)
    list = list.where(
      sql<boolean>`(created_at, id) < (select last.created_at, last.id from notifications as last where last.id = ${before} and last.user_id = ${userId})`,
    )
  return db.many(list)
}

/** Counted to a hundred: the bell says 99+. */
export const countUnread = async (db: Db, userId: string): Promise<number> =>
  (
    await db.one(sql<{ unread: number }>`
      select count(*)::int unread from (select from notifications
       where user_id = ${userId} and listed and read_at is null limit 100) as counted`)
  ).unread

export const findNewest = async (db: Db, userId: string): Promise<string | null> =>
  (
    await db.maybe(
      k
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', userId)
        .where('listed', '=', true)
        .where('read_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
  )?.id ?? null

export const markNotifications = (db: Db, userId: string, ids: readonly string[], readAt: string | null) =>
  db.run(
    k
      .updateTable('notifications')
      .set({ read_at: readAt })
      .where('user_id', '=', userId)
      .where('id', 'in', [...ids])
      .where('read_at', readAt === null ? 'is not' : 'is', null),
  )

export const markAllRead = (db: Db, userId: string, readAt: string): Promise<number> =>
  db.run(
    k
      .updateTable('notifications')
      .set({ read_at: readAt })
      .where('user_id', '=', userId)
      .where('listed', '=', true)
      .where('read_at', 'is', null),
  )

export const unmarkAllRead = (db: Db, userId: string, readAt: string) =>
  db.run(
    k.updateTable('notifications').set({ read_at: null }).where('user_id', '=', userId).where('read_at', '=', readAt),
  )

export const findSettings = (db: Db, userId: string) =>
  db.maybe(sql<{ zone: string; quietFrom: string | null; quietTo: string | null; pushDetails: boolean }>`
    select zone, to_char(quiet_from, 'HH24:MI') "quietFrom", to_char(quiet_to, 'HH24:MI') "quietTo", push_details "pushDetails"
      from notification_settings where user_id = ${userId}`)

export const listChoices = (db: Db, userId: string) =>
  db.many(
    k.selectFrom('notification_choices').select(['event', 'listed', 'email', 'push']).where('user_id', '=', userId),
  )

type Settings = { zone: string; quietFrom: string | null; quietTo: string | null; pushDetails: boolean }

export const saveSettings = (db: Db, userId: string, input: Settings) => {
  const values = {
    zone: input.zone,
    quiet_from: input.quietFrom,
    quiet_to: input.quietTo,
    push_details: input.pushDetails,
  }
  return db.run(
    k
      .insertInto('notification_settings')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values)),
  )
}

type Choice = { event: string; listed: boolean; email: string; push: boolean }

/** What is as the event says needs no row: a change of what an event says then reaches whoever chose nothing. */
export const saveChoices = async (db: Db, userId: string, choices: readonly Choice[]) => {
  await db.run(k.deleteFrom('notification_choices').where('user_id', '=', userId))
  if (choices.length > 0)
    await db.run(k.insertInto('notification_choices').values(choices.map((choice) => ({ user_id: userId, ...choice }))))
}
