import { sql } from 'kysely'
import type { Facts } from '../../../countries/country.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Direction } from './punches.rules.ts'

export type DirtyCause = 'punch' | 'fix' | 'overtime' | 'plan' | 'clock' | 'limit' | 'again'
export type DirtyDay = { employment_id: string; work_date: Day; cause: DirtyCause }
/** `recount_id`: the change of a rule that it waits for. */
export type TakenDay = DirtyDay & { recount_id: string | null }

/**
 * Marks days to be computed again. A day that waits already is marked anew: whoever is just computing it waits for this, or this for them,
 * and nothing that came in between is lost.
 */
export const markDirty = (db: Db, companyId: string, days: readonly DirtyDay[]) => {
  const unique = [...new Map(days.map((day) => [`${day.employment_id} ${day.work_date}`, day] as const)).values()]
  // In one order for all, so that two who mark the same days do not wait for each other.
  unique.sort((a, b) => (`${a.employment_id}${a.work_date}` < `${b.employment_id}${b.work_date}` ? -1 : 1))
  return db.run(sql`
    insert into attendance_dirty (company_id, employment_id, work_date, cause)
    select ${companyId}, marked.employment_id, marked.work_date, marked.cause
      from unnest(${unique.map((d) => d.employment_id)}::uuid[], ${unique.map((d) => d.work_date)}::date[], ${unique.map((d) => d.cause)}::text[])
        as marked(employment_id, work_date, cause)
    on conflict (company_id, employment_id, work_date) do update set marked_at = clock_timestamp(), cause = excluded.cause`)
}

/** Marks every day of spans, 400 of each at most: what lies farther ahead is computed when it comes. */
export const markDirtySpans = (
  db: Db,
  companyId: string,
  spans: readonly { employmentId: string; from: Day; until: Day }[],
  cause: DirtyCause,
) =>
  db.run(sql`
    insert into attendance_dirty (company_id, employment_id, work_date, cause)
    select distinct ${companyId}::uuid, span.employment_id, day::date, ${cause}
      from unnest(${spans.map((s) => s.employmentId)}::uuid[], ${spans.map((s) => s.from)}::date[], ${spans.map((s) => s.until)}::date[])
        as span(employment_id, from_day, until_day)
      cross join lateral generate_series(span.from_day, least(span.until_day, span.from_day + 400), interval '1 day') as day
     order by 2, 3
    on conflict (company_id, employment_id, work_date) do update set marked_at = clock_timestamp(), cause = excluded.cause`)

/** Employments with days that wait, those that wait longest first. All that waits is read for it: asked once for many transactions. */
export const listDirtyEmployments = async (db: Db, companyId: string, most: number): Promise<string[]> =>
  (
    await db.many(sql<{ employment_id: string }>`
      select employment_id from attendance_dirty where company_id = ${companyId}
       group by employment_id order by min(marked_at), employment_id limit ${most}`)
  ).map((row) => row.employment_id)

/** Those of some employments that nobody else is computing; they are held until the transaction ends. */
export const holdEmployments = async (db: Db, companyId: string, ids: readonly string[]): Promise<string[]> =>
  (
    await db.many(sql<{ employment_id: string }>`
      select employment_id from unnest(${[...ids]}::uuid[]) as employment_id
       where pg_try_advisory_xact_lock(hashtextextended('attendance ' || ${companyId}::text || ' ' || employment_id::text, 0))`)
  ).map((row) => row.employment_id)

/** Takes the days that wait of some employments. */
export const takeDirty = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<TakenDay>`
    delete from attendance_dirty where company_id = ${companyId} and employment_id = any(${[...ids]}::uuid[])
    returning employment_id, work_date, cause, recount_id`)

export const countDirty = async (db: Db, companyId: string): Promise<number> =>
  (await db.one(sql<{ n: number }>`select count(*)::int as n from attendance_dirty where company_id = ${companyId}`)).n

export type EmploymentFacts = {
  id: string
  employee_id: string
  entity_id: string | null
  started_on: Day
  ended_on: Day | null
  facts: Facts
  employee_type: string
  country: string
  region: string | null
  /** The first day on which somebody was waited for: of a punch, or that a plan held which was there by then. Null: none yet. */
  tracked_from: Day | null
}

