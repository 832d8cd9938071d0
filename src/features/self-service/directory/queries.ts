import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { containsPattern } from '../../../shared/list.ts'

export type ColleagueRow = {
  id: string
  full_name: string
  position: string | null
  department: string | null
  site: string | null
  email: string
  phone: string | null
  entity_id: string | null
}

type Those = {
  on: Day
  /** These alone; left out: everybody. */
  ids?: readonly string[]
  /** Of this legal entity alone; left out: of any. Null: of none. */
  entityId?: string | null
  search?: string | null
  limit: number
}

/** People who are employed on a day, by name. */
export const listColleagues = (db: Db, companyId: string, { on, ids, entityId, search, limit }: Those) => {
  const found = search ? containsPattern(search) : null
  return db.many(sql<ColleagueRow>`
    select employee.id, employee.full_name, employee.position, employee.department, site.name site, employee.email, employee.phone,
           employment.entity_id
      from employees employee
      join lateral (
        select own.id, own.entity_id from employments own
         where own.company_id = employee.company_id and own.employee_id = employee.id and own.started_on <= ${on}::date
           and coalesce(own.ended_on >= ${on}::date, true)
         order by own.started_on desc, own.id desc limit 1) employment on true
      left join lateral (
        select said.site_id from employment_terms said
         where said.company_id = employee.company_id and said.employment_id = employment.id and said.effective_from <= ${on}::date
           and said.voids_id is null and not exists (select from employment_terms void where void.company_id = said.company_id
                 and void.employment_id = said.employment_id and void.voids_id = said.id)
         order by said.effective_from desc, said.id desc limit 1) terms on true
      left join sites site on site.company_id = employee.company_id and site.id = terms.site_id
     where employee.company_id = ${companyId}::uuid
       and (${ids === undefined} or employee.id = any(${[...(ids ?? [])]}::uuid[]))
       and (${entityId === undefined} or employment.entity_id is not distinct from ${entityId ?? null}::uuid)
       and (${found}::text is null or employee.full_name ilike ${found} or employee.position ilike ${found}
            or employee.department ilike ${found} or site.name ilike ${found})
     order by employee.sort_name, employee.id limit ${limit}`)
}
