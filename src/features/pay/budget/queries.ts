import { sql } from 'kysely'
import { bothWays, countUpTo, filterConditions, type ListOrder, type ListPart } from '../../../server/list.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { containsPattern } from '../../../shared/list.ts'
import type { BudgetKindOf, BudgetState, PayStep } from './budget.rules.ts'
import type { POSITION_SOURCES } from './contract.ts'

export type BudgetRow = {
  id: string
  entity_id: string
  name: string
  kind: BudgetKindOf
  year_from: Day
  currency: string
  state: BudgetState
  is_current: boolean
  copied_from: string | null
  shown_in: string | null
  rate: string | null
  rate_day: Day | null
  forecast_at: string | null
  version: number
  made_by: string
  made_at: string
  total: number
  places: number
  vacant: number
}

const budgets = sql`
  select budget.id, budget.entity_id, budget.name, budget.kind, budget.year_from, budget.currency, budget.state, budget.is_current,
         budget.copied_from, budget.shown_in, budget.rate, budget.rate_day, budget.forecast_at, budget.version, budget.made_by,
         budget.made_at, coalesce(sums.total, 0)::bigint as total, coalesce(counts.places, 0)::int as places,
         coalesce(counts.vacant, 0)::int as vacant
    from budgets budget
    left join lateral (
      select sum(amount.pay + amount.employer) as total from budget_amounts amount
       where amount.company_id = budget.company_id and amount.budget_id = budget.id) sums on true
    left join lateral (
      select count(*) as places, count(*) filter (where place.employment_id is null) as vacant from budget_positions place
       where place.company_id = budget.company_id and place.budget_id = budget.id) counts on true`

export const listBudgets = (
  db: Db,
  companyId: string,
  q: { entityId?: string; yearFrom?: Day; ids?: readonly string[] },
) =>
  db.many(sql<BudgetRow>`${budgets} where budget.company_id = ${companyId}
     and (${q.entityId ?? null}::uuid is null or budget.entity_id = ${q.entityId ?? null}::uuid)
     and (${q.yearFrom ?? null}::date is null or budget.year_from = ${q.yearFrom ?? null}::date)
     and (${q.ids ? [...q.ids] : null}::uuid[] is null or budget.id = any(${q.ids ? [...q.ids] : null}::uuid[]))
   order by budget.is_current desc, budget.made_at desc, budget.id limit 200`)

export const findBudget = async (db: Db, companyId: string, id: string): Promise<BudgetRow | undefined> =>
  (await listBudgets(db, companyId, { ids: [id] }))[0]

/** Held until the transaction ends: two who change a budget do it one after the other. */
export const lockBudget = (db: Db, companyId: string, id: string) =>
  db.maybe(
    sql<{ version: number }>`select version from budgets where company_id = ${companyId} and id = ${id} for update`,
  )

/** The current version of the year a day lies in, of an entity. */
export const currentBudget = (db: Db, companyId: string, q: { entityId: string; on: Day }) =>
  db.maybe(sql<BudgetRow>`${budgets} where budget.company_id = ${companyId} and budget.entity_id = ${q.entityId} and budget.is_current
     and ${q.on}::date >= budget.year_from and ${q.on}::date < budget.year_from + interval '12 months' limit 1`)

type NewBudget = Pick<BudgetRow, 'entity_id' | 'name' | 'kind' | 'year_from' | 'currency' | 'copied_from'> &
  Pick<BudgetRow, 'shown_in' | 'rate' | 'rate_day'> & { by: string; at: string }

export const insertBudget = (db: Db, companyId: string, q: NewBudget) =>
  db.one(sql<{ id: string }>`
    insert into budgets (company_id, entity_id, name, kind, year_from, currency, copied_from, shown_in, rate, rate_day, made_by, made_at)
    values (${companyId}, ${q.entity_id}, ${q.name}, ${q.kind}, ${q.year_from}, ${q.currency}, ${q.copied_from}, ${q.shown_in}, ${q.rate},
            ${q.rate_day}, ${q.by}, ${q.at}) returning id`)

