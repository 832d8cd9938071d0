import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { MadeDay, MadeWeek } from './made-weeks.rules.ts'

/** Days as they are stored. */
export type StoredDay = { employmentId: string; siteId: string | null; made: MadeDay; detail: object }
export type StoredWeek = { employmentId: string; week: MadeWeek }
export type WeekSpan = { employmentId: string; from: Day; until: Day }

/** Writes the days that are other than they were. Answers how many. */
export const upsertDays = (db: Db, companyId: string, days: readonly StoredDay[]) => {
  const column = <T>(value: (one: StoredDay) => T): T[] => days.map(value)
  return db.run(sql`
    insert into attendance_days (company_id, employment_id, work_date, state, zone, site_id, planned, worked, break_minutes, late, early,
      plan_from, plan_until, first_in, last_out, open_since, exceptions, counted, overtime, overtime_approved, overtime_paid, detail, next_at)
    select ${companyId}::uuid, made.employment_id, made.work_date, made.state, made.zone, made.site_id, made.planned, made.worked, made.break_minutes,
           made.late, made.early, made.plan_from, made.plan_until, made.first_in, made.last_out, made.open_since,
           case when made.exceptions = '' then '{}' else string_to_array(made.exceptions, ' ') end,
           made.counted, made.overtime, made.overtime_approved, made.overtime_paid, made.detail::jsonb, made.next_at
      from unnest(
        ${column((d) => d.employmentId)}::uuid[], ${column((d) => d.made.day.workDate)}::date[], ${column((d) => d.made.day.state)}::text[],
        ${column((d) => d.made.plan.zone)}::text[], ${column((d) => d.siteId)}::uuid[], ${column((d) => d.made.day.planned)}::int[],
        ${column((d) => d.made.day.worked)}::int[], ${column((d) => d.made.day.breakMinutes)}::int[],
        ${column((d) => d.made.day.late)}::int[], ${column((d) => d.made.day.early)}::int[],
        ${column(({ made }) => made.shifts.find(({ instance }) => !instance.off)?.instance.plan.from ?? null)}::timestamptz[],
        ${column(({ made }) => made.shifts.findLast(({ instance }) => !instance.off)?.instance.plan.until ?? null)}::timestamptz[],
        ${column(({ made }) => firstIn(made))}::timestamptz[], ${column(({ made }) => lastOut(made))}::timestamptz[],
        ${column(({ made }) => made.shifts.find(({ openSince }) => openSince)?.openSince ?? null)}::timestamptz[],
        ${column((d) => [...new Set(d.made.day.exceptions.map(({ kind }) => kind))].join(' '))}::text[],
        ${column((d) => d.made.counted)}::int[], ${column((d) => d.made.overtime)}::int[], ${column((d) => d.made.overtimeApproved)}::int[],
        ${column((d) => d.made.overtimePaid)}::int[], ${column((d) => JSON.stringify(d.detail))}::text[],
        ${column((d) => d.made.nextAt)}::timestamptz[])
        as made(employment_id, work_date, state, zone, site_id, planned, worked, break_minutes, late, early, plan_from, plan_until, first_in,
          last_out, open_since, exceptions, counted, overtime, overtime_approved, overtime_paid, detail, next_at)
    on conflict (company_id, employment_id, work_date) do update
      set state = excluded.state, zone = excluded.zone, site_id = excluded.site_id, planned = excluded.planned, worked = excluded.worked,
          break_minutes = excluded.break_minutes, late = excluded.late, early = excluded.early, plan_from = excluded.plan_from,
          plan_until = excluded.plan_until, first_in = excluded.first_in, last_out = excluded.last_out, open_since = excluded.open_since,
          exceptions = excluded.exceptions, counted = excluded.counted, overtime = excluded.overtime,
          overtime_approved = excluded.overtime_approved, overtime_paid = excluded.overtime_paid, detail = excluded.detail,
          next_at = excluded.next_at
      where (attendance_days.state, attendance_days.zone, attendance_days.site_id, attendance_days.planned, attendance_days.worked,
             attendance_days.break_minutes, attendance_days.late, attendance_days.early, attendance_days.exceptions, attendance_days.counted,
             attendance_days.overtime, attendance_days.overtime_approved, attendance_days.overtime_paid, attendance_days.next_at,
             attendance_days.open_since, attendance_days.detail)
        is distinct from
            (excluded.state, excluded.zone, excluded.site_id, excluded.planned, excluded.worked,
             excluded.break_minutes, excluded.late, excluded.early, excluded.exceptions, excluded.counted,
             excluded.overtime, excluded.overtime_approved, excluded.overtime_paid, excluded.next_at, excluded.open_since, excluded.detail)`)
}

const firstIn = ({ shifts }: MadeDay): string | null =>
  shifts
    .flatMap(({ pairs, openSince }) => [...pairs.map(({ from }) => from), ...(openSince ? [openSince] : [])])
    .toSorted()[0] ?? null
const lastOut = ({ shifts }: MadeDay): string | null =>
  shifts
    .flatMap(({ pairs }) => pairs.map(({ until }) => until))
    .toSorted()
    .at(-1) ?? null

/** Takes away stored days of the spans that are there no more. */
export const deleteOtherDays = (db: Db, companyId: string, spans: readonly WeekSpan[], days: readonly StoredDay[]) =>
  db.run(sql`
    delete from attendance_days day
     using unnest(${spans.map((s) => s.employmentId)}::uuid[], ${spans.map((s) => s.from)}::date[], ${spans.map((s) => s.until)}::date[])
             as span(employment_id, from_day, until_day)
     where day.company_id = ${companyId} and day.employment_id = span.employment_id and day.work_date between span.from_day and span.until_day
       and not exists (select from unnest(${days.map((d) => d.employmentId)}::uuid[], ${days.map((d) => d.made.day.workDate)}::date[]) as made(employment_id, work_date)
             where made.employment_id = day.employment_id and made.work_date = day.work_date)`)

