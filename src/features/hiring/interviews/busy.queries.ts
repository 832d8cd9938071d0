import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { BusyTime } from './busy.rules.ts'

export const findCalendar = (db: Db, companyId: string, userId: string) =>
  db.maybe(sql<{ read_at: string; reads_until: string; times: number }>`
    select calendar.read_at, calendar.reads_until,
           (select count(*)::int from busy_times time where time.company_id = calendar.company_id and time.user_id = calendar.user_id) times
      from busy_calendars calendar where calendar.company_id = ${companyId} and calendar.user_id = ${userId}`)

export const deleteCalendar = (db: Db, companyId: string, userId: string) =>
  db.run(k.deleteFrom('busy_calendars').where('company_id', '=', companyId).where('user_id', '=', userId))

type Read = { companyId: string; userId: string; readAt: string; readsUntil: string; times: readonly BusyTime[] }

/** Takes the place of what was read before. */
export const replaceCalendar = async (db: Db, { companyId, userId, readAt, readsUntil, times }: Read) => {
  await deleteCalendar(db, companyId, userId)
  await db.run(
    k
      .insertInto('busy_calendars')
      .values({ company_id: companyId, user_id: userId, read_at: readAt, reads_until: readsUntil }),
  )
  await db.run(sql`
    insert into busy_times (company_id, user_id, starts_at, ends_at)
    select ${companyId}::uuid, ${userId}::uuid, "startsAt", "endsAt"
      from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as read("startsAt" timestamptz, "endsAt" timestamptz)`)
}

type Stretch = { companyId: string; users: readonly string[]; from: string; until: string; except: string | null }
type Busy = { user_id: string; starts_at: string; ends_at: string; by: 'calendar' | 'interview' }

/** When some people are busy between two instants. */
export const listBusy = (db: Db, { companyId, users, from, until, except }: Stretch) =>
  db.many(sql<Busy>`
    select user_id, starts_at, ends_at, 'calendar' as by from busy_times
     where company_id = ${companyId} and user_id = any(${[...users]}::uuid[]) and starts_at < ${until}::timestamptz and ends_at > ${from}::timestamptz
    union all
    select panel.user_id, interview.starts_at, interview.starts_at + make_interval(mins => interview.minutes), 'interview'
      from interviews interview
      join interview_panel panel on panel.company_id = interview.company_id and panel.interview_id = interview.id and panel.left_at is null
     where interview.company_id = ${companyId} and interview.status = 'confirmed' and panel.user_id = any(${[...users]}::uuid[])
       and interview.id is distinct from ${except}::uuid and interview.starts_at < ${until}::timestamptz
       and interview.starts_at + make_interval(mins => interview.minutes) > ${from}::timestamptz
     order by starts_at`)

/** Of these, whose calendar was read. */
export const listWithCalendar = async (db: Db, companyId: string, users: readonly string[]): Promise<string[]> =>
  (
    await db.many(sql<{ user_id: string }>`
      select user_id from busy_calendars where company_id = ${companyId} and user_id = any(${[...users]}::uuid[])`)
  ).map(({ user_id }) => user_id)

/** Whoever books a time of theirs waits for whoever is booking one: always in the same order. */
export const lockInterviewers = async (db: Db, users: readonly string[]) => {
  for (const user of [...new Set(users)].sort())
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`interviewer ${user}`}, 0))`)
}