export const moveBudget = (db: Db, companyId: string, q: { id: string; state: BudgetState; isCurrent: boolean }) =>
  db.run(sql`update budgets set state = ${q.state}, is_current = ${q.isCurrent}, version = version + 1
     where company_id = ${companyId} and id = ${q.id}`)

/** The version that was current until now stands back. */
export const standBack = (db: Db, companyId: string, q: { entityId: string; yearFrom: Day }) =>
  db.run(sql`update budgets set is_current = false, version = version + 1
     where company_id = ${companyId} and entity_id = ${q.entityId} and year_from = ${q.yearFrom} and is_current`)

export const deleteBudget = (db: Db, companyId: string, id: string) =>
  db.run(sql`delete from budgets where company_id = ${companyId} and id = ${id}`)

export const rateBudget = (db: Db, companyId: string, q: { id: string; shownIn: string; rate: string; rateDay: Day }) =>
  db.run(sql`update budgets set shown_in = ${q.shownIn}, rate = ${q.rate}, rate_day = ${q.rateDay}, version = version + 1
     where company_id = ${companyId} and id = ${q.id}`)

export type PositionRow = {
  id: string
  budget_id: string
  title: string
  department: string
  site: string
  employment_id: string | null
  person: string | null
  from_day: Day
  until_day: Day | null
  frozen_from: Day | null
  pay: PayStep[]
  source: (typeof POSITION_SOURCES)[number]
  problem: string | null
  version: number
  cost: number
  end_of_service: number
}

const positions = sql`
  select place.id, place.budget_id, place.title, place.department, place.site, place.employment_id, employee.full_name as person,
         place.from_day, place.until_day, place.frozen_from, place.pay, place.source, place.problem, place.version,
         sums.cost, sums.end_of_service
    from budget_positions place
    left join employments employment on employment.company_id = place.company_id and employment.id = place.employment_id
    left join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
    left join lateral (
      select coalesce(sum(amount.pay + amount.employer), 0)::bigint as cost, coalesce(sum(amount.end_of_service), 0)::bigint as end_of_service
        from budget_amounts amount where amount.company_id = place.company_id and amount.position_id = place.id) sums on true`

const own = { by: sql.ref('place.id'), type: 'uuid' as const }

export const POSITION_ORDERS: Readonly<Record<string, ListOrder>> = {
  ...bothWays('department', { by: sql.ref('place.department'), type: 'text' }, own),
  ...bothWays('title', { by: sql.ref('place.title'), type: 'text' }, own),
  ...bothWays('from', { by: sql.ref('place.from_day'), type: 'day' }, own),
  ...bothWays('cost', { by: sql.ref('place.cost'), type: 'whole' }, own),
}

export type PositionFilter = {
  budgetId: string
  held?: 'held' | 'vacant' | null
  search?: string | null
  department?: string | null
}

const fits = (companyId: string, filter: PositionFilter) =>
  filterConditions(
    { companyId, ...filter },
    {
      companyId: (id) => sql`place.company_id = ${id}`,
      budgetId: (id) => sql`place.budget_id = ${id}`,
      held: (held) => sql`(place.employment_id is not null) = ${held === 'held'}`,
      search: (text) => sql`place.title ilike ${containsPattern(text)}`,
      department: (name) => sql`lower(trim(place.department)) = lower(trim(${name}))`,
    },
  )

export const listPositions = (db: Db, companyId: string, filter: PositionFilter, part: ListPart) =>
  db.many(sql<PositionRow & { place: (string | null)[] }>`
    select place.*, ${part.key} as place from (${positions} where ${fits(companyId, filter)}) place where ${part.after} ${part.end}`)

export const countPositions = async (db: Db, companyId: string, filter: PositionFilter): Promise<number> =>
  (await db.one(countUpTo(sql`from budget_positions place where ${fits(companyId, filter)}`))).n

