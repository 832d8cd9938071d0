import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { groupOn } from './group-on.queries.ts'
import type { PaidGroup } from './pay-calendar.rules.ts'

export type PaidPersonRow = PaidGroup & {
  employee_id: string
  country: string
  /** Pay days whose regular run is locked, or that another provider has paid. */
  locked: Day[]
}

/** How some people are paid: the pay group of who employs them on a day. Whoever nobody employs or pays then is left out. */
export const paidPeople = (db: Db, companyId: string, q: { employeeIds: readonly string[]; on: Day }) =>
  db.many(sql<PaidPersonRow>`
    select distinct on (employment.employee_id) employment.employee_id, entity.country, pay_group.frequency, pay_group.pay_on,
           pay_group.pays_next_month, pay_group.first_from, pay_group.first_until, pay_group.first_pay_day,
           array(select run.pay_day from pay_runs run
             where run.company_id = pay_group.company_id and run.group_id = pay_group.id and run.state = 'locked'
               and run.kind in ('regular', 'opening') and run.pay_day >= ${q.on}::date - 1 order by run.pay_day) as locked
      from employments employment
      join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id
      join pay_groups pay_group on pay_group.company_id = entity.company_id
           and pay_group.id = ${groupOn(sql`greatest(${q.on}::date, employment.started_on)`)}
     where employment.company_id = ${companyId} and employment.employee_id = any(${[...q.employeeIds]}::uuid[])
       and coalesce(employment.ended_on >= ${q.on}, true)
     order by employment.employee_id, employment.started_on, pay_group.name, pay_group.id`)
