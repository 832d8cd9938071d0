import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { LeaveAssignments, LeavePolicies, LeaveTypes } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'
import type { OwnType } from './kinds.rules.ts'
import type { PolicyContent } from './policy.rules.ts'

/** People and what is said of leave. */

export type LeavePerson = {
  employment_id: string
  employee_id: string
  full_name: string
  employee_number: string
  email: string
  started_on: Day
  ended_on: Day | null
  continuity_from: Day | null
  country: string
  region: string | null
  site_id: string | null
  site_name: string | null
  entity_id: string | null
  department_id: string | null
  department: string | null
  weekly_hours: string | null
  facts: Record<string, string>
}

/** Of which employments: of some, of one person’s latest, of a department, or of all that are not over. */
export type PeopleOf = {
  employmentIds?: readonly string[]
  employeeIds?: readonly string[]
  departmentId?: string | null
  entityId?: string
  /** Those whose employment had not ended before this day. */
  since?: Day | null
  /** The employment of this employee that holds on the day, else the one that began last. */
  currentOf?: string
  after?: string | null
  limit?: number
}

const currentEmployment = (companyId: string, employeeId: string, on: Day) => sql`employment.id = (
  select own.id from employments own where own.company_id = ${companyId}::uuid and own.employee_id = ${employeeId}::uuid
   order by own.started_on <= ${on}::date and coalesce(own.ended_on >= ${on}::date, true) desc, own.started_on desc, own.id desc limit 1)`

/** Employments with what holds on a day: in order of their ids. */
export const listPeople = (db: Db, companyId: string, on: Day, those: PeopleOf) => {
  const conditions = [
    sql`employment.company_id = ${companyId}::uuid`,
    ...(those.employmentIds ? [sql`employment.id = any(${[...those.employmentIds]}::uuid[])`] : []),
    ...(those.employeeIds ? [sql`employment.employee_id = any(${[...those.employeeIds]}::uuid[])`] : []),
    ...(those.departmentId ? [sql`department.id::text = ${those.departmentId}`] : []),
    ...(those.entityId ? [sql`employment.entity_id = ${those.entityId}::uuid`] : []),
    ...(those.currentOf ? [currentEmployment(companyId, those.currentOf, on)] : []),
    ...(those.since ? [sql`coalesce(employment.ended_on >= ${those.since}::date, true)`] : []),
    ...(those.after ? [sql`employment.id > ${those.after}::uuid`] : []),
  ]
  return db.many(sql<LeavePerson>`
    select employment.id employment_id, employment.employee_id, employee.full_name, employee.employee_number, employee.email,
           employment.started_on, employment.ended_on, employment.continuity_from, coalesce(terms.country, employee.country) country,
           coalesce(terms.region, site.place) region, terms.site_id, site.name site_name, employment.entity_id,
           department.id department_id, department.name department, terms.weekly_hours, employee.facts
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      left join lateral (
        select said.* from employment_terms said
         where said.company_id = employment.company_id and said.employment_id = employment.id
           and said.effective_from <= greatest(${on}::date, employment.started_on) and said.voids_id is null
           and not exists (select from employment_terms void where void.company_id = said.company_id
                 and void.employment_id = said.employment_id and void.voids_id = said.id)
         order by said.effective_from desc, said.id desc limit 1) terms on true
      left join departments named on named.company_id = employment.company_id and named.id = terms.department_id
      left join departments department on department.company_id = named.company_id
            and department.id = coalesce(named.merged_into, named.id)
      left join sites site on site.company_id = employment.company_id and site.id = terms.site_id
     where ${sql.join(conditions, sql` and `)}
     order by employment.id limit ${those.limit ?? 10_000}`)
}

/** Accounts of the company that belong to people: the one with the record, and the one on the dashboard with the same address. */
export const listAccountsOf = (db: Db, companyId: string, employeeIds: readonly string[]) =>
  db.many(sql<{
    employee_id: string
    user_id: string
    email: string
    language: string | null
    first_name: string
    portal: string
  }>`
    select employee.id employee_id, account.id user_id, account.email, account.language, account.first_name, account.portal
      from employees employee
      join users account on account.company_id = employee.company_id and account.disabled_at is null
       and (account.employee_id = employee.id or (account.portal = 'company' and account.email = employee.email))
     where employee.company_id = ${companyId}::uuid and employee.id = any(${[...employeeIds]}::uuid[])`)

export const listOwnTypes = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('leave_types')
      .select(['id', 'country', 'name', 'counts', 'paid', 'private'])
      .where('company_id', '=', companyId)
      .where('archived_at', 'is', null)
      .orderBy('name')
      .orderBy('id'),
  )

