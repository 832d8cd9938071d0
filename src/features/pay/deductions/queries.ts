import { type Insertable, sql } from 'kysely'
import {
  bothWays,
  countUpTo,
  filterConditions,
  type ListKey,
  type ListOrder,
  type ListPart,
} from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import type { PayDeductions } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'
import { containsPattern } from '../../../shared/list.ts'
import type { DeductionRhythm, DeductionState } from './choices.rules.ts'
import type { DEDUCTION_SORTS } from './contract.ts'
import type { DeductionRow } from './rules.ts'

const columns = sql`
  deduction.id, deduction.plan_id, deduction.employment_id, deduction.component_code, deduction.amount, deduction.every, deduction.starts_on,
  deduction.ends_on, deduction.total`

/** What holds of people on a day. */
export const listHolding = (db: Db, companyId: string, q: { employmentIds: readonly string[]; on: Day }) =>
  db.many(sql<DeductionRow>`
    select ${columns} from pay_deductions deduction
     where deduction.company_id = ${companyId} and deduction.employment_id = any(${[...q.employmentIds]}::uuid[])
       and deduction.starts_on <= ${q.on} and coalesce(deduction.ends_on >= ${q.on}, true)
     order by deduction.employment_id, deduction.created_at, deduction.id`)

/** Lines of locked runs that were taken by rows of plans, and what a last pay took of a plan’s rest. */
const takenLines = sql`
  pay_deductions own
    join pay_lines line on line.company_id = own.company_id and line.employment_id = own.employment_id
         and line.source_kind = 'deduction'
         and (split_part(line.source_id, ':', 1) = own.id::text
              or own.id = own.plan_id and line.source_id like 'exit-%' and right(line.source_id, 41) = 'plan-' || own.plan_id)
    join pay_runs run on run.company_id = line.company_id and run.id = line.run_id and run.state = 'locked'`

/** What locked runs took by each plan, with the months of pay they were of. */
export const listTaken = (db: Db, companyId: string, planIds: readonly string[]) =>
  db.many(sql<{ plan_id: string; amount: number; months: string[] }>`
    select own.plan_id, sum(line.amount)::bigint as amount, array_agg(distinct run.month) as months
      from ${takenLines} where own.company_id = ${companyId} and own.plan_id = any(${[...planIds]}::uuid[])
     group by own.plan_id`)

export type PlanRow = Omit<DeductionRow, 'every'> & {
  every: DeductionRhythm
  note: string | null
  version: number
  employee_id: string
  name: string
  number: string
  entity_id: string | null
  /** Of the legal entity; where there is none, that of the record. */
  country: string
  taken: number
  taken_until: Day | null
  state: DeductionState
}

type Moment = { today: Day }

/** Each plan by its last row, with whom it is of and what was taken by it. */
const plans = (companyId: string, { today }: Moment) => sql`
  select last.*, taken.amount as taken, taken.until as taken_until, case
           when last.total is not null and taken.amount >= last.total then 'paid_off'
           when last.ends_on < ${today}::date then 'ended'
           when last.starts_on > ${today}::date then 'to_come' else 'active' end as state
    from (
      select distinct on (deduction.plan_id) ${columns}, deduction.company_id, deduction.note, deduction.version, employment.employee_id,
             employee.full_name as name, employee.sort_name, employment.number, entity.id as entity_id, coalesce(entity.country, employee.country) as country
        from pay_deductions deduction
        join employments employment on employment.company_id = deduction.company_id and employment.id = deduction.employment_id
        join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
        left join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id
       where deduction.company_id = ${companyId}
       order by deduction.plan_id, deduction.starts_on desc, deduction.created_at desc) last
    cross join lateral (
      select coalesce(sum(line.amount), 0)::bigint as amount, max(run.until_day) as until
        from ${takenLines}
       where own.company_id = last.company_id and own.plan_id = last.plan_id) taken`

export type ListFilter = Moment & {
  companyId: string
  state: DeductionState | null
  employmentId: string | null
  search: string | null
}

const own: ListKey = { by: sql`plan.plan_id`, type: 'uuid' }
export const DEDUCTION_ORDERS: Readonly<Record<(typeof DEDUCTION_SORTS)[number], ListOrder>> = {
  ...bothWays('name', { by: sql`plan.sort_name`, type: 'text' }, own),
  ...bothWays('starts', { by: sql`plan.starts_on`, type: 'day' }, own),
}

const listed = ({ companyId, today, ...filter }: ListFilter) => sql`
    from (${plans(companyId, { today })}) plan
   where ${filterConditions(filter, {
     state: (state) => sql`plan.state = ${state}`,
     employmentId: (id) => sql`plan.employment_id = ${id}`,
     search: (search) =>
       sql`(plan.name ilike ${containsPattern(search)} or plan.number ilike ${containsPattern(search)} or plan.component_code ilike ${containsPattern(search)})`,
   })}`

