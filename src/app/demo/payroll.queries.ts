import { sql } from 'kysely'
import type { Db } from '../../server/sql.ts'
import type { Day } from '../../shared/dates.ts'

export type PaidPerson = {
  employment_id: string
  employee_id: string
  entity_id: string
  country: string
  region: string | null
  nationality: string | null
  birth_date: Day | null
  started_on: Day
}

/** Whoever is employed by a legal entity, who of HR makes the runs, and whether there are pay groups. */
export const demoPaid = async (db: Db, companyId: string) => ({
  people: await db.many(sql<PaidPerson>`
    select employment.id as employment_id, employee.id as employee_id, employment.entity_id, employee.country, employee.nationality, employee.birth_date,
           employment.started_on,
           (select terms.region from employment_terms terms where terms.company_id = employment.company_id
               and terms.employment_id = employment.id order by terms.effective_from desc, terms.id desc limit 1) as region
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where employment.company_id = ${companyId} and employment.entity_id is not null and employment.ended_on is null
     order by employee.employee_number, employment.id`),
  hr:
    (
      await db.maybe(
        sql<{
          id: string
        }>`select id from users where company_id = ${companyId} and role = 'hr_admin' order by created_at limit 1`,
      )
    )?.id ?? null,
  hasGroups: (await db.maybe(sql`select from pay_groups where company_id = ${companyId} limit 1`)) !== undefined,
})
