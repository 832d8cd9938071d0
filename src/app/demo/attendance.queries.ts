import { sql } from 'kysely'
import type { Db } from '../../server/sql.ts'
import type { Day } from '../../shared/dates.ts'

/** Whoever was employed within the year before a day: those who left punched until then. */
export const demoEmployments = (db: Db, companyId: string, today: Day) =>
  db.many(sql<{ employment_id: string; number: string; email: string; started_on: Day; country: string }>`
    select employment.id as employment_id, employee.employee_number as number, employee.email, employment.started_on, employee.country
      from employments employment join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where employment.company_id = ${companyId} and employment.started_on <= ${today}::date
       and coalesce(employment.ended_on > ${today}::date - 365, true)
     order by employment.started_on, employment.id`)

export const demoHasPunches = async (db: Db, companyId: string) =>
  (await db.maybe(sql`select from punches where company_id = ${companyId} limit 1`)) !== undefined

export const demoAccounts = (db: Db, companyId: string, email: string) =>
  db.maybe(sql<{ id: string; employee_id: string }>`
    select id, employee_id from users where company_id = ${companyId} and lower(email) = lower(${email}) and employee_id is not null`)

/** A device that an earlier start made before it was cut off. */
export const demoDevice = (db: Db, companyId: string, name: string) =>
  db.maybe(sql<{ id: string }>`
    select id from punch_devices where company_id = ${companyId} and lower(name) = lower(${name}) and revoked_at is null`)
