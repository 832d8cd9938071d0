import { sql } from 'kysely'
import { bothWays, countUpTo, filterConditions, type ListPart } from '../../../server/list.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { containsPattern } from '../../../shared/list.ts'

export type PayrollRecordRow = {
  id: string
  employee_number: string
  full_name: string
  department: string | null
  position: string | null
  run_id: string | null
  month: string | null
  pay_day: Day | null
  currency: string | null
  pay_country: string | null
  gross: number | null
  net: number | null
  employer_cost: number | null
}

export type PayrollRecordFilter = { companyId: string; country: string; search?: string | null }

/** Each with the pay of the latest run that is locked; one that was voided is none. */
const source = sql`
    from employees employee
    left join lateral (
      select run.id, run.month, run.pay_day, pay_group.currency, entity.country, paid.gross, paid.net, paid.employer_cost
        from employments employment
        join pay_run_people paid on paid.company_id = employment.company_id and paid.employment_id = employment.id and paid.state = 'locked'
        join pay_runs run on run.company_id = paid.company_id and run.id = paid.run_id and run.state = 'locked' and run.kind <> 'opening'
        join pay_groups pay_group on pay_group.company_id = run.company_id and pay_group.id = run.group_id
        join legal_entities entity on entity.company_id = pay_group.company_id and entity.id = pay_group.entity_id
       where employment.company_id = employee.company_id and employment.employee_id = employee.id
       order by run.pay_day desc, run.locked_at desc limit 1) latest on true`

const own = { by: sql.ref('employee.id'), type: 'uuid' } as const
export const PAYROLL_RECORD_ORDERS = bothWays('name', { by: sql.ref('employee.sort_name'), type: 'text' }, own)

const matching = (filter: PayrollRecordFilter) =>
  filterConditions(filter, {
    companyId: (id) => sql`employee.company_id = ${id}`,
    country: (country) => sql`employee.country = ${country}`,
    search: (text) =>
      sql`(employee.full_name ilike ${containsPattern(text)} or employee.employee_number ilike ${containsPattern(text)})`,
  })

export const listPayrollRecords = (db: Db, filter: PayrollRecordFilter, part: ListPart) =>
  db.many(sql<PayrollRecordRow & { place: (string | null)[] }>`
    select employee.id, employee.employee_number, employee.full_name, employee.department, employee.position,
           latest.id as run_id, latest.month, latest.pay_day, latest.currency, latest.country as pay_country, latest.gross, latest.net,
           latest.employer_cost, ${part.key} as place
    ${source} where ${matching(filter)} and ${part.after} ${part.end}`)

export const countPayrollRecords = async (db: Db, filter: PayrollRecordFilter): Promise<number> =>
  (await db.one(countUpTo(sql`from employees employee where ${matching(filter)}`))).n
