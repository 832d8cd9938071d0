import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

/** What somebody is told, with who they are. */
const TOLD = [
  'notification.id',
  'notification.user_id',
  'notification.from_company',
  'notification.event',
  'notification.same_key',
  'notification.link',
  'notification.sealed',
  'notification.read_at',
  'account.email as address',
  'account.language',
  'account.first_name',
  'account.role',
  'account.company_id',
] as const

const selectUnsent = () =>
  k
    .selectFrom('notifications as notification')
    .innerJoin('users as account', 'account.id', 'notification.user_id')
    .select(TOLD)
    .where('account.disabled_at', 'is', null)

/** Letters whose quiet hours are over. */
export const lockWaiting = (db: Db, now: string, most: number) =>
  db.many(
    selectUnsent()
      .where('notification.email', '=', 'waiting')
      .where('notification.email_at', '<=', now)
      .orderBy('notification.email_at')
      .limit(most)
      .forUpdate('notification')
      .skipLocked(),
  )

export const findNotified = (db: Db, id: string) => db.maybe(selectUnsent().where('notification.id', '=', id))

/** `none`: they have read it meanwhile. */
export const setEmailed = (db: Db, ids: readonly string[], email: 'sent' | 'none') =>
  db.run(
    k
      .updateTable('notifications')
      .set({ email, email_at: null })
      .where('id', 'in', [...ids]),
  )

/** Everybody for whom a digest is being gathered, with the days of their last ones. */
export const listDigestReaders = (db: Db) =>
  db.many(sql<{ userId: string; zone: string; pace: 'daily' | 'weekly'; last: string | null }>`
    select gathered.user_id "userId", coalesce(setting.zone, 'UTC') zone, gathered.email pace,
           case gathered.email when 'daily' then setting.daily_on else setting.weekly_on end as last
      from (select distinct user_id, email from notifications where email in ('daily', 'weekly')) as gathered
      left join notification_settings as setting on setting.user_id = gathered.user_id`)

export const lockDigest = (db: Db, userId: string, pace: 'daily' | 'weekly', most: number) =>
  db.many(
    selectUnsent()
      .where('notification.user_id', '=', userId)
      .where('notification.email', '=', pace)
      .orderBy('notification.created_at', 'desc')
      .limit(most)
      .forUpdate('notification'),
  )

export const noteDigest = (db: Db, userId: string, pace: 'daily' | 'weekly', day: string) =>
  db.run(
    pace === 'daily'
      ? k.updateTable('notification_settings').set({ daily_on: day }).where('user_id', '=', userId)
      : k.updateTable('notification_settings').set({ weekly_on: day }).where('user_id', '=', userId),
  )

export const forgetNotifications = (db: Db, readBefore: string, anyBefore: string) =>
  db.run(
    k
      .deleteFrom('notifications')
      .where((where) => where.or([where('created_at', '<', anyBefore), where('read_at', '<', readBefore)])),
  )

export const wantsDetails = async (db: Db, userId: string): Promise<boolean> =>
  (await db.maybe(k.selectFrom('notification_settings').select('push_details').where('user_id', '=', userId)))
    ?.push_details ?? false
