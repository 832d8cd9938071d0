import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

export type Member = {
  id: string
  first_name: string
  last_name: string
  email: string
  language: string
  /** An ordinary employee: sees their own interviews and nothing else of hiring. */
  employee: boolean
  position: string | null
  /** Whether they may be chosen. */
  free: boolean
}

const FREE = sql`(account.portal = 'company' or (employee.status = 'active' and account.activated_at is not null))`

/** Everybody who works on applications, and those employees of the company that are named. */
export const listPossibleInterviewers = (db: Db, companyId: string, employees: readonly string[]) =>
  db.many<Member>(sql`
    select account.id, account.first_name, account.last_name, account.email, account.language, account.portal = 'employee' as employee,
      employee.position, ${FREE} as free
      from users account left join employees employee on employee.company_id = account.company_id and employee.id = account.employee_id
     where account.company_id = ${companyId} and account.disabled_at is null
       and (account.portal = 'company' or (account.portal = 'employee' and account.id = any(${[...employees]}::uuid[])))
     order by account.first_name, account.last_name`)

/** Who is to hold the interviews of a job: those on its hiring team who may, in the order of their names. */
export const interviewersOn = (db: Db, companyId: string, jobId: string) =>
  db.many<{ userId: string; name: string; email: string; position: string | null }>(sql`
    select account.id as "userId", trim(concat(account.first_name, ' ', account.last_name)) as name, account.email, employee.position
      from hiring_team teammate join users account on account.company_id = teammate.company_id and account.id = teammate.user_id
      left join employees employee on employee.company_id = account.company_id and employee.id = account.employee_id
     where teammate.company_id = ${companyId} and teammate.job_id = ${jobId} and teammate.role = 'interviewer' and account.disabled_at is null and ${FREE}
     order by account.first_name, account.last_name, account.id`)

/** Employees who work here now and have opened their account, by a part of their name or position. */
export const employeesLike = (db: Db, companyId: string, search: string) =>
  db.many<{ userId: string; name: string; position: string | null }>(sql`
    select account.id as "userId", trim(concat(account.first_name, ' ', account.last_name)) as name, employee.position
      from users account join employees employee on employee.company_id = account.company_id and employee.id = account.employee_id
     where account.company_id = ${companyId} and account.portal = 'employee' and account.disabled_at is null and ${FREE}
       and (strpos(employee.search, lower(${search})) > 0 or strpos(lower(coalesce(employee.position, '')), lower(${search})) > 0)
     order by employee.sort_name, employee.id limit 20`)
