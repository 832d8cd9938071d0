import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** The country of an employee with their employments. */
export const employmentsWithCountry = (db: Db, companyId: string, employeeId: string) =>
  db.many(sql<{ country: string; started_on: Day; ended_on: Day | null }>`
    select employee.country, employment.started_on, employment.ended_on
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where employment.company_id = ${companyId} and employment.employee_id = ${employeeId}`)
