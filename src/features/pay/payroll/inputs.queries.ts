import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { besideGroup, groupOn } from './group-on.queries.ts'

/** What locked runs have paid of time, and where people stand for what comes in from elsewhere. */

export type PaidTimeRow = {
  employment_id: string
  work_date: Day
  class: string
  minutes: number
  seq: number
  as_time_off: boolean
}

/** Minutes that locked runs have paid, by day and class, with how many of them paid of it. */
export const timePaid = (
  db: Db,
  companyId: string,
  q: { employmentIds: readonly string[]; from: Day; until: Day },
): Promise<PaidTimeRow[]> =>
  db.many(sql<PaidTimeRow>`
    select employment_id, work_date, class, sum(minutes)::int as minutes, max(seq) as seq, 
           coalesce((array_agg(as_time_off order by seq desc) filter (where minutes > 0))[1], false) as as_time_off from pay_time_uses
     where company_id = ${companyId} and employment_id = any(${[...q.employmentIds]}::uuid[])
       and work_date between ${q.from}::date and ${q.until}::date
     group by employment_id, work_date, class`)

export type NewTimeUse = {
  employmentId: string
  day: Day
  class: string
  seq: number
  minutes: number
  asTimeOff: boolean
}

/**
 * @param q.recoveryId the case that settles them; left out: the run does
 * @throws the database’s 23505 where another run has paid of the same day and class meanwhile
 */
export const insertTimeUses = (
  db: Db,
  companyId: string,
  q: { runId: string; recoveryId?: string; uses: readonly NewTimeUse[] },
) =>
  db.run(sql`
    insert into pay_time_uses (company_id, employment_id, work_date, class, seq, run_id, minutes, as_time_off, recovery_id)
    select ${companyId}, one."employmentId", one.day, one.class, one.seq, ${q.runId}, one.minutes, one."asTimeOff", ${q.recoveryId ?? null}::uuid
      from jsonb_to_recordset(${JSON.stringify(q.uses)}::jsonb)
        as one("employmentId" uuid, day date, class text, seq int, minutes int, "asTimeOff" boolean)`)

export type PaidPeriod = { employment_id: string; from_day: Day; until_day: Day }

type Before = { employmentIds: readonly string[]; groupId: string; since: Day; before: Day }

/** Runs that have paid, or should have paid, somebody for a period they were employed in: of the group they were in for it. */
const runsOfEmployed = (companyId: string, q: Before) => sql`
  from employments employment
  join pay_runs run on run.company_id = employment.company_id and run.group_id in ${besideGroup(companyId, q.groupId)} and run.state = 'locked'
       and run.group_id = ${groupOn(sql`run.until_day`)} and run.until_day >= ${q.since}::date and run.from_day < ${q.before}::date
       and run.from_day <= coalesce(employment.ended_on, 'infinity') and run.until_day >= employment.started_on
 where employment.company_id = ${companyId} and employment.id = any(${[...q.employmentIds]}::uuid[])`

/**
 * Periods before a day that are locked and whose time is taken in by a later run: somebody was paid for them, left out of them, or came into the
 * records afterwards.
 */
export const periodsBefore = (db: Db, companyId: string, q: Before): Promise<PaidPeriod[]> =>
  db.many(sql<PaidPeriod>`
    select distinct employment.id as employment_id, run.from_day, run.until_day ${runsOfEmployed(companyId, q)} and run.takes_inputs
       and (run.kind = 'regular' or (run.kind = 'final' and run.only_employment_id = employment.id))`)

/** Periods somebody was employed in and not paid for: locked without them, and no later run has paid them since. */
export const periodsLeftOut = (db: Db, companyId: string, q: Before): Promise<PaidPeriod[]> =>
  db.many(sql<PaidPeriod>`
    select employment.id as employment_id, run.from_day, run.until_day ${runsOfEmployed(companyId, q)} and run.kind = 'regular'
       and not exists (
         select from pay_run_people person join pay_runs other on other.company_id = person.company_id and other.id = person.run_id
          where person.company_id = employment.company_id and person.employment_id = employment.id and person.state in ('locked', 'held')
            and other.state = 'locked' and other.kind in ('regular', 'final') and other.from_day >= run.from_day)
     order by run.from_day`)

export type EmploymentSpan = { id: string; employee_id: string; started_on: Day; ended_on: Day | null }

/** Every employment of some people, the one that began last first. */
export const employmentsOfPeople = (db: Db, companyId: string, employeeIds: readonly string[]) =>
  db.many(sql<EmploymentSpan>`
    select id, employee_id, started_on, ended_on from employments
     where company_id = ${companyId} and employee_id = any(${[...employeeIds]}::uuid[]) order by started_on desc, id`)

type OfMonth = { groupId: string; month: string }

/** Periods of a group that a locked regular run has paid. */
export const lockedPeriodsOf = (db: Db, companyId: string, { groupId, month }: OfMonth) =>
  db.many(sql<{ from_day: Day }>`
    select from_day from pay_runs where company_id = ${companyId} and group_id = ${groupId} and month = ${month}
       and kind = 'regular' and state = 'locked'`)

export type InputLineRow = {
  run_id: string
  employment_id: string
  line: number
  label: string
  source_kind: string
  /** The claim of an expense; null for time. */
  claim_id: string | null
  amount: number
  for_from: Day | null
  for_until: Day | null
  /** Minutes of time, days of leave that was paid out. */
  length: string | null
  why: object
}

/** Time and expenses that locked runs of a month have paid, and basic pay, which tells of unpaid days. */
export const inputLinesOf = (db: Db, companyId: string, { groupId, month }: OfMonth): Promise<InputLineRow[]> =>
  db.many(sql<InputLineRow>`
    select line.run_id, line.employment_id, line.line, line.label, line.source_kind, expense.claim_id, line.amount, line.for_from,
           line.for_until, line.quantity ->> 'value' as length, line.why
      from pay_lines line
      join pay_runs run on run.company_id = line.company_id and run.id = line.run_id
      left join expense_lines expense on expense.company_id = line.company_id and line.source_kind = 'claim'
           and expense.id::text = line.source_id
     where line.company_id = ${companyId} and run.group_id = ${groupId} and run.month = ${month} and run.state = 'locked'
       and (line.source_kind in ('time', 'claim', 'leave') or (line.source_kind = 'item' and line.key = 'basic'))
     order by line.employment_id, line.line`)
