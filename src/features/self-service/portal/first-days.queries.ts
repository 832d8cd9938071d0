import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** When somebody began and got the portal, and whether they have hidden the steps of their first days. */
export const findNewcomer = (
  db: Db,
  companyId: string,
  { employeeId, userId }: { employeeId: string; userId: string },
) =>
  db.maybe(sql<{ country: string; hired_on: Day | null; opened_at: string; is_hidden: boolean }>`
    select employee.country, employee.hire_date as hired_on, account.created_at as opened_at,
           exists (select from portal_welcomes welcome
                    where welcome.company_id = employee.company_id and welcome.employee_id = employee.id) as is_hidden
      from employees employee
      join users account on account.company_id = employee.company_id and account.employee_id = employee.id and account.id = ${userId}
     where employee.company_id = ${companyId} and employee.id = ${employeeId}`)

export const hideWelcome = (db: Db, companyId: string, employeeId: string) =>
  db.run(
    k
      .insertInto('portal_welcomes')
      .values({ company_id: companyId, employee_id: employeeId })
      .onConflict((conflict) => conflict.doNothing()),
  )
