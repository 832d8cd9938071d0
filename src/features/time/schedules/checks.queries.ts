import { sql } from 'kysely'
import type { Facts } from '../../../countries/country.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** What the checker of shifts asks about people, each asked for once for all of them. */

export type CheckedRow = {
  id: string
  employee_id: string
  full_name: string
  country: string
  region: string | null
  site_id: string | null
  entity_id: string | null
  zone: string | null
  weekly_hours: string | null
  started_on: Day
  ended_on: Day | null
  birth_date: Day | null
  employee_type: string
  facts: Facts
  salary: number | null
  currency: string
}

/** People with the terms in force on a day. */
export const listChecked = (db: Db, companyId: string, ids: readonly string[], day: Day) =>
  db.many(sql<CheckedRow>`
    select employment.id, employment.employee_id, employee.full_name, coalesce(term.country, employee.country) as country,
           coalesce(site.place, term.region) as region, term.site_id, employment.entity_id, site.zone, term.weekly_hours, employment.started_on,
           employment.ended_on, employee.birth_date, employee.employee_type, employee.facts, employee.salary, employee.currency
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      left join lateral (
        select own.* from employment_terms own
         where own.company_id = employment.company_id and own.employment_id = employment.id and own.voids_id is null
           and own.effective_from <= greatest(${day}::date, employment.started_on)
           and not exists (select from employment_terms void where void.company_id = own.company_id
                 and void.employment_id = own.employment_id and void.voids_id = own.id)
         order by own.effective_from desc, own.id desc limit 1) term on true
      left join sites site on site.company_id = employment.company_id and site.id = term.site_id
     where employment.company_id = ${companyId}::uuid and employment.id = any(${[...ids]}::uuid[])`)

/** The legal entity that each of some people is employed by; null: none. */
export const listEntitiesOfPeople = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<{ id: string; entity_id: string | null }>`
    select id, entity_id from employments where company_id = ${companyId}::uuid and id = any(${[...ids]}::uuid[])`)

export const listSkillsOf = (db: Db, companyId: string, employeeIds: readonly string[]) =>
  db.many(sql<{ employee_id: string; skill_id: string; name: string; expires_on: Day | null }>`
    select own.employee_id, own.skill_id, skill.name, own.expires_on
      from employee_skills own join roster_skills skill on skill.company_id = own.company_id and skill.id = own.skill_id
     where own.company_id = ${companyId}::uuid and own.employee_id = any(${[...employeeIds]}::uuid[])
     order by skill.name`)

/** The permit of each that lasts longest, of those that were not cancelled. */
export const listPermitsOf = (db: Db, companyId: string, employeeIds: readonly string[]) =>
  db.many(sql<{ employee_id: string; authorization_type: string; expires_on: Day | null }>`
    select distinct on (employee_id) employee_id, authorization_type, expires_on
      from authorizations
     where company_id = ${companyId}::uuid and employee_id = any(${[...employeeIds]}::uuid[]) and status in ('active', 'expired')
     order by employee_id, expires_on desc nulls first`)

export type AvailabilityRow = {
  id: string
  employment_id: string
  kind: 'cannot' | 'prefers'
  from_day: Day
  until_day: Day | null
  weekdays: number[] | null
  from_time: string | null
  until_time: string | null
  note: string | null
}

export const listAvailabilities = (
  db: Db,
  companyId: string,
  { ids, from, until }: { ids: readonly string[]; from: Day; until: Day },
) =>
  db.many(sql<AvailabilityRow>`
    select id, employment_id, kind, from_day, until_day, weekdays, from_time, until_time, note
      from availabilities
     where company_id = ${companyId}::uuid and employment_id = any(${[...ids]}::uuid[]) and removed_at is null
       and from_day <= ${until}::date and coalesce(until_day >= ${from}::date, true)
     order by from_day, id`)

/** Locks that people of a company share: a roster of thousands of people takes no more of them than the database has. */
const PLANNING_LOCKS = 1024

/** Held until the transaction ends: of two who plan for one person at once the second is checked with what the first has planned. */
export const lockPeople = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.run(sql`
    select pg_advisory_xact_lock(hashtextextended('roster ' || ${companyId}::text || ' ' || one.share, 0))
      from (select distinct abs(hashtext(id) % ${PLANNING_LOCKS}) as share from unnest(${[...new Set(employmentIds)]}::text[]) as said (id)
             order by share offset 0) one`)
