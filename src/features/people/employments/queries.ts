import { type Insertable, sql, type Updateable } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Employments, EmploymentTerms, ReportingLines } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'

/** Locked: two changes about one person come one after the other. */
export const personHeld = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('employees')
      .select(['id', 'country', 'full_name'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .forUpdate(),
  )

export const person = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('employees').select(['id', 'country']).where('company_id', '=', companyId).where('id', '=', id))

export const employmentsOf = (db: Db, companyId: string, employeeId: string) =>
  db.many(
    k
      .selectFrom('employments as employment')
      .leftJoin('legal_entities as entity', (j) =>
        j.onRef('entity.company_id', '=', 'employment.company_id').onRef('entity.id', '=', 'employment.entity_id'),
      )
      .selectAll('employment')
      .select('entity.legal_name as entity_name')
      .where('employment.company_id', '=', companyId)
      .where('employment.employee_id', '=', employeeId)
      .orderBy('employment.started_on', 'desc')
      .orderBy('employment.id', 'desc'),
  )
export type EmploymentRow = Awaited<ReturnType<typeof employmentsOf>>[number]

const whoEntered = sql<string | null>`
  (select coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.email) from users account where account.id = t.entered_by)`

/** All rows of some employments, in no order; departments by the one that took them in. */
export const termsOf = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(
    k
      .selectFrom('employment_terms as t')
      .leftJoin('departments as other_department', (j) =>
        j
          .onRef('other_department.company_id', '=', 't.company_id')
          .onRef('other_department.id', '=', 't.department_id'),
      )
      .leftJoin('departments as department', (j) =>
        j.onRef('department.company_id', '=', 'other_department.company_id').on(
          'department.id',
          '=',
          sql`coalesce(other_department.merged_into,
          other_department.id)`,
        ),
      )
      .leftJoin('positions as post', (j) =>
        j.onRef('post.company_id', '=', 't.company_id').onRef('post.id', '=', 't.position_id'),
      )
      .leftJoin('sites as site', (j) =>
        j.onRef('site.company_id', '=', 't.company_id').onRef('site.id', '=', 't.site_id'),
      )
      .selectAll('t')
      .select([
        'department.id as now_department_id',
        'department.name as department_name',
        'post.title',
        'site.name as site_name',
      ])
      .select(whoEntered.as('who'))
      .where('t.company_id', '=', companyId)
      .where('t.employment_id', '=', sql<string>`any(${employmentIds}::uuid[])`),
  )
export type TermsRow = Awaited<ReturnType<typeof termsOf>>[number]

export const linesOf = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(
    k
      .selectFrom('reporting_lines as t')
      .leftJoin('employments as employment', (j) =>
        j.onRef('employment.company_id', '=', 't.company_id').onRef('employment.id', '=', 't.manager_employment_id'),
      )
      .leftJoin('employees as employee', (j) =>
        j
          .onRef('employee.company_id', '=', 'employment.company_id')
          .onRef('employee.id', '=', 'employment.employee_id'),
      )
      .selectAll('t')
      .select([
        'employee.id as manager_id',
        'employee.full_name as manager_name',
        'employee.position as manager_position',
      ])
      .select('employment.ended_on as manager_ended_on')
      .select(whoEntered.as('who'))
      .where('t.company_id', '=', companyId)
      .where('t.employment_id', '=', sql<string>`any(${employmentIds}::uuid[])`),
  )
export type LineRow = Awaited<ReturnType<typeof linesOf>>[number]

