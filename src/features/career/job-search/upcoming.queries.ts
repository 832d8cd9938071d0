import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/** All of it As the person themselves. */

type Interview = { id: string; uid: string; starts_at: string; minutes: number; zone: string; place: string }
/** Those to come, and those that go on: of applications that go on. */
export const listUpcomingInterviews = (db: Db, now: string) =>
  db.many<Interview>(sql`
    select i.application_id id, i.ics_uid uid, i.starts_at, i.minutes, i.zone, i.place from interviews i
     where i.status = 'confirmed' and i.starts_at + make_interval(mins => i.minutes) > ${now}::timestamptz
     order by i.starts_at, i.id limit 100`)

export const listOpenOffers = (db: Db) =>
  db.many<{ id: string; offer: string; expires_on: string }>(sql`
    select application_id id, id offer, expires_on from offers where status = 'sent' order by expires_on limit 100`)

export const listReminders = (db: Db, userId: string) =>
  db.many<{ about: string; remind_on: string; remind_zone: string | null }>(sql`
    select about, remind_on, remind_zone from seeker_notes where user_id = ${userId} and remind_on is not null order by remind_on limit 200`)

export const listCards = (db: Db, userId: string) =>
  db.many<{ id: string; title: string; company: string }>(sql`
    select id, title, company from seeker_cards where user_id = ${userId}`)

export const findLanguage = async (db: Db, userId: string): Promise<string | null> =>
  (await db.maybe<{ language: string | null }>(sql`select language from users where id = ${userId}`))?.language ?? null
