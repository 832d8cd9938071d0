import { sql } from 'kysely'
import type { ListOrder, ListPart } from '../../../server/list.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** Whoever has reports before whoever has none, each by name. */
export const CHART_ORDERS: { chart: ListOrder } = {
  chart: [
    { by: sql.ref('is_leaf'), type: 'whole' },
    { by: sql.ref('sort_name'), type: 'code' },
    { by: sql.ref('id'), type: 'uuid' },
  ],
}

type ChartRow = {
  id: string
  full_name: string
  position: string | null
  department: string | null
  reports: number
  total: number
  place: (string | null)[]
}

/**
 * Who reports to a person on a day, and of each how many report to them; without a person, who reports to nobody that is employed then.
 * `total` is how many there are on all pages.
 */
export const listChart = (db: Db, companyId: string, input: { managerId: string | null; day: Day }, part: ListPart) =>
  db.many(sql<ChartRow>`
    with here as (
      select employment.id, employment.employee_id from employments employment
       where employment.company_id = ${companyId}::uuid and employment.started_on <= ${input.day}::date
         and coalesce(employment.ended_on >= ${input.day}::date, true)
    ), line as (
      select distinct on (known.employment_id) known.employment_id, known.manager_employment_id from reporting_lines known
       where known.company_id = ${companyId}::uuid and known.voids_id is null and known.effective_from <= ${input.day}::date
         and not exists (select from reporting_lines void where void.company_id = known.company_id
               and void.employment_id = known.employment_id and void.voids_id = known.id)
       order by known.employment_id, known.effective_from desc, known.id desc
    ), placed as (
      select here.employee_id, manager.employee_id as manager_id
        from here left join line on line.employment_id = here.id
        left join here manager on manager.id = line.manager_employment_id
    ), counted as (
      select manager_id, count(*)::int as reports from placed where manager_id is not null group by manager_id
    ), listed as (
      select employee.id, employee.full_name, employee.position, employee.department, employee.sort_name,
             coalesce(counted.reports, 0) as reports, (counted.reports is null)::int as is_leaf, count(*) over ()::int as total
        from placed join employees employee on employee.company_id = ${companyId}::uuid and employee.id = placed.employee_id
        left join counted on counted.manager_id = placed.employee_id
       where placed.manager_id is not distinct from ${input.managerId}::uuid
    )
    select listed.*, ${part.key} as place from listed where ${part.after} ${part.end}`)
