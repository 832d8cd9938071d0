import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { type PayPersonRow, peopleOn } from './queries.ts'
import type { RunKind } from './runs.queries.ts'

/** What later features read of locked runs. Nothing here writes. */

export type LockedRun = {
  id: string
  group_name: string
  entity_id: string
  entity_name: string
  country: string
  currency: string
  kind: Exclude<RunKind, 'opening'>
  from_day: Day
  until_day: Day
  pay_day: Day
  month: string
  made_by: string | null
  locked_by: string | null
  locked_at: string | null
}

const runs = sql`
  select run.id, pay_group.name as group_name, pay_group.entity_id, entity.legal_name as entity_name, entity.country, pay_group.currency,
         run.kind, run.from_day, run.until_day, run.pay_day, run.month, run.made_by, run.locked_by, run.locked_at
    from pay_runs run
    join pay_groups pay_group on pay_group.company_id = run.company_id and pay_group.id = run.group_id
    join legal_entities entity on entity.company_id = pay_group.company_id and entity.id = pay_group.entity_id`

/** A year of every group of a large company, paid each week. */
const MOST_RUNS = 2_000

export const listLockedRuns = (
  db: Db,
  companyId: string,
  {
    entityId = null,
    runId = null,
    month = null,
  }: { entityId?: string | null; runId?: string | null; month?: string | null },
) =>
  db.many(sql<LockedRun>`${runs}
     where run.company_id = ${companyId} and run.state = 'locked' and run.kind <> 'opening'
       and (${entityId}::uuid is null or pay_group.entity_id = ${entityId}::uuid)
       and (${runId}::uuid is null or run.id = ${runId}::uuid)
       and (${month}::text is null or run.month = ${month}::text)
     order by run.pay_day desc, run.id limit ${MOST_RUNS}`)

export const holdRun = (db: Db, companyId: string, runId: string) =>
  db.run(sql`select 1 from pay_runs where company_id = ${companyId} and id = ${runId} for update`)

export type LockedPerson = {
  employment_id: string
  employee_id: string
  name: string
  number: string
  bank: string | null
  department: string | null
  started_on: Day
  ended_on: Day | null
  state: 'locked' | 'held'
  reason: string | null
  net: number
}

export const listLockedPeople = (db: Db, companyId: string, runId: string) =>
  db.many(sql<LockedPerson>`
    select person.employment_id, employee.id as employee_id, employee.full_name as name, employment.number, employee.bank_name as bank,
           employee.department, employment.started_on, employment.ended_on, person.state, person.reason, person.net
      from pay_run_people person
      join employments employment on employment.company_id = person.company_id and employment.id = person.employment_id
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where person.company_id = ${companyId} and person.run_id = ${runId} and person.state in ('locked', 'held')
     order by employee.sort_name, person.employment_id`)

/** Of an entity: runs whose pay is for these months, or whose pay day lies in these days. */
export type LockedSpan = { entityId: string } & (
  | { months: readonly string[] }
  | { from: Day; until: Day }
  | { runId: string }
)

/** What is contributed late is of the month it was earned in: with the others of its run it would be filed twice. */
const monthOfLine = sql<string>`
  case when line.source_kind = 'retro' and line.party is not null then to_char(line.for_until, 'YYYY-MM') else run.month end`
const monthOfBalance = sql<string>`coalesce(nullif(balance.for_month, ''), run.month)`

const inSpan = (q: LockedSpan, month: typeof monthOfLine) => {
  if ('months' in q) return sql`${month} = any(${[...q.months]}::text[])`
  if ('runId' in q) return sql`run.id = ${q.runId}`
  return sql`run.pay_day between ${q.from} and ${q.until}`
}

export type LockedPayLine = {
  run_id: string
  group_id: string
  employment_id: string
  pay_day: Day
  /** Pay days of the year of its run. */
  periods_per_year: number
  /** Last day of the pay period of its run. */
  until_day: Day
  month: string
  key: string
  label: string
  kind: 'earning' | 'reimbursement' | 'deduction' | 'employer' | 'memo'
  nature: string | null
  /** The component of the company it is of; null: none. */
  component: string | null
  party: string | null
  amount: number
  value: string
  /** Unpaid days of basic pay, as its derivation says them: a plain decimal. */
  unpaid: string
}

/** Of a derivation that keeps its figures alone: the value stands first, inputs after it. */
const unpaidByForm = sql`(
  select line.why->'v'->>input.place::int
    from pay_why_forms kept, jsonb_array_elements(kept.form->'inputs') with ordinality input(one, place)
   where kept.company_id = line.company_id and kept.id = line.why->>'of' and input.one->>'name' = 'Unpaid days' limit 1)`
const UNPAID_DAYS = '$.inputs[*] ? (@.name == "Unpaid days").value'

export const listLockedLines = (db: Db, companyId: string, q: LockedSpan) =>
  db.many(sql<LockedPayLine>`
    select line.run_id, run.group_id, line.employment_id, run.pay_day, run.periods_per_year, run.until_day, ${monthOfLine} as month, line.key, line.label, line.kind, line.nature, line.component, line.party, line.amount,
           coalesce(line.why->>'value', line.why->'v'->>0, '0') as value,
           case when line.source_kind = 'item' and line.key = 'basic'
                then coalesce(jsonb_path_query_first(line.why, ${UNPAID_DAYS}::jsonpath) #>> '{}', ${unpaidByForm}, '0') else '0' end as unpaid
      from pay_lines line
      join pay_runs run on run.company_id = line.company_id and run.id = line.run_id
      join pay_groups pay_group on pay_group.company_id = run.company_id and pay_group.id = run.group_id
     where line.company_id = ${companyId} and pay_group.entity_id = ${q.entityId} and run.state = 'locked' and ${inSpan(q, monthOfLine)}
     order by run.pay_day, line.run_id, line.employment_id, line.line`)

export type LockedBalance = { run_id: string; employment_id: string; pay_day: Day; key: string; amount: number }

export const listLockedBalances = (db: Db, companyId: string, q: LockedSpan) =>
  db.many(sql<LockedBalance>`
    select balance.run_id, balance.employment_id, run.pay_day, balance.key, balance.amount
      from pay_balances balance
      join pay_runs run on run.company_id = balance.company_id and run.id = balance.run_id
      join pay_groups pay_group on pay_group.company_id = run.company_id and pay_group.id = run.group_id
     where balance.company_id = ${companyId} and pay_group.entity_id = ${q.entityId} and run.state = 'locked' and ${inSpan(q, monthOfBalance)}`)

/** People by their employment, with the terms they stood on on a day. */
export const listPeople = (
  db: Db,
  companyId: string,
  { employmentIds, on }: { employmentIds: readonly string[]; on: Day },
) =>
  db.many(sql<PayPersonRow>`${peopleOn(on)}
     where employment.company_id = ${companyId} and employment.id = any(${[...employmentIds]}::uuid[])
     order by employee.sort_name, employment.id`)