export const listPlans = (db: Db, filter: ListFilter, part: ListPart) =>
  db.many(sql<PlanRow & { place: (string | null)[] }>`
    select plan.*, ${part.key} as place ${listed(filter)} and ${part.after} ${part.end}`)

export const countPlans = async (db: Db, filter: ListFilter) => (await db.one(countUpTo(listed(filter)))).n

export const findPlan = (db: Db, companyId: string, q: { planId: string } & Moment) =>
  db.maybe(sql<PlanRow>`select plan.* from (${plans(companyId, q)}) plan where plan.plan_id = ${q.planId}`)

/** Plans of somebody with a total of which something is left. */
export const plansWithRest = (db: Db, companyId: string, q: { employmentId: string } & Moment) =>
  db.many(sql<PlanRow>`
    select plan.* from (${plans(companyId, q)}) plan
     where plan.employment_id = ${q.employmentId} and plan.total > plan.taken order by plan.starts_on, plan.plan_id`)

type PlanPart = DeductionRow & { version: number; note: string | null }

const partsOf = (companyId: string, planId: string) => sql`
    select ${columns}, deduction.version, deduction.note from pay_deductions deduction
     where deduction.company_id = ${companyId} and deduction.plan_id = ${planId} order by deduction.starts_on, deduction.created_at`

/** The rows of a plan, the first first. */
export const listParts = (db: Db, companyId: string, planId: string) =>
  db.many(sql<PlanPart>`${partsOf(companyId, planId)}`)

/** The same, locked: two who change a plan wait for one another. */
export const lockPlan = (db: Db, companyId: string, planId: string) =>
  db.many(sql<PlanPart>`${partsOf(companyId, planId)} for update`)

export const insertDeduction = (db: Db, values: Insertable<PayDeductions>) =>
  db.one(k.insertInto('pay_deductions').values(values).returning('id'))

export const updateDeduction = (
  db: Db,
  companyId: string,
  q: { id: string; amount: number; total: number | null; endsOn: Day | null; at: string },
) =>
  db.run(sql`
    update pay_deductions set amount = ${q.amount}, total = ${q.total}, ends_on = ${q.endsOn}::date, version = version + 1, updated_at = ${q.at}
     where company_id = ${companyId} and id = ${q.id}`)

/** What is taken in all is said of a plan: of all its rows. */
export const updateTotal = (db: Db, companyId: string, q: { planId: string; total: number | null }) =>
  db.run(sql`
    update pay_deductions set total = ${q.total}
     where company_id = ${companyId} and plan_id = ${q.planId} and total is distinct from ${q.total}::bigint`)

/** Plans of people of a run, held until the transaction ends: nobody changes or deletes them while it is locked. */
export const holdPlansOfRun = (db: Db, companyId: string, runId: string) =>
  db.run(sql`
    select 1 from pay_deductions deduction
     where deduction.company_id = ${companyId}
       and deduction.employment_id in (select employment_id from pay_run_people where company_id = ${companyId} and run_id = ${runId})
     order by deduction.plan_id, deduction.starts_on, deduction.created_at for share`)

export const deleteParts = (db: Db, companyId: string, ids: readonly string[]) =>
  db.run(sql`delete from pay_deductions where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`)

export const deletePlan = (db: Db, companyId: string, planId: string) =>
  db.run(sql`delete from pay_deductions where company_id = ${companyId} and plan_id = ${planId}`)

/** Somebody's employment with the legal entity that pays them. */
export const findEmployment = (db: Db, companyId: string, employmentId: string) =>
  db.maybe(sql<{ entity_id: string | null; country: string | null; started_on: Day; ended_on: Day | null }>`
    select employment.entity_id, entity.country, employment.started_on, employment.ended_on
      from employments employment
      left join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id
     where employment.company_id = ${companyId} and employment.id = ${employmentId}`)

/** People who work here on a day, or will, with the legal entity that pays them. */
export const findPeople = (
  db: Db,
  companyId: string,
  q: { search: string | null; countries: readonly string[]; today: Day },
) =>
  db.many(sql<{ employment_id: string; name: string; number: string; entity_id: string; country: string }>`
    select employment.id as employment_id, employee.full_name as name, employment.number, entity.id as entity_id, entity.country
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id
     where employment.company_id = ${companyId} and coalesce(employment.ended_on >= ${q.today}, true)
       and entity.country = any(${[...q.countries]}::text[])
       and ${q.search ? sql`(employee.full_name ilike ${containsPattern(q.search)} or employment.number ilike ${containsPattern(q.search)})` : sql`true`}
     order by employee.sort_name, employment.id limit 20`)
