import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { MadeDay, MadeWeek } from './made-weeks.rules.ts'

/** Days as they are stored. */
export type StoredDay = {
  employmentId: string
  siteId: string | null
  made: MadeDay
  /** What explains it, as JSON. */
  detail: string
  /** Of all that is stored of it; the last day's of a week of what is stored of the week, too. 22 letters and digits. */
  fingerprint: string
}
export type StoredWeek = { employmentId: string; week: MadeWeek; days: readonly StoredDay[] }
/** A stored day that is there no more. */
export type GoneDay = { employmentId: string; day: Day }
export type WeekSpan = { employmentId: string; from: Day; until: Day }

/** Stands between texts of JSON, which never hold it as it is: thousands of them are taken apart in a tenth of the time a list is. */
const BETWEEN = '\u001e'

/** Whether nothing is stored yet of what is written, so that nothing has to be looked for. */
type Known = 'new' | 'stored'
const onConflict = (known: Known, update: RawBuilder<unknown>) => (known === 'new' ? sql`` : sql`on conflict ${update}`)

/** Writes days, of those that are stored the ones that are other than they were. */
const insertDays = (db: Db, companyId: string, days: readonly StoredDay[], known: Known) => {
  const column = <T>(value: (one: StoredDay) => T): T[] => days.map(value)
  return db.run(sql`
    insert into attendance_days (company_id, employment_id, work_date, state, zone, site_id, planned, worked, break_minutes, late, early,
      plan_from, plan_until, first_in, last_out, open_since, exceptions, counted, overtime, overtime_approved, overtime_paid, detail, next_at,
      fingerprint)
    select ${companyId}::uuid, made.employment_id, made.work_date, made.state, made.zone, made.site_id, made.planned, made.worked, made.break_minutes,
           made.late, made.early, made.plan_from, made.plan_until, made.first_in, made.last_out, made.open_since,
           case when made.exceptions = '' then '{}' else string_to_array(made.exceptions, ' ') end,
           made.counted, made.overtime, made.overtime_approved, made.overtime_paid, made.detail::json, made.next_at, made.fingerprint
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
        ${column((d) => d.made.overtimePaid)}::int[], string_to_array(${column((d) => d.detail).join(BETWEEN)}, ${BETWEEN}),
        ${column((d) => d.made.nextAt)}::timestamptz[], ${column((d) => d.fingerprint)}::text[])
        as made(employment_id, work_date, state, zone, site_id, planned, worked, break_minutes, late, early, plan_from, plan_until, first_in,
          last_out, open_since, exceptions, counted, overtime, overtime_approved, overtime_paid, detail, next_at, fingerprint)
    ${onConflict(
      known,
      sql`(company_id, employment_id, work_date) do update
      set state = excluded.state, zone = excluded.zone, site_id = excluded.site_id, planned = excluded.planned, worked = excluded.worked,
          break_minutes = excluded.break_minutes, late = excluded.late, early = excluded.early, plan_from = excluded.plan_from,
          plan_until = excluded.plan_until, first_in = excluded.first_in, last_out = excluded.last_out, open_since = excluded.open_since,
          exceptions = excluded.exceptions, counted = excluded.counted, overtime = excluded.overtime,
          overtime_approved = excluded.overtime_approved, overtime_paid = excluded.overtime_paid, detail = excluded.detail,
          next_at = excluded.next_at, fingerprint = excluded.fingerprint
      where attendance_days.fingerprint is distinct from excluded.fingerprint`,
    )}`)
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

/** Takes away days. */
const deleteDays = (db: Db, companyId: string, days: readonly GoneDay[]) =>
  db.run(sql`
    delete from attendance_days day
     using unnest(${days.map((d) => d.employmentId)}::uuid[], ${days.map((d) => d.day)}::date[]) as gone(employment_id, work_date)
     where day.company_id = ${companyId} and day.employment_id = gone.employment_id and day.work_date = gone.work_date`)

type Entry = { employmentId: string; weekStart: Day; entry: MadeWeek['entries'][number] }
const entriesOf = (weeks: readonly StoredWeek[]): Entry[] =>
  weeks.flatMap(({ employmentId, week }) =>
    week.entries.map((entry) => ({ employmentId, weekStart: week.weekStart, entry })),
  )

/** Rows of a table in spans, each span looked up by key: read at once, the table would be read whole. */
const inSpans = <T>(
  db: Db,
  companyId: string,
  spans: readonly WeekSpan[],
  { table, day, fields }: { table: string; day: string; fields: readonly string[] },
): Promise<T[]> =>
  db.many(sql<T>`
    select stored.*
      from unnest(${spans.map((s) => s.employmentId)}::uuid[], ${spans.map((s) => s.from)}::date[], ${spans.map((s) => s.until)}::date[])
             as span(employment_id, from_day, until_day)
      cross join lateral (
        select ${sql.join(fields.map((field) => sql.ref(field)))} from ${sql.table(table)} stored
         where stored.company_id = ${companyId} and stored.employment_id = span.employment_id
           and stored.${sql.ref(day)} between span.from_day and span.until_day
        offset 0) stored`)

/** Takes away what is stored of minutes and weeks in spans and is not among what was made. */
const deleteOthers = async (
  db: Db,
  companyId: string,
  spans: readonly WeekSpan[],
  { entries, weeks }: { entries: readonly Entry[]; weeks: readonly StoredWeek[] },
): Promise<void> => {
  const stored = await inSpans<{ employment_id: string; work_date: Day; seq: number }>(db, companyId, spans, {
    table: 'time_entries',
    day: 'work_date',
    fields: ['employment_id', 'work_date', 'seq'],
  })
  const made = new Set(entries.map(({ employmentId, entry }) => `${employmentId} ${entry.workDate} ${entry.seq}`))
  const gone = stored.filter((row) => !made.has(`${row.employment_id} ${row.work_date} ${row.seq}`))
  if (gone.length > 0)
    await db.run(sql`
      delete from time_entries entry
       using unnest(${gone.map((g) => g.employment_id)}::uuid[], ${gone.map((g) => g.work_date)}::date[], ${gone.map((g) => g.seq)}::int[])
               as gone(employment_id, work_date, seq)
       where entry.company_id = ${companyId} and entry.employment_id = gone.employment_id and entry.work_date = gone.work_date and entry.seq = gone.seq`)
  const storedWeeks = await inSpans<{ employment_id: string; week_start: Day }>(db, companyId, spans, {
    table: 'attendance_weeks',
    day: 'week_start',
    fields: ['employment_id', 'week_start'],
  })
  const madeWeeks = new Set(weeks.map(({ employmentId, week }) => `${employmentId} ${week.weekStart}`))
  const goneWeeks = storedWeeks.filter((row) => !madeWeeks.has(`${row.employment_id} ${row.week_start}`))
  if (goneWeeks.length > 0)
    await db.run(sql`
      delete from attendance_weeks week
       using unnest(${goneWeeks.map((g) => g.employment_id)}::uuid[], ${goneWeeks.map((g) => g.week_start)}::date[]) as gone(employment_id, week_start)
       where week.company_id = ${companyId} and week.employment_id = gone.employment_id and week.week_start = gone.week_start`)
}

/** Writes entries, of those that are stored the ones that differ. */
const insertEntries = async (db: Db, companyId: string, entries: readonly Entry[], known: Known): Promise<void> => {
  const column = <T>(value: (one: Entry) => T): T[] => entries.map(value)
  await db.run(sql`
    insert into time_entries (company_id, employment_id, work_date, seq, from_at, until_at, minutes, class, kind, approved, paid, week_start)
    select ${companyId}::uuid, made.*
      from unnest(${column((e) => e.employmentId)}::uuid[], ${column((e) => e.entry.workDate)}::date[], ${column((e) => e.entry.seq)}::int[],
        ${column((e) => e.entry.from)}::timestamptz[], ${column((e) => e.entry.until)}::timestamptz[], ${column((e) => e.entry.minutes)}::int[],
        ${column((e) => e.entry.class)}::text[], ${column((e) => e.entry.kind)}::text[], ${column((e) => e.entry.approved)}::int[],
        ${column((e) => e.entry.paid)}::int[], ${column((e) => e.weekStart)}::date[])
        as made(employment_id, work_date, seq, from_at, until_at, minutes, class, kind, approved, paid, week_start)
    ${onConflict(
      known,
      sql`(company_id, employment_id, work_date, seq) do update
      set from_at = excluded.from_at, until_at = excluded.until_at, minutes = excluded.minutes, class = excluded.class, kind = excluded.kind,
          approved = excluded.approved, paid = excluded.paid, week_start = excluded.week_start
      where (time_entries.from_at, time_entries.until_at, time_entries.minutes, time_entries.class, time_entries.approved, time_entries.paid)
        is distinct from (excluded.from_at, excluded.until_at, excluded.minutes, excluded.class, excluded.approved, excluded.paid)`,
    )}`)
}

/** Writes what the law said of weeks, of those that are stored where it differs. */
const insertWeeks = async (db: Db, companyId: string, weeks: readonly StoredWeek[], known: Known): Promise<void> => {
  const column = <T>(value: (one: StoredWeek) => T): T[] => weeks.map(value)
  await db.run(sql`
    insert into attendance_weeks (company_id, employment_id, week_start, regime, derivation, notices, problem)
    select ${companyId}::uuid, made.employment_id, made.week_start, made.regime, made.derivation::json, made.notices::jsonb, made.problem
      from unnest(${column((w) => w.employmentId)}::uuid[], ${column((w) => w.week.weekStart)}::date[], ${column((w) => w.week.regime)}::text[],
        string_to_array(${column((w) => JSON.stringify(w.week.why)).join(BETWEEN)}, ${BETWEEN}, 'null'),
        string_to_array(${column((w) => JSON.stringify(w.week.notices)).join(BETWEEN)}, ${BETWEEN}),
        ${column((w) => w.week.problem)}::text[])
        as made(employment_id, week_start, regime, derivation, notices, problem)
    ${onConflict(
      known,
      sql`(company_id, employment_id, week_start) do update
      set regime = excluded.regime, derivation = excluded.derivation, notices = excluded.notices, problem = excluded.problem
      where (attendance_weeks.regime, attendance_weeks.derivation::text, attendance_weeks.notices, attendance_weeks.problem)
        is distinct from (excluded.regime, excluded.derivation::text, excluded.notices, excluded.problem)`,
    )}`)
}

/** Weeks that are written: the days they cover, and which of those are stored and there no more. */
export type WeeksToWrite = { weeks: StoredWeek[]; spans: WeekSpan[]; gone: GoneDay[] }

/** Writes whole weeks: their days, minutes by class, and what the law said; weeks of which nothing is said have no row. */
export const writeWeeks = async (
  db: Db,
  companyId: string,
  { weeks, spans, gone }: WeeksToWrite,
  known: Known,
): Promise<void> => {
  if (weeks.length === 0) return
  const days = weeks.flatMap((week) => week.days)
  const entries = entriesOf(weeks)
  const said = weeks.filter(({ week }) => week.why !== null || week.problem !== null)
  if (gone.length > 0) await deleteDays(db, companyId, gone)
  await deleteOthers(db, companyId, spans, known === 'new' ? { entries: [], weeks: [] } : { entries, weeks: said })
  if (days.length > 0) await insertDays(db, companyId, days, known)
  if (entries.length > 0) await insertEntries(db, companyId, entries, known)
  if (said.length > 0) await insertWeeks(db, companyId, said, known)
}
