import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** Changes after which days are computed again, and the days that came out otherwise. */

export type NewRecount = {
  cause: 'settings' | 'limits' | 'again'
  fields: readonly string[]
  siteId: string | null
  userId: string | null
  /** The days asked for, where no rule says which they are. */
  span?: { from: Day; until: Day }
}

export const insertRecount = (db: Db, companyId: string, one: NewRecount) =>
  db.one(sql<{ id: string }>`
    insert into attendance_recounts (company_id, cause, fields, site_id, asked_by, from_day, until_day)
    values (${companyId}, ${one.cause}, ${[...one.fields]}::text[], ${one.siteId}, ${one.userId}, ${one.span?.from ?? null}, ${one.span?.until ?? null})
    returning id`)

export const findRecount = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<{ site_id: string | null; marked_at: string | null }>`
    select site_id, marked_at from attendance_recounts where company_id = ${companyId} and id = ${id}`)

/** Days of a legal entity that stay as they are. */
export type LockedSpan = { groupId: string | null; from: Day; until: Day }

const computedDays = (companyId: string, siteId: string | null, locked: readonly LockedSpan[]) => sql`
  from attendance_days day
  join employments employment on employment.company_id = day.company_id and employment.id = day.employment_id
  left join unnest(${locked.map((l) => l.groupId)}::uuid[], ${locked.map((l) => l.from)}::date[], ${locked.map((l) => l.until)}::date[])
         as span(entity_id, from_day, until_day)
    on span.entity_id is not distinct from employment.entity_id and day.work_date between span.from_day and span.until_day
 where day.company_id = ${companyId} and (${siteId}::uuid is null or day.site_id = ${siteId}::uuid)`

/** How many days are computed that nobody has locked, of how many people; and how many are locked. */
export const countComputed = (
  db: Db,
  companyId: string,
  { siteId, locked }: { siteId: string | null; locked: readonly LockedSpan[] },
) =>
  db.one(sql<{ days: number; people: number; locked: number }>`
    select count(*) filter (where span.from_day is null)::int as days,
           count(distinct day.employment_id) filter (where span.from_day is null)::int as people,
           count(*) filter (where span.from_day is not null)::int as locked
    ${computedDays(companyId, siteId, locked)}`)

/** The next people with computed days, in order. */
export const peopleAfter = async (
  db: Db,
  companyId: string,
  { siteId, after, limit }: { siteId: string | null; after: string | null; limit: number },
): Promise<string[]> =>
  (
    await db.many(sql<{ employment_id: string }>`
      select distinct employment_id from attendance_days
       where company_id = ${companyId} and (${siteId}::uuid is null or site_id = ${siteId}::uuid)
         and (${after}::uuid is null or employment_id > ${after}::uuid)
       order by employment_id limit ${limit}`)
  ).map((row) => row.employment_id)

/** Has the days of some people that are not locked wait, for a change. Answers how many. */
export const markForRecount = (
  db: Db,
  companyId: string,
  those: { id: string; siteId: string | null; employmentIds: readonly string[]; locked: readonly LockedSpan[] },
) =>
  db.run(sql`
    insert into attendance_dirty (company_id, employment_id, work_date, cause, recount_id)
    select day.company_id, day.employment_id, day.work_date, 'again', ${those.id}::uuid
    ${computedDays(companyId, those.siteId, those.locked)}
       and day.employment_id = any(${[...those.employmentIds]}::uuid[]) and span.from_day is null
     order by 2, 3
    on conflict (company_id, employment_id, work_date) do update set marked_at = clock_timestamp(), recount_id = excluded.recount_id`)

export const addMarked = (db: Db, companyId: string, id: string, { days, done }: { days: number; done: boolean }) =>
  db.run(sql`
    update attendance_recounts set days = days + ${days}, marked_at = case when ${done} then clock_timestamp() else marked_at end
     where company_id = ${companyId} and id = ${id}`)

/** What a day said that a change may make it say otherwise. */
export type DayFigures = {
  employment_id: string
  work_date: Day
  state: string
  counted: number
  overtime: number
  overtime_paid: number
}

export const dayFigures = (
  db: Db,
  companyId: string,
  ids: readonly string[],
  { from, until }: { from: Day; until: Day },
) =>
  db.many(sql<DayFigures>`
    select employment_id, work_date, state, counted, overtime, overtime_paid from attendance_days
     where company_id = ${companyId} and employment_id = any(${[...ids]}::uuid[]) and work_date between ${from}::date and ${until}::date`)

export type ChangedFigures = {
  recountId: string
  employmentId: string
  day: Day
  before: DayFigures | null
  after: DayFigures | null
}