export const insertType = (db: Db, values: Insertable<LeaveTypes>) =>
  db.one(k.insertInto('leave_types').values(values).returning('id'))

export const listPolicies = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('leave_policies')
      .select(['id', 'policy_key', 'version', 'leave_type', 'country', 'name', 'effective_from', 'everyone', 'ended'])
      .select((eb) => eb.ref('content').$castTo<PolicyContent>().as('content'))
      .where('company_id', '=', companyId)
      .orderBy('leave_type')
      .orderBy('policy_key')
      .orderBy('version'),
  )
export type PolicyRow = Awaited<ReturnType<typeof listPolicies>>[number]

/** Kinds of leave of the company’s own and all versions of policies, in one answer: asked with every balance. */
export const readSetup = (db: Db, companyId: string) =>
  db.one(sql<{ own: OwnType[]; policies: PolicyRow[] }>`
    select coalesce((
             select json_agg(json_build_object('id', id, 'country', country, 'name', name, 'counts', counts, 'paid', paid, 'private', private)
                             order by name, id)
               from leave_types where company_id = ${companyId}::uuid and archived_at is null), '[]') own,
           coalesce((
             select json_agg(json_build_object('id', id, 'policy_key', policy_key, 'version', version, 'leave_type', leave_type, 'country', country,
                             'name', name, 'effective_from', effective_from, 'everyone', everyone, 'ended', ended, 'content', content)
                             order by leave_type, policy_key, version)
               from leave_policies where company_id = ${companyId}::uuid), '[]') policies`)

/** Policies are made one after the other: two versions never have the same number. */
export const lockPolicies = (db: Db, companyId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`leave policies ${companyId}`}, 0))`)

/** Of two who call in sick at once for one person the second finds what the first did. */
export const lockSickCalls = (db: Db, companyId: string, employmentId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`sick ${companyId} ${employmentId}`}, 0))`)

