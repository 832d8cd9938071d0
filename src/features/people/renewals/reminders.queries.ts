import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** Through the platform’s door: companies with open renewals whose day has come near. */
export const listCompaniesToRemind = (db: Db, until: Day) =>
  db.many(sql<{ id: string }>`
    select distinct company_id as id from renewal_cases
     where closed_at is null and reminded < 4 and due_on <= ${until}::date order by id`)

export type DueRenewal = {
  id: string
  what: string
  name: string
  country: string
  owner_id: string | null
  due_on: Day
}

/** Of somebody who has left nothing is to be renewed, and nobody is reminded. */
export const listDueRenewals = (db: Db, companyId: string, until: Day) =>
  db.many(sql<DueRenewal>`
    select renewal.id, renewal.what, employee.full_name as name, employee.country, renewal.owner_id, renewal.due_on
      from renewal_cases renewal join employees employee on employee.company_id = renewal.company_id and employee.id = renewal.employee_id
     where renewal.company_id = ${companyId}::uuid and renewal.closed_at is null and renewal.reminded < 4 and renewal.due_on <= ${until}::date
       and employee.status <> 'terminated'
     order by renewal.due_on, renewal.id`)

/** 0 where people were reminded so far already: whoever comes second reminds nobody. */
export const raiseReminded = (db: Db, companyId: string, { id, stage }: { id: string; stage: number }) =>
  db.run(sql`
    update renewal_cases set reminded = ${stage}
     where company_id = ${companyId}::uuid and id = ${id}::uuid and closed_at is null and reminded < ${stage}`)

export type RenewalWorker = { id: string; email: string; language: string | null; first_name: string }

/** People of the dashboard who can see to a renewal, and have signed in once. */
export const listRenewalWorkers = (db: Db, companyId: string, roles: readonly string[]) =>
  db.many(sql<RenewalWorker>`
    select id, email, language, first_name from users
     where company_id = ${companyId}::uuid and portal = 'company' and disabled_at is null and activated_at is not null
       and role = any(${[...roles]}::text[]) order by first_name, last_name, id`)