export const positionsOf = (db: Db, companyId: string, budgetId: string) =>
  db.many(sql<PositionRow>`${positions} where place.company_id = ${companyId} and place.budget_id = ${budgetId}
    order by place.department, place.title, place.id`)

export const positionsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<PositionRow>`${positions} where place.company_id = ${companyId} and place.id = any(${[...ids]}::uuid[])`)

export type NewPosition = Pick<PositionRow, 'title' | 'department' | 'site' | 'employment_id' | 'from_day'> &
  Pick<PositionRow, 'until_day' | 'frozen_from' | 'pay' | 'source'> & { id: string }

/** Many at once. */
export const insertPositions = (db: Db, companyId: string, budgetId: string, rows: readonly NewPosition[]) =>
  db.run(sql`
    insert into budget_positions (company_id, budget_id, id, title, department, site, employment_id, from_day, until_day, frozen_from, pay, source)
    select ${companyId}, ${budgetId}, one.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as one(id uuid, title text, department text, site text, employment_id uuid, from_day date, until_day date, frozen_from date,
               pay jsonb, source text)`)

export const updatePosition = (db: Db, companyId: string, row: Omit<NewPosition, 'source' | 'employment_id'>) =>
  db.run(sql`
    update budget_positions set title = ${row.title}, department = ${row.department}, site = ${row.site}, from_day = ${row.from_day},
           until_day = ${row.until_day}, pay = ${JSON.stringify(row.pay)}::jsonb, version = version + 1
     where company_id = ${companyId} and id = ${row.id}`)

export const deletePositions = (db: Db, companyId: string, ids: readonly string[]) =>
  db.run(sql`delete from budget_positions where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`)

/** Somebody holds the place from now on. */
export const holdPosition = (db: Db, companyId: string, q: { id: string; employmentId: string }) =>
  db.run(sql`
    update budget_positions set employment_id = ${q.employmentId}, version = version + 1 where company_id = ${companyId} and id = ${q.id}`)

export type AmountRow = { position_id: string; month: string; pay: number; employer: number; end_of_service: number }

/** Replaces what places cost, and why contributions are not known. */
export const saveAmounts = async (
  db: Db,
  companyId: string,
  q: { budgetId: string; amounts: readonly AmountRow[]; problems: readonly { id: string; problem: string | null }[] },
): Promise<void> => {
  const ids = q.problems.map(({ id }) => id)
  await db.run(sql`delete from budget_amounts where company_id = ${companyId} and position_id = any(${ids}::uuid[])`)
  await db.run(sql`
    insert into budget_amounts (company_id, budget_id, position_id, month, pay, employer, end_of_service)
    select ${companyId}, ${q.budgetId}, one.* from jsonb_to_recordset(${JSON.stringify(q.amounts)}::jsonb)
        as one(position_id uuid, month text, pay bigint, employer bigint, end_of_service bigint)`)
  await db.run(sql`
    update budget_positions place set problem = left(one.problem, 500)
      from jsonb_to_recordset(${JSON.stringify(q.problems)}::jsonb) as one(id uuid, problem text)
     where place.company_id = ${companyId} and place.id = one.id and place.problem is distinct from one.problem`)
}

/** What a budget plans, by month and department. */
export const costsOfBudget = (db: Db, companyId: string, budgetId: string) =>
  db.many(sql<{
    month: string
    department: string
    pay: number
    employer: number
    end_of_service: number
    places: number
  }>`
    select amount.month, place.department, sum(amount.pay)::bigint as pay, sum(amount.employer)::bigint as employer,
           sum(amount.end_of_service)::bigint as end_of_service, count(*) filter (where amount.pay > 0)::int as places
      from budget_amounts amount
      join budget_positions place on place.company_id = amount.company_id and place.id = amount.position_id
     where amount.company_id = ${companyId} and amount.budget_id = ${budgetId}
     group by amount.month, place.department order by amount.month, place.department`)
