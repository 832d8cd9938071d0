import { sql } from 'kysely'
import { bothWays, countUpTo, filterConditions, type ListPart } from '../../../server/list.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { containsPattern } from '../../../shared/list.ts'
import type { AccountRow } from './ledger.queries.ts'
import type { PolicyAssignment } from './policy.rules.ts'

/** Balances of everybody, from what accounts say. */

export type BalanceRow = {
  employee_id: string
  employment_id: string
  full_name: string
  employee_number: string
  department: string | null
  country: string
  leave_type: string
  day_minutes: number
  balance_minutes: number
  reserved_minutes: number
  booked_minutes: number
  expires_on: Day | null
  expiring_minutes: number
}

export type BalanceFilter = {
  companyId: string
  /** Whoever has left before it is not in the list. */
  on: Day
  type?: string | null
  types?: readonly string[] | null
  search?: string | null
  department?: string | null
}

const source = sql`
  from leave_accounts account
  join employments employment on employment.company_id = account.company_id and employment.id = account.employment_id
  join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
  left join departments department on department.company_id = employee.company_id and lower(department.name) = lower(employee.department)
        and department.merged_into is null`

const matching = ({ on, ...filter }: BalanceFilter) =>
  sql`coalesce(employment.ended_on >= ${on}::date, true) and ${filterConditions(filter, {
    companyId: (id) => sql`account.company_id = ${id}::uuid`,
    type: (type) => sql`account.leave_type = ${type}`,
    types: (types) => sql`account.leave_type = any(${[...types]}::text[])`,
    search: (text) => sql`employee.full_name ilike ${containsPattern(text)}`,
    department: (id) => sql`department.id::text = ${id}`,
  })}`

const own = { by: sql`(account.employment_id::text || account.leave_type)`, type: 'text' } as const
export const BALANCE_ORDERS = {
  ...bothWays('name', { by: sql.ref('employee.sort_name'), type: 'code' }, own),
  ...bothWays('balance', { by: sql.ref('account.balance_minutes'), type: 'whole' }, own),
}

export const listBalances = (db: Db, filter: BalanceFilter, part: ListPart) =>
  db.many(sql<BalanceRow & { place: (string | null)[] }>`
    select employment.employee_id, employment.id employment_id, employee.full_name, employee.employee_number, department.name department,
           employee.country, account.leave_type, account.day_minutes, account.balance_minutes, account.reserved_minutes,
           account.booked_minutes, account.expires_on, account.expiring_minutes, ${part.key} as place
    ${source} where ${matching(filter)} and ${part.after} ${part.end}`)

export const countBalances = async (db: Db, filter: BalanceFilter) =>
  (await db.one(countUpTo(sql`${source} where ${matching(filter)}`))).n

export type PayRow = { employee_id: string; basic: number; currency: string; housing: number; transport: number }

/** What people are paid a month on a day, in minor units. */
export const payOf = (db: Db, companyId: string, employeeIds: readonly string[], on: Day) =>
  db.many(sql<PayRow>`
    select distinct on (employee_id) employee_id, basic_salary basic, currency, coalesce(housing_allowance, 0) housing,
           coalesce(transport_allowance, 0) transport
      from compensations
     where company_id = ${companyId}::uuid and employee_id = any(${[...employeeIds]}::uuid[]) and effective_from <= ${on}::date
     order by employee_id, effective_from desc, id desc`)

/** Who has something left of some kinds, in order of their records. */
export const positiveBalances = (
  db: Db,
  companyId: string,
  { types, on, limit, skip }: { types: readonly string[]; on: Day; limit: number; skip: number },
) =>
  db.many(sql<BalanceRow>`
    select employment.employee_id, employment.id employment_id, employee.full_name, employee.employee_number, department.name department,
           employee.country, account.leave_type, account.day_minutes, account.balance_minutes, account.reserved_minutes,
           account.booked_minutes, account.expires_on, account.expiring_minutes
    ${source}
     where ${matching({ companyId, on, types })} and account.balance_minutes > 0
     order by account.employment_id, account.leave_type limit ${limit} offset ${skip}`)

export type BalanceOnRow = Pick<
  AccountRow,
  'employment_id' | 'leave_type' | 'opened_on' | 'day_minutes' | 'replayed_through' | 'next_on' | 'stale'
> & {
  /** As written: of a day before today without what happened after it. */
  minutes: number
  assigned: PolicyAssignment[]
}

/** What accounts of some people say of a day, of all of them in one statement. */
export const balancesOn = (
  db: Db,
  companyId: string,
  { employmentIds, on }: { employmentIds: readonly string[]; on: Day },
) =>
  db.many(sql<BalanceOnRow>`
    with later as (
      select employment_id, leave_type, sum(minutes)::int minutes from leave_entries
       where company_id = ${companyId}::uuid and employment_id = any(${[...employmentIds]}::uuid[]) and on_day > ${on}::date
       group by employment_id, leave_type
    ), given as (
      select said.employment_id, said.leave_type,
             json_agg(json_build_object('id', said.id, 'effectiveFrom', said.effective_from, 'policyKey', said.policy_key)) assigned
        from leave_assignments said
       where said.company_id = ${companyId}::uuid and said.employment_id = any(${[...employmentIds]}::uuid[]) and said.voids_id is null
         and not exists (select from leave_assignments void where void.company_id = said.company_id
               and void.employment_id = said.employment_id and void.voids_id = said.id)
       group by said.employment_id, said.leave_type
    )
    select account.employment_id, account.leave_type, account.opened_on, account.day_minutes, account.replayed_through, account.next_on,
           account.stale, account.balance_minutes - coalesce(later.minutes, 0) as minutes, coalesce(given.assigned, '[]'::json) assigned
      from leave_accounts account
      left join later using (employment_id, leave_type)
      left join given using (employment_id, leave_type)
     where account.company_id = ${companyId}::uuid and account.employment_id = any(${[...employmentIds]}::uuid[])`)