export const employmentFacts = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<EmploymentFacts>`
    select employment.id, employment.employee_id, employment.entity_id, employment.started_on, employment.ended_on,
           employee.facts, employee.employee_type, employee.country, employee.facts ->> 'province' as region,
           least(
             (select (punch.at at time zone punch.zone)::date from punches punch
               where punch.company_id = employment.company_id and punch.employment_id = employment.id order by punch.at limit 1),
             (select (fix.at at time zone 'UTC')::date from punch_fixes fix
               where fix.company_id = employment.company_id and fix.employment_id = employment.id and fix.kind = 'add' order by fix.at limit 1),
             (select min(greatest(given.effective_from, (given.entered_at at time zone 'UTC')::date)) from schedule_assignments given
               where given.company_id = employment.company_id and given.employment_id = employment.id and given.schedule_id is not null),
             (select min(greatest(shift.work_date, (shift.published_at at time zone 'UTC')::date)) from roster_shifts shift
               where shift.company_id = employment.company_id and shift.employment_id = employment.id and shift.published_at is not null)
           ) as tracked_from
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where employment.company_id = ${companyId} and employment.id = any(${[...ids]}::uuid[])`)

export type TermsFacts = {
  employment_id: string
  effective_from: Day
  id: number
  country: string
  region: string | null
  site_id: string | null
  site_place: string | null
  weekly_hours: string | null
}

/** Terms of employments that are not taken back, the earliest first. */
export const termsFacts = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<TermsFacts>`
    select terms.employment_id, terms.effective_from, terms.id, terms.country, terms.region, terms.site_id, site.place as site_place,
           terms.weekly_hours::text as weekly_hours
      from employment_terms terms
      left join sites site on site.company_id = terms.company_id and site.id = terms.site_id
     where terms.company_id = ${companyId} and terms.employment_id = any(${[...ids]}::uuid[]) and terms.voids_id is null
       and not exists (select from employment_terms taken where taken.company_id = terms.company_id
             and taken.employment_id = terms.employment_id and taken.voids_id = terms.id)
     order by terms.employment_id, terms.effective_from, terms.id`)

type Span = { from: string; until: string }

export type PunchFacts = {
  employment_id: string
  id: string
  at: string
  direction: Direction
  device_id: string | null
  device_seq: number | null
}

export const punchesIn = (db: Db, companyId: string, ids: readonly string[], { from, until }: Span) =>
  db.many(sql<PunchFacts>`
    select employment_id, id, at, direction, device_id, device_seq from punches
     where company_id = ${companyId} and employment_id = any(${[...ids]}::uuid[]) and at >= ${from} and at < ${until}
     order by employment_id, at`)

export type FixFacts = {
  employment_id: string
  id: string
  entered_at: string
  kind: 'add' | 'void' | 'retime'
  punch_id: string | null
  at: string | null
  direction: Direction | null
}

/** Fixes of punches in a span or that bring one into it. */
export const fixesIn = (db: Db, companyId: string, ids: readonly string[], { from, until }: Span) =>
  db.many(sql<FixFacts>`
    select fix.employment_id, fix.id, fix.entered_at, fix.kind, fix.punch_id, fix.at, fix.direction from punch_fixes fix
     where fix.company_id = ${companyId} and fix.employment_id = any(${[...ids]}::uuid[])
       and (fix.at is null or (fix.at >= ${from} and fix.at < ${until}) or fix.kind = 'retime')`)

export const approvedOvertime = (db: Db, companyId: string, ids: readonly string[], { from, until }: Span) =>
  db.many(sql<{ employment_id: string; work_date: Day; minutes: number }>`
    select employment_id, work_date, approved_minutes as minutes from overtime_requests
     where company_id = ${companyId} and employment_id = any(${[...ids]}::uuid[]) and state = 'approved'
       and work_date between ${from}::date and ${until}::date`)

/** Minutes of earlier days: each of the last three weeks by itself, before that by month. */
export const usedMinutes = (
  db: Db,
  companyId: string,
  ids: readonly string[],
  { from, before, single }: { from: Day; before: Day; single: Day },
) =>
  db.many(sql<{ employment_id: string; day: Day; counted: number; overtime: number; paid: number }>`
    select employment_id, case when work_date >= ${single}::date then work_date else greatest(date_trunc('month', work_date)::date, ${from}::date) end as day,
           sum(counted)::int as counted, sum(overtime)::int as overtime, sum(overtime_paid)::int as paid
      from attendance_days
     where company_id = ${companyId} and employment_id = any(${[...ids]}::uuid[])
       and work_date >= ${from}::date and work_date < ${before}::date and counted > 0
     group by 1, 2`)

