import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

/** All of it As the person themselves. */

type Home = { name: string; country: string; lat: number; lng: number }
export const findHome = (db: Db, userId: string) =>
  db.maybe<Home>(sql`
    select place.name, place.country, place.lat, place.lng from seeker_profiles profile join places place on place.id = profile.place_id
      where profile.user_id = ${userId}`)

/** Jobs that are no news: applied for, set aside, hidden. */
export const listKnownJobs = (db: Db, userId: string) =>
  db.many<{ job_id: string }>(sql`
    select job_id from applications union select job_id from seeker_marks where user_id = ${userId}`)

type Down = { id: string; title: string; company: string; reason: string; at: string }
export const listTurnedDown = (db: Db, userId: string) =>
  db.many<Down>(sql`
    select mark.job_id id, advert.title, company.name company, mark.reason, mark.at from seeker_marks mark
      join job_adverts advert on advert.id = mark.job_id join companies company on company.id = advert.company_id
     where mark.user_id = ${userId} and mark.reason is not null order by mark.at desc, mark.job_id limit 500`)

export const upsertTurnDown = (db: Db, userId: string, jobId: string, { reason, at }: { reason: string; at: string }) =>
  db.run(
    k
      .insertInto('seeker_marks')
      .values({ user_id: userId, job_id: jobId, kind: 'hidden', reason, at })
      .onConflict((c) => c.columns(['user_id', 'job_id']).doUpdateSet({ kind: 'hidden', reason, at })),
  )

export const deleteTurnDown = (db: Db, userId: string, jobId: string) =>
  db.run(
    k
      .deleteFrom('seeker_marks')
      .where('user_id', '=', userId)
      .where('job_id', '=', jobId)
      .where('reason', 'is not', null),
  )

export const isAdvert = (db: Db, jobId: string) =>
  db.maybe<{ id: string }>(sql`select id from job_adverts where id = ${jobId}::uuid`)

export const listSkippedSteps = async (db: Db, userId: string): Promise<string[]> =>
  (await db.maybe(k.selectFrom('seeker_visits').select('skipped').where('user_id', '=', userId)))?.skipped ?? []

export const upsertSkippedSteps = (db: Db, userId: string, skipped: string[], at: string) =>
  db.run(
    k
      .insertInto('seeker_visits')
      .values({ user_id: userId, at, skipped })
      .onConflict((c) => c.column('user_id').doUpdateSet({ skipped })),
  )