/** Who changes whom somebody reports to does it one after the other: two halves of a circle are never added side by side. */
export const lockLines = (db: Db, companyId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`reporting lines ${companyId}`}, 0))`)

export const insertTermsRow = (db: Db, values: Insertable<EmploymentTerms>) =>
  db.one(k.insertInto('employment_terms').values(values).returning('id'))

export const insertLineRow = (db: Db, values: Insertable<ReportingLines>) =>
  db.one(k.insertInto('reporting_lines').values(values).returning('id'))

export const updateEmployment = (db: Db, companyId: string, id: string, values: Updateable<Employments>) =>
  db.run(
    k
      .updateTable('employments')
      .set({ ...values, version: sql`version + 1`, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** The employment that holds on a day, else the one that began last. */
export const employmentOn = (db: Db, companyId: string, employeeId: string, day: Day) =>
  db.maybe(
    k
      .selectFrom('employments')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('employee_id', '=', employeeId)
      .orderBy(sql`started_on <= ${day} and coalesce(ended_on >= ${day}, true)`, 'desc')
      .orderBy('started_on', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  )

type Input = { day: Day; knownAt: string | null }

/** Who reports to a person on a day, as known at a moment, and is employed then. By name. */
export const reportsOf = (db: Db, companyId: string, employeeId: string, { day, knownAt }: Input) =>
  db.many(sql<{
    id: string
    employment_id: string
    full_name: string
    position: string | null
    department: string | null
    email: string
  }>`
    with known as (
      select line.* from reporting_lines line
       where line.company_id = ${companyId}::uuid and line.voids_id is null and line.effective_from <= ${day}::date
         and line.entered_at <= coalesce(${knownAt}::timestamptz, 'infinity')
         and not exists (select from reporting_lines voiding where voiding.company_id = line.company_id and voiding.employment_id = line.employment_id
               and voiding.voids_id = line.id and voiding.entered_at <= coalesce(${knownAt}::timestamptz, 'infinity'))
    )
    select employee.id, known.employment_id, employee.full_name, employee.position, employee.department, employee.email
      from employments report
      join known on known.manager_employment_id = report.id
      join employments employment on employment.company_id = known.company_id and employment.id = known.employment_id
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where report.company_id = ${companyId}::uuid and report.employee_id = ${employeeId}::uuid
       and employment.started_on <= ${day}::date and coalesce(employment.ended_on >= ${day}::date, true)
       and not exists (select from known newer where newer.employment_id = known.employment_id
             and (newer.effective_from, newer.id) > (known.effective_from, known.id))
     order by employee.sort_name, employee.id`)

/** How far down anybody asks. No circle can be entered; this ends a walk all the same. */
const MOST_LEVELS = 50

/**
 * Who reports to a person on a day, directly or through others, as known at a moment, and is employed then: level by level, by name.
 * `manager_id` is the person that somebody reports to.
 */
export const reportsUnder = (db: Db, companyId: string, employeeId: string, { day, knownAt }: Input) =>
  db.many(sql<ReportUnder>`
    with recursive known as (
      select line.* from reporting_lines line
       where line.company_id = ${companyId}::uuid and line.voids_id is null and line.effective_from <= ${day}::date
         and line.entered_at <= coalesce(${knownAt}::timestamptz, 'infinity')
         and not exists (select from reporting_lines void where void.company_id = line.company_id
               and void.employment_id = line.employment_id and void.voids_id = line.id
               and void.entered_at <= coalesce(${knownAt}::timestamptz, 'infinity'))
    ), current as (
      select known.employment_id, known.manager_employment_id, employment.employee_id, manager.employee_id as manager_id
        from known
        join employments employment on employment.company_id = known.company_id and employment.id = known.employment_id
        join employments manager on manager.company_id = known.company_id and manager.id = known.manager_employment_id
       where employment.started_on <= ${day}::date and coalesce(employment.ended_on >= ${day}::date, true)
         and not exists (select from known newer where newer.employment_id = known.employment_id
               and (newer.effective_from, newer.id) > (known.effective_from, known.id))
    ), under as (
      select employment_id, employee_id, manager_id, 1 as level, array[employment_id] as path from current
       where manager_id = ${employeeId}::uuid
      union all
      select current.employment_id, current.employee_id, current.manager_id, under.level + 1, under.path || current.employment_id
        from under join current on current.manager_employment_id = under.employment_id
       where under.level < ${MOST_LEVELS} and not current.employment_id = any(under.path)
    )
    select employee.id, under.employment_id, under.level, under.manager_id, employee.full_name, employee.position, employee.department,
           employee.email
      from under join employees employee on employee.company_id = ${companyId}::uuid and employee.id = under.employee_id
     order by under.level, employee.sort_name, employee.id limit ${MOST_REPORTS}`)

/** Whoever has more under them looks at the directory. */
const MOST_REPORTS = 2_000
type ReportUnder = {
  id: string
  employment_id: string
  level: number
  manager_id: string
  full_name: string
  position: string | null
  department: string | null
  email: string
}

export const departmentsLike = (db: Db, companyId: string, like: string) =>
  db.many(
    k
      .selectFrom('departments')
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .where('listed', '=', true)
      .where('archived_at', 'is', null)
      .where(sql<boolean>`lower(name) like ${like}`)
      .orderBy('place')
      .orderBy('name')
      .limit(50),
  )

export const positionsLike = (db: Db, companyId: string, like: string) =>
  db.many(
    k
      .selectFrom('positions')
      .select(['id', 'title as name'])
      .where('company_id', '=', companyId)
      .where(sql<boolean>`lower(title) like ${like}`)
      .orderBy('title')
      .limit(20),
  )

export const sitesLike = (db: Db, companyId: string, like: string) =>
  db.many(
    k
      .selectFrom('sites')
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .where('archived_at', 'is', null)
      .where(sql<boolean>`lower(name) like ${like}`)
      .orderBy('name')
      .limit(20),
  )

/** People of the company who have not left, by name. */
export const peopleLike = (db: Db, companyId: string, like: string) =>
  db.many(
    k
      .selectFrom('employees as employee')
      .select(['employee.id', 'employee.full_name as name', 'employee.employee_number as number', 'employee.position'])
      .where('employee.company_id', '=', companyId)
      .where('employee.status', '!=', 'terminated')
      .where(sql<boolean>`employee.search like ${like}`)
      .orderBy('employee.sort_name')
      .orderBy('employee.id')
      .limit(20),
  )

export const ownDepartment = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('departments')
      .select(['id', 'archived_at', 'listed'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('merged_into', 'is', null),
  )

export const ownSite = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('sites').select(['id', 'archived_at']).where('company_id', '=', companyId).where('id', '=', id))

export const ownEntity = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('legal_entities')
      .select(['id', 'archived_at'])
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** The row of a title, which is made when nobody had it yet. */
export const positionNamed = async (db: Db, companyId: string, title: string, by: string): Promise<string> => {
  await db.run(sql`
    insert into positions (company_id, title, created_by) values (${companyId}::uuid, ${title}, ${by}::uuid) on conflict do nothing`)
  const found = await db.one(
    k
      .selectFrom('positions')
      .select('id')
      .where('company_id', '=', companyId)
      .where(sql`lower(title)`, '=', title.toLowerCase()),
  )
  return found.id
}

export const namesOf = async (
  db: Db,
  companyId: string,
  employmentIds: readonly string[],
): Promise<Map<string, string>> =>
  new Map(
    (
      await db.many(
        k
          .selectFrom('employments as employment')
          .innerJoin('employees as employee', (j) =>
            j
              .onRef('employee.company_id', '=', 'employment.company_id')
              .onRef('employee.id', '=', 'employment.employee_id'),
          )
          .select(['employment.id', 'employee.full_name'])
          .where('employment.company_id', '=', companyId)
          .where('employment.id', '=', sql<string>`any(${employmentIds}::uuid[])`),
      )
    ).map((row) => [row.id, row.full_name]),
  )

/** A job that does the same however often it runs, from the first moment of a day on. */
export const enqueueOnDay = (db: Db, payload: { companyId: string; employeeId: string }, at: string) =>
  db.run(
    sql`select enqueue_job_at('terms-take-effect', ${JSON.stringify(payload)}::json, ${`terms ${payload.employeeId} ${at}`}, ${at}::timestamptz)`,
  )

/** Whose record an account is about: its own, or that of the employee with its address. */
export const employeesOfAccounts = (db: Db, companyId: string, userIds: readonly string[]) =>
  db.many<{ user_id: string; employee_id: string }>(sql`
    select account.id as user_id, employee.id as employee_id
      from users account join employees employee on employee.company_id = account.company_id
       and (employee.id = account.employee_id or (account.employee_id is null and lower(employee.email) = lower(account.email)))
     where account.company_id = ${companyId} and account.id = any(${[...userIds]}::uuid[])`)

/** Open accounts of employees: that of their portal, and that on the dashboard with their address. */
export const accountsOfEmployees = (db: Db, companyId: string, employeeIds: readonly string[]) =>
  db.many<{ employee_id: string; user_id: string; portal: string }>(sql`
    select employee.id as employee_id, account.id as user_id, account.portal
      from employees employee join users account on account.company_id = employee.company_id and account.disabled_at is null
       and (account.employee_id = employee.id or (account.portal = 'company' and lower(account.email) = lower(employee.email)))
     where employee.company_id = ${companyId} and employee.id = any(${[...employeeIds]}::uuid[])
     order by account.portal`)

/** The employment that goes on, or began last, of each of some employee numbers. */
export const employmentsByNumbers = (db: Db, companyId: string, numbers: readonly string[]) =>
  db.many(sql<{ employment_id: string; employee_number: string }>`
    select distinct on (employee.id) employment.id as employment_id, employee.employee_number
      from employees employee
      join employments employment on employment.company_id = employee.company_id and employment.employee_id = employee.id
     where employee.company_id = ${companyId}::uuid and employee.employee_number = any(${[...numbers]}::text[])
     order by employee.id, employment.started_on desc, employment.id desc`)
