import { sql } from 'kysely'
import { bothWays, countUpTo, filterConditions, type ListOrder, type ListPart } from '../../../server/list.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { RenewalState, RenewalThing } from './rules.ts'

export type CaseRow = {
  id: string
  employee_id: string
  name: string
  country: string
  thing: RenewalThing
  thing_id: string
  what: string
  expires_on: Day
  state: RenewalState
  owner_id: string | null
  owner: string | null
  due_on: Day
  valid_until: Day | null
  version: number
}

const fields = sql`renewal.id, renewal.employee_id, employee.full_name as name, employee.country, renewal.thing, renewal.thing_id, renewal.what,
  renewal.expires_on, renewal.state, renewal.owner_id, nullif(trim(concat_ws(' ', account.first_name, account.last_name)), '') as owner,
  renewal.due_on, renewal.valid_until, renewal.version`

const source = sql`from renewal_cases renewal
  join employees employee on employee.company_id = renewal.company_id and employee.id = renewal.employee_id
  left join users account on account.id = renewal.owner_id`

const own = { by: sql.ref('renewal.id'), type: 'uuid' as const }

export const RENEWAL_ORDERS: Readonly<Record<string, ListOrder>> = {
  ...bothWays('due', { by: sql.ref('renewal.due_on'), type: 'day' }, own),
  ...bothWays('expires', { by: sql.ref('renewal.expires_on'), type: 'day' }, own),
  ...bothWays('name', { by: sql.ref('employee.sort_name'), type: 'code' }, own),
}

export type RenewalFilter = { companyId: string; show?: 'open' | 'closed' | null; employeeId?: string | null }

const matching = (filter: RenewalFilter) =>
  filterConditions(filter, {
    companyId: (id) => sql`renewal.company_id = ${id}::uuid`,
    show: (show) => sql`(renewal.closed_at is null) = ${show === 'open'}`,
    employeeId: (id) => sql`renewal.employee_id = ${id}::uuid`,
  })

export const listRenewals = (db: Db, filter: RenewalFilter, part: ListPart) =>
  db.many(sql<CaseRow & { place: (string | null)[] }>`
    select ${fields}, ${part.key} as place ${source} where ${matching(filter)} and ${part.after} ${part.end}`)

export const countRenewals = async (db: Db, filter: RenewalFilter): Promise<number> =>
  (await db.one(countUpTo(sql`${source} where ${matching(filter)}`))).n

export const findRenewal = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<CaseRow>`select ${fields} ${source} where renewal.company_id = ${companyId} and renewal.id = ${id}`)

/** Held until the transaction ends: two who take a step do so one after the other. */
export const lockRenewal = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<{ version: number }>`
    select version from renewal_cases where company_id = ${companyId} and id = ${id} for update`)

/** What is being renewed now. */
export const openThings = (db: Db, companyId: string) =>
  db.many(sql<{ employee_id: string; thing: RenewalThing; thing_id: string }>`
    select employee_id, thing, thing_id from renewal_cases where company_id = ${companyId} and closed_at is null`)

type NewCase = Pick<CaseRow, 'employee_id' | 'thing' | 'thing_id' | 'what' | 'expires_on' | 'owner_id' | 'due_on'>

/** None where one is open already. */
export const insertRenewal = (db: Db, companyId: string, q: NewCase & { at: string }) =>
  db.maybe(sql<{ id: string }>`
    insert into renewal_cases (company_id, employee_id, thing, thing_id, what, expires_on, owner_id, due_on, opened_at)
    values (${companyId}, ${q.employee_id}, ${q.thing}, ${q.thing_id}, ${q.what}, ${q.expires_on}, ${q.owner_id}, ${q.due_on}, ${q.at})
    on conflict (company_id, employee_id, thing, thing_id) where closed_at is null do nothing returning id`)

type Change = Pick<CaseRow, 'id' | 'state' | 'owner_id' | 'due_on' | 'valid_until'> & { closedAt: string | null }

export const updateRenewal = (db: Db, companyId: string, q: Change) =>
  db.run(sql`
    update renewal_cases set state = ${q.state}, owner_id = ${q.owner_id}, due_on = ${q.due_on}, valid_until = ${q.valid_until},
           closed_at = ${q.closedAt}, version = version + 1,
           reminded = case when due_on = ${q.due_on}::date and owner_id is not distinct from ${q.owner_id}::uuid then reminded else 0 end
     where company_id = ${companyId} and id = ${q.id}`)

export type StepRow = {
  step: RenewalState | 'assigned' | 'noted'
  note: string
  by: string | null
  at: string
}

export const insertStep = (
  db: Db,
  companyId: string,
  q: { caseId: string; step: StepRow['step']; note: string; by: string; at: string },
) =>
  db.run(sql`
    insert into renewal_steps (company_id, case_id, step, note, by_user, at)
    values (${companyId}, ${q.caseId}, ${q.step}, ${q.note}, ${q.by}, ${q.at})`)

export const stepsOf = (db: Db, companyId: string, caseId: string) =>
  db.many(sql<StepRow>`
    select step.step, step.note, nullif(trim(concat_ws(' ', account.first_name, account.last_name)), '') as by, step.at
      from renewal_steps step left join users account on account.id = step.by_user
     where step.company_id = ${companyId} and step.case_id = ${caseId} order by step.id`)

/** People of the dashboard of a company who can see to a renewal. */
export const listOwners = (db: Db, companyId: string, roles: readonly string[]) =>
  db.many(sql<{ id: string; name: string }>`
    select id, coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), email) as name from users
     where company_id = ${companyId} and portal = 'company' and disabled_at is null and role = any(${[...roles]}::text[])
     order by 2, 1 limit 500`)