/** Of two of a department who ask at once the second is judged with the first away. */
export const lockCover = (db: Db, companyId: string, departmentId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`leave cover ${companyId} ${departmentId}`}, 0))`)

export const insertPolicy = (db: Db, values: Insertable<LeavePolicies>) =>
  db.one(k.insertInto('leave_policies').values(values).returning(['id', 'policy_key', 'version']))

export type AssignmentRow = {
  id: number
  employment_id: string
  leave_type: string
  effective_from: Day
  policy_key: string | null
}

/** Which policies people were given, without what was taken back. */
export const listAssignments = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<AssignmentRow>`
    select said.id, said.employment_id, said.leave_type, said.effective_from, said.policy_key
      from leave_assignments said
     where said.company_id = ${companyId}::uuid and said.employment_id = any(${[...employmentIds]}::uuid[]) and said.voids_id is null
       and not exists (select from leave_assignments void where void.company_id = said.company_id
             and void.employment_id = said.employment_id and void.voids_id = said.id)`)

export const insertAssignments = (db: Db, values: readonly Insertable<LeaveAssignments>[]) =>
  db.run(k.insertInto('leave_assignments').values([...values]))

/** Blackout days that meet some days, with the departments and sites they are of. */
export const listBlackouts = (db: Db, companyId: string, from: Day) =>
  db.many(sql<{
    id: string
    department_id: string | null
    department: string | null
    site_id: string | null
    site: string | null
    from_day: Day
    until_day: Day
    reason: string
  }>`
    select blackout.id, blackout.department_id, department.name department, blackout.site_id, site.name site,
           blackout.from_day, blackout.until_day, blackout.reason
      from leave_blackouts blackout
      left join departments department on department.company_id = blackout.company_id and department.id = blackout.department_id
      left join sites site on site.company_id = blackout.company_id and site.id = blackout.site_id
     where blackout.company_id = ${companyId}::uuid and blackout.until_day >= ${from}::date
     order by blackout.from_day, blackout.id`)

export const insertBlackout = (
  db: Db,
  companyId: string,
  one: { departmentId: string | null; siteId: string | null; from: Day; until: Day; reason: string; by: string },
) =>
  db.one(
    k
      .insertInto('leave_blackouts')
      .values({
        company_id: companyId,
        department_id: one.departmentId,
        site_id: one.siteId,
        from_day: one.from,
        until_day: one.until,
        reason: one.reason,
        created_by: one.by,
      })
      .returning('id'),
  )

export const deleteBlackout = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('leave_blackouts').where('company_id', '=', companyId).where('id', '=', id))

export const listCoverRules = (db: Db, companyId: string) =>
  db.many(sql<{ department_id: string; department: string; least: number; refuses: boolean }>`
    select rule.department_id, department.name department, rule.least, rule.refuses
      from leave_cover_rules rule
      join departments department on department.company_id = rule.company_id and department.id = rule.department_id
     where rule.company_id = ${companyId}::uuid order by department.name, rule.department_id`)

export const saveCoverRule = (
  db: Db,
  companyId: string,
  rule: { departmentId: string; least: number; refuses: boolean; by: string },
) =>
  db.run(sql`
    insert into leave_cover_rules (company_id, department_id, least, refuses, updated_by)
    values (${companyId}::uuid, ${rule.departmentId}::uuid, ${rule.least}, ${rule.refuses}, ${rule.by}::uuid)
    on conflict (company_id, department_id) do update set least = excluded.least, refuses = excluded.refuses, updated_by = excluded.updated_by,
      updated_at = now()`)

export const deleteCoverRule = (db: Db, companyId: string, departmentId: string) =>
  db.run(
    k.deleteFrom('leave_cover_rules').where('company_id', '=', companyId).where('department_id', '=', departmentId),
  )

export const listDepartments = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('departments')
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .where('merged_into', 'is', null)
      .orderBy('name'),
  )

/** How many work in each department on a day. */
export const countByDepartment = (db: Db, companyId: string, on: Day) =>
  db.many(sql<{ department_id: string; people: number }>`
    select coalesce(named.merged_into, named.id) department_id, count(*)::int people
      from employments employment
      join lateral (
        select said.department_id from employment_terms said
         where said.company_id = employment.company_id and said.employment_id = employment.id and said.effective_from <= ${on}::date
           and said.voids_id is null and not exists (select from employment_terms void where void.company_id = said.company_id
                 and void.employment_id = said.employment_id and void.voids_id = said.id)
         order by said.effective_from desc, said.id desc limit 1) terms on true
      join departments named on named.company_id = employment.company_id and named.id = terms.department_id
     where employment.company_id = ${companyId}::uuid and employment.started_on <= ${on}::date
       and coalesce(employment.ended_on >= ${on}::date, true)
     group by 1`)

/** Companies with people employed: the job goes through them. */
export const listCompanies = (db: Db) => db.many(sql<{ id: string }>`select id from companies order by id`)

export const listNames = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<{ id: string; name: string }>`
    select id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) name from users
     where company_id = ${companyId}::uuid and id = any(${[...ids]}::uuid[])`)

/** Kinds of leave that somebody has an account of. */
export const listUsedTypes = (db: Db, companyId: string) =>
  db.many(sql<{ leave_type: string }>`
    with recursive used as (
      (select leave_type from leave_accounts where company_id = ${companyId}::uuid order by leave_type limit 1)
      union all
      select (select next.leave_type from leave_accounts next where next.company_id = ${companyId}::uuid and next.leave_type > used.leave_type
               order by next.leave_type limit 1) from used where used.leave_type is not null)
    select leave_type from used where leave_type is not null`)

/** Who may decide in somebody’s place. */
export const listDelegates = (db: Db, companyId: string, except: string) =>
  db.many(sql<{ id: string; name: string }>`
    select id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) name from users
     where company_id = ${companyId}::uuid and portal = 'company' and disabled_at is null and id <> ${except}::uuid
     order by name, id limit 200`)

/** The record of an account, with its department: its own, or the one with its address. */
export const listOwnRecord = (db: Db, companyId: string, who: { employeeId: string | null; email: string }) =>
  db.many(sql<{ id: string; department_id: string | null }>`
    select employee.id, department.id department_id
      from employees employee
      left join departments department on department.company_id = employee.company_id
            and lower(department.name) = lower(employee.department) and department.merged_into is null
     where employee.company_id = ${companyId}::uuid
       and (employee.id = ${who.employeeId}::uuid or (${who.employeeId}::uuid is null and employee.email = ${who.email})) limit 1`)

export const listCountriesOfPeople = (db: Db, companyId: string) =>
  db.many(sql<{ country: string }>`
    select distinct country from employees where company_id = ${companyId}::uuid and status <> 'terminated'`)

/** How many people were given each policy. */
export const countAssigned = (db: Db, companyId: string) =>
  db.many(sql<{ policy_key: string; people: number }>`
    select policy_key, count(distinct employment_id)::int people from leave_assignments
     where company_id = ${companyId}::uuid and policy_key is not null group by policy_key`)
