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

const FREE = sql`(u.portal = 'company' or (e.status = 'active' and u.activated_at is not null))`

/** Everybody who works on applications, and those employees of the company that are named. */
export const listPossibleInterviewers = (db: Db, companyId: string, employees: readonly string[]) =>
  db.many<Member>(sql`
    select u.id, u.first_name, u.last_name, u.email, u.language, u.portal = 'employee' as employee, e.position, ${FREE} as free
      from users u left join employees e on e.company_id = u.company_id and e.id = u.employee_id
     where u.company_id = ${companyId} and u.disabled_at is null
       and (u.portal = 'company' or (u.portal = 'employee' and u.id = any(${[...employees]}::uuid[])))
     order by u.first_name, u.last_name`)

/** Who is to hold the interviews of a job: those on its hiring team who may, in the order of their names. */
export const interviewersOn = (db: Db, companyId: string, jobId: string) =>
  db.many<{ userId: string; name: string; email: string; position: string | null }>(sql`
    select u.id as "userId", trim(concat(u.first_name, ' ', u.last_name)) as name, u.email, e.position
      from hiring_team t join users u on u.company_id = t.company_id and u.id = t.user_id
      left join employees e on e.company_id = u.company_id and e.id = u.employee_id
     where t.company_id = ${companyId} and t.job_id = ${jobId} and t.role = 'interviewer' and u.disabled_at is null and ${FREE}
     order by u.first_name, u.last_name, u.id`)

/** Employees who work here now and have opened their account, by a part of their name or position. */
export const employeesLike = (db: Db, companyId: string, search: string) =>
  db.many<{ userId: string; name: string; position: string | null }>(sql`
    select u.id as "userId", trim(concat(u.first_name, ' ', u.last_name)) as name, e.position
      from users u join employees e on e.company_id = u.company_id and e.id = u.employee_id
     where u.company_id = ${companyId} and u.portal = 'employee' and u.disabled_at is null and ${FREE}
       and (strpos(e.search, lower(${search})) > 0 or strpos(lower(coalesce(e.position, '')), lower(${search})) > 0)
     order by e.sort_name, e.id limit 20`)