/** A day as it is stored: its minutes, and the fingerprint of all of it. */
export type StoredTotals = {
  employment_id: string
  work_date: Day
  counted: number
  overtime: number
  overtime_paid: number
  fingerprint: string | null
}

/** Days as they are stored: to see what changed. */
export const storedDays = (db: Db, companyId: string, ids: readonly string[], { from, until }: Span) =>
  db.many(sql<StoredTotals>`
    select employment_id, work_date, counted, overtime, overtime_paid, fingerprint from attendance_days
     where company_id = ${companyId} and employment_id = any(${[...ids]}::uuid[]) and work_date between ${from}::date and ${until}::date`)

/** Days with overtime after a week, up to a day: a limit over a longer period may hold other minutes of them now. */
export const markOvertimeAfter = (
  db: Db,
  companyId: string,
  those: readonly { employmentId: string; after: Day; until: Day }[],
) =>
  db.run(sql`
    insert into attendance_dirty (company_id, employment_id, work_date, cause)
    select distinct day.company_id, day.employment_id, day.work_date, 'limit'
      from unnest(${those.map((t) => t.employmentId)}::uuid[], ${those.map((t) => t.after)}::date[], ${those.map((t) => t.until)}::date[])
             as span(employment_id, after_day, until_day)
      join attendance_days day on day.company_id = ${companyId} and day.employment_id = span.employment_id
       and day.work_date > span.after_day and day.work_date <= span.until_day and day.overtime > 0
     order by 2, 3
    on conflict (company_id, employment_id, work_date) do update set marked_at = clock_timestamp()`)

/** Up to when each device of a site has delivered; those silent for three days hold nobody up. */
export const deliveredUntil = (db: Db, companyId: string, since: string) =>
  db.many(sql<{ site_id: string; delivered_until: string }>`
    select site_id, min(delivered_until) as delivered_until from punch_devices
     where company_id = ${companyId} and revoked_at is null and site_id is not null and delivered_until is not null and seen_at > ${since}
     group by site_id`)

/** Minutes of days that count towards overtime, of some people: where weeks are counted together. */
export const minutesTowardsOvertime = (db: Db, companyId: string, ids: readonly string[], { from, until }: Span) =>
  db.many(sql<{ employment_id: string; day: Day; minutes: number }>`
    select employment_id, work_date as day, sum(minutes)::int as minutes from time_entries
     where company_id = ${companyId} and employment_id = any(${[...ids]}::uuid[]) and work_date between ${from}::date and ${until}::date
       and kind not in ('holiday', 'not_counted')
     group by 1, 2`)

/** Worked days of spans: what comes before them in the weeks they are counted with is other. */
export const markWorkedSpans = (
  db: Db,
  companyId: string,
  spans: readonly { employmentId: string; from: Day; until: Day }[],
) =>
  db.run(sql`
    insert into attendance_dirty (company_id, employment_id, work_date, cause)
    select distinct day.company_id, day.employment_id, day.work_date, 'limit'
      from unnest(${spans.map((s) => s.employmentId)}::uuid[], ${spans.map((s) => s.from)}::date[], ${spans.map((s) => s.until)}::date[])
             as span(employment_id, from_day, until_day)
      join attendance_days day on day.company_id = ${companyId} and day.employment_id = span.employment_id
       and day.work_date between span.from_day and span.until_day and day.counted > 0
     order by 2, 3
    on conflict (company_id, employment_id, work_date) do update set marked_at = clock_timestamp()`)

/** Days of people that a permit may allow or not: those of the last year on which somebody worked. Answers how many. */
export const markDaysOfPermits = (db: Db, companyId: string, employeeIds: readonly string[]) =>
  db.run(sql`
    insert into attendance_dirty (company_id, employment_id, work_date, cause)
    select day.company_id, day.employment_id, day.work_date, 'again'
      from attendance_days day
      join employments employment on employment.company_id = day.company_id and employment.id = day.employment_id
     where day.company_id = ${companyId} and employment.employee_id = any(${[...employeeIds]}::uuid[])
       and day.work_date > current_date - 366 and day.state in ('complete', 'exception', 'in_progress')
     order by 2, 3
    on conflict (company_id, employment_id, work_date) do update set marked_at = clock_timestamp()`)