/** Keeps what days were before and are now; a day computed twice for one change keeps what it was at first. */
export const upsertRecountDays = (db: Db, companyId: string, days: readonly ChangedFigures[]) => {
  const column = <T>(value: (one: ChangedFigures) => T): T[] => days.map(value)
  return db.run(sql`
    insert into attendance_recount_days (company_id, recount_id, employment_id, work_date, state_before, state_after,
      counted_before, counted_after, overtime_before, overtime_after, paid_before, paid_after)
    select ${companyId}::uuid, changed.*
      from unnest(${column((d) => d.recountId)}::uuid[], ${column((d) => d.employmentId)}::uuid[], ${column((d) => d.day)}::date[],
        ${column((d) => d.before?.state ?? null)}::text[], ${column((d) => d.after?.state ?? null)}::text[],
        ${column((d) => d.before?.counted ?? 0)}::int[], ${column((d) => d.after?.counted ?? 0)}::int[],
        ${column((d) => d.before?.overtime ?? 0)}::int[], ${column((d) => d.after?.overtime ?? 0)}::int[],
        ${column((d) => d.before?.overtime_paid ?? 0)}::int[], ${column((d) => d.after?.overtime_paid ?? 0)}::int[]) as changed
    on conflict (company_id, recount_id, employment_id, work_date) do update
      set state_after = excluded.state_after, counted_after = excluded.counted_after, overtime_after = excluded.overtime_after,
          paid_after = excluded.paid_after`)
}

export type FinishedRecount = {
  id: string
  asked_by: string | null
  days: number
  changed_days: number
  changed_people: number
}

/** Changes of which nothing waits any more are finished: said once, with what came out otherwise. */
export const finishRecounts = (db: Db, companyId: string) =>
  db.many(sql<FinishedRecount>`
    with finished as (
      update attendance_recounts recount set finished_at = clock_timestamp()
       where recount.company_id = ${companyId} and recount.finished_at is null and recount.marked_at is not null
         and not exists (select from attendance_dirty waiting where waiting.company_id = recount.company_id and waiting.recount_id = recount.id)
      returning id, asked_by, days)
    select finished.id, finished.asked_by, finished.days, count(day.work_date)::int as changed_days,
           count(distinct day.employment_id)::int as changed_people
      from finished
      left join attendance_recount_days day on day.company_id = ${companyId} and day.recount_id = finished.id
       and (day.state_before, day.counted_before, day.overtime_before, day.paid_before)
         is distinct from (day.state_after, day.counted_after, day.overtime_after, day.paid_after)
     group by finished.id, finished.asked_by, finished.days`)

export type RecountRow = {
  id: string
  cause: 'settings' | 'limits' | 'again'
  from_day: Day | null
  until_day: Day | null
  fields: string[]
  site: string | null
  asked_by: string | null
  asked_at: string
  finished_at: string | null
  days: number
  changed_days: number
  changed_people: number
  counted: number
  overtime: number
  paid: number
}

/** The latest changes, with the sums of what came out otherwise. */
export const listRecounts = (db: Db, companyId: string) =>
  db.many(sql<RecountRow>`
    select recount.id, recount.cause, recount.fields, recount.from_day, recount.until_day, site.name as site, recount.asked_at, recount.finished_at, recount.days,
           nullif(trim(account.first_name || ' ' || account.last_name), '') as asked_by,
           count(day.work_date)::int as changed_days, count(distinct day.employment_id)::int as changed_people,
           coalesce(sum(day.counted_after - day.counted_before), 0)::int as counted,
           coalesce(sum(day.overtime_after - day.overtime_before), 0)::int as overtime,
           coalesce(sum(day.paid_after - day.paid_before), 0)::int as paid
      from attendance_recounts recount
      left join sites site on site.company_id = recount.company_id and site.id = recount.site_id
      left join users account on account.id = recount.asked_by
      left join attendance_recount_days day on day.company_id = recount.company_id and day.recount_id = recount.id
       and (day.state_before, day.counted_before, day.overtime_before, day.paid_before)
         is distinct from (day.state_after, day.counted_after, day.overtime_after, day.paid_after)
     where recount.company_id = ${companyId}
     group by recount.company_id, recount.id, site.name, account.first_name, account.last_name
     order by recount.asked_at desc limit 20`)

/** Days that came out otherwise after one change, those that differ most first. */
export const listRecountDays = (db: Db, companyId: string, id: string) =>
  db.many(sql<{
    employee_id: string
    name: string
    work_date: Day
    counted_before: number
    counted_after: number
    overtime_before: number
    overtime_after: number
    paid_before: number
    paid_after: number
    state_before: string | null
    state_after: string | null
  }>`
    select employee.id as employee_id, employee.full_name as name, day.work_date, day.counted_before, day.counted_after,
           day.overtime_before, day.overtime_after, day.paid_before, day.paid_after, day.state_before, day.state_after
      from attendance_recount_days day
      join employments employment on employment.company_id = day.company_id and employment.id = day.employment_id
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where day.company_id = ${companyId} and day.recount_id = ${id}
       and (day.state_before, day.counted_before, day.overtime_before, day.paid_before)
         is distinct from (day.state_after, day.counted_after, day.overtime_after, day.paid_after)
     order by abs(day.counted_after - day.counted_before) + abs(day.overtime_after - day.overtime_before)
            + abs(day.paid_after - day.paid_before) desc, day.work_date desc, employee.full_name
     limit 200`)

export const accountOfEvent = (db: Db, userId: string) =>
  db.maybe(sql<{ id: string; email: string; first_name: string; language: string | null }>`
    select id, email, first_name, language from users where id = ${userId} and disabled_at is null`)
