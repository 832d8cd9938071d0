import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { RunKind } from './runs.queries.ts'

/** A line of a locked run, with the run it is of. Amounts in minor units. */
export type LockedLine = {
  run_id: string
  employment_id: string
  pay_day: Day
  month: string
  from_day: Day
  kind: RunKind
  key: string
  label: string
  line_kind: 'earning' | 'reimbursement' | 'deduction' | 'employer' | 'memo'
  nature: string | null
  amount: number
  agreed: number | null
  for_from: Day | null
  for_until: Day | null
  scheme: string | null
  party: string | null
  cause: string | null
  source_kind: string
  source_id: string
  /** The component of the company it is of, and what it counted as; null: none, and what its nature says. */
  component: string | null
  counted_as: string | null
  why: object
}

const lockedLines = sql`
  select line.run_id, line.employment_id, run.pay_day, run.month, run.from_day, run.kind, line.key, line.label, line.kind as line_kind,
         line.nature, line.amount, line.agreed, line.for_from, line.for_until, line.scheme, line.party, line.cause, line.source_kind,
         line.source_id, line.component, line.counted_as, line.why
    from pay_lines line join pay_runs run on run.company_id = line.company_id and run.id = line.run_id`

const paidIn = (companyId: string, q: { employmentIds: readonly string[]; from: Day; until: Day }) => sql`
     where line.company_id = ${companyId} and line.employment_id = any(${[...q.employmentIds]}::uuid[]) and run.state = 'locked'
       and run.pay_day between ${q.from} and ${q.until}
     order by run.pay_day, line.run_id, line.employment_id, line.line`

/** Lines of locked runs, not of those given up, of people whose pay day falls into a stretch of days, the earliest first. */
export const linesPaidIn = (
  db: Db,
  companyId: string,
  q: { employmentIds: readonly string[]; from: Day; until: Day },
) => db.many(sql<LockedLine>`${lockedLines} ${paidIn(companyId, q)}`)

/** What a line came to, and in which run: nothing of how, and no words. */
export type PaidAmount = Pick<
  LockedLine,
  | 'employment_id'
  | 'pay_day'
  | 'month'
  | 'from_day'
  | 'key'
  | 'nature'
  | 'counted_as'
  | 'amount'
  | 'party'
  | 'cause'
  | 'component'
  | 'source_kind'
  | 'source_id'
>

/** As `linesPaidIn`, for who asks of the whole year of many what was paid: in December there are some fifty lines of each. */
export const amountsPaidIn = (
  db: Db,
  companyId: string,
  q: { employmentIds: readonly string[]; from: Day; until: Day },
) =>
  db.many(sql<PaidAmount>`
    select line.employment_id, run.pay_day, run.month, run.from_day, line.key, line.nature, line.counted_as, line.amount, line.party, line.cause,
           line.component, line.source_kind, line.source_id
      from pay_lines line join pay_runs run on run.company_id = line.company_id and run.id = line.run_id
    ${paidIn(companyId, q)}`)

export const linesOfRun = (db: Db, companyId: string, q: { runId: string; employmentId: string }) =>
  db.many(sql<LockedLine>`${lockedLines}
     where line.company_id = ${companyId} and line.run_id = ${q.runId} and line.employment_id = ${q.employmentId} order by line.line`)