type Entry = { employmentId: string; weekStart: Day; entry: MadeWeek['entries'][number] }
const entriesOf = (weeks: readonly StoredWeek[]): Entry[] =>
  weeks.flatMap(({ employmentId, week }) =>
    week.entries.map((entry) => ({ employmentId, weekStart: week.weekStart, entry })),
  )

/** Writes the entries of whole weeks: those that differ, and none that are there no more. */
export const replaceEntries = async (
  db: Db,
  companyId: string,
  spans: readonly WeekSpan[],
  weeks: readonly StoredWeek[],
): Promise<void> => {
  const entries = entriesOf(weeks)
  const column = <T>(value: (one: Entry) => T): T[] => entries.map(value)
  await db.run(sql`
    with span as materialized (
      select * from unnest(${spans.map((s) => s.employmentId)}::uuid[], ${spans.map((s) => s.from)}::date[], ${spans.map((s) => s.until)}::date[])
        as span(employment_id, from_day, until_day)),
    made as materialized (
      select * from unnest(${column((e) => e.employmentId)}::uuid[], ${column((e) => e.entry.workDate)}::date[], ${column((e) => e.entry.seq)}::int[])
        as made(employment_id, work_date, seq))
    delete from time_entries entry using span
     where entry.company_id = ${companyId} and entry.employment_id = span.employment_id and entry.work_date between span.from_day and span.until_day
       and not exists (select from made where made.employment_id = entry.employment_id and made.work_date = entry.work_date and made.seq = entry.seq)`)
  if (entries.length === 0) return
  await db.run(sql`
    insert into time_entries (company_id, employment_id, work_date, seq, from_at, until_at, minutes, class, kind, approved, paid, week_start)
    select ${companyId}::uuid, made.*
      from unnest(${column((e) => e.employmentId)}::uuid[], ${column((e) => e.entry.workDate)}::date[], ${column((e) => e.entry.seq)}::int[],
        ${column((e) => e.entry.from)}::timestamptz[], ${column((e) => e.entry.until)}::timestamptz[], ${column((e) => e.entry.minutes)}::int[],
        ${column((e) => e.entry.class)}::text[], ${column((e) => e.entry.kind)}::text[], ${column((e) => e.entry.approved)}::int[],
        ${column((e) => e.entry.paid)}::int[], ${column((e) => e.weekStart)}::date[])
        as made(employment_id, work_date, seq, from_at, until_at, minutes, class, kind, approved, paid, week_start)
    on conflict (company_id, employment_id, work_date, seq) do update
      set from_at = excluded.from_at, until_at = excluded.until_at, minutes = excluded.minutes, class = excluded.class, kind = excluded.kind,
          approved = excluded.approved, paid = excluded.paid, week_start = excluded.week_start
      where (time_entries.from_at, time_entries.until_at, time_entries.minutes, time_entries.class, time_entries.approved, time_entries.paid)
        is distinct from (excluded.from_at, excluded.until_at, excluded.minutes, excluded.class, excluded.approved, excluded.paid)`)
}

/** Writes what the law said of weeks; weeks without anything have no row. */
export const replaceWeeks = async (
  db: Db,
  companyId: string,
  spans: readonly WeekSpan[],
  weeks: readonly StoredWeek[],
): Promise<void> => {
  const kept = weeks.filter(({ week }) => week.why !== null || week.problem !== null)
  const column = <T>(value: (one: StoredWeek) => T): T[] => kept.map(value)
  await db.run(sql`
    delete from attendance_weeks week
     using unnest(${spans.map((s) => s.employmentId)}::uuid[], ${spans.map((s) => s.from)}::date[], ${spans.map((s) => s.until)}::date[])
             as span(employment_id, from_day, until_day)
     where week.company_id = ${companyId} and week.employment_id = span.employment_id and week.week_start between span.from_day and span.until_day
       and not exists (select from unnest(${column((w) => w.employmentId)}::uuid[], ${column((w) => w.week.weekStart)}::date[]) as made(employment_id, week_start)
             where made.employment_id = week.employment_id and made.week_start = week.week_start)`)
  if (kept.length === 0) return
  await db.run(sql`
    insert into attendance_weeks (company_id, employment_id, week_start, regime, derivation, notices, problem)
    select ${companyId}::uuid, made.employment_id, made.week_start, made.regime, made.derivation::jsonb, made.notices::jsonb, made.problem
      from unnest(${column((w) => w.employmentId)}::uuid[], ${column((w) => w.week.weekStart)}::date[], ${column((w) => w.week.regime)}::text[],
        ${column((w) => (w.week.why ? JSON.stringify(w.week.why) : null))}::text[], ${column((w) => JSON.stringify(w.week.notices))}::text[],
        ${column((w) => w.week.problem)}::text[])
        as made(employment_id, week_start, regime, derivation, notices, problem)
    on conflict (company_id, employment_id, week_start) do update
      set regime = excluded.regime, derivation = excluded.derivation, notices = excluded.notices, problem = excluded.problem
      where (attendance_weeks.regime, attendance_weeks.derivation, attendance_weeks.notices, attendance_weeks.problem)
        is distinct from (excluded.regime, excluded.derivation, excluded.notices, excluded.problem)`)
}
