import { sql } from 'kysely'
import { countUpTo, filterConditions, type ListOrder, type ListPart } from '../../../server/list.ts'
import type { Db } from '../../../server/sql.ts'

export type LockerRow = {
  id: string
  label: string
  state: 'free' | 'asked' | 'given'
  employee_id: string | null
  person: string | null
}
export type LockerFilter = { companyId: string; state?: string | null }

export const LOCKER_ORDERS: Readonly<Record<string, ListOrder>> = {
  label: [
    { by: sql.ref('locker.label'), type: 'text' },
    { by: sql.ref('locker.id'), type: 'uuid' },
  ],
  '-label': [
    { by: sql.ref('locker.label'), type: 'text', descending: true },
    { by: sql.ref('locker.id'), type: 'uuid', descending: true },
  ],
}

const fields = sql`locker.id, locker.label, locker.state, locker.employee_id, employee.full_name person`
const source = sql`from lockers locker
  left join employees employee on employee.company_id = locker.company_id and employee.id = locker.employee_id`
const matching = (filter: LockerFilter) =>
  filterConditions(filter, {
    companyId: (id) => sql`locker.company_id = ${id}`,
    state: (state) => sql`locker.state = ${state}`,
  })

export const listLockers = (db: Db, filter: LockerFilter, part: ListPart) =>
  db.many(sql<LockerRow & { place: (string | null)[] }>`
    select ${fields}, ${part.key} as place ${source}
     where ${matching(filter)} and ${part.after} ${part.orderBy} limit ${part.limit}`)

export const countLockers = async (db: Db, filter: LockerFilter) =>
  (await db.one(countUpTo(sql`${source} where ${matching(filter)}`))).n

export const lockersByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    sql<LockerRow>`select ${fields} ${source} where locker.company_id = ${companyId} and locker.id = any(${[...ids]})`,
  )

export const lockLocker = (db: Db, companyId: string, id: string) =>
  db.maybe(
    sql<LockerRow>`select ${fields} ${source} where locker.company_id = ${companyId} and locker.id = ${id} for update of locker`,
  )

export const insertLocker = (db: Db, companyId: string, label: string) =>
  db.one(sql<{ id: string }>`insert into lockers (company_id, label) values (${companyId}, ${label}) returning id`)

export const takenLabels = async (db: Db, companyId: string, labels: readonly string[]) =>
  (
    await db.many(sql<{ label: string }>`
      select label from lockers where company_id = ${companyId} and label = any(${[...labels]})`)
  ).map(({ label }) => label)

export const deleteLockers = (db: Db, companyId: string, ids: readonly string[]) =>
  db.run(sql`delete from lockers where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`)

export const saveLocker = (db: Db, companyId: string, { id, state, employee_id }: LockerRow) =>
  db.run(
    sql`update lockers set state = ${state}, employee_id = ${employee_id} where company_id = ${companyId} and id = ${id}`,
  )

export const accountOf = (db: Db, companyId: string, employeeId: string) =>
  db.maybe(sql<{ id: string; email: string; first_name: string; language: string | null }>`
    select id, email, first_name, language from users where company_id = ${companyId} and employee_id = ${employeeId}`)

export const lockersOf = (db: Db, companyId: string, employeeId: string) =>
  db.many(sql<{ id: string; label: string }>`
    select id, label from lockers where company_id = ${companyId} and employee_id = ${employeeId} and state = 'given' order by label`)

export const saveWish = (db: Db, userId: string, wish: string, at: string) =>
  db.run(sql`insert into locker_wishes (user_id, wish, made_at) values (${userId}, ${wish}, ${at})
    on conflict (user_id) do update set wish = excluded.wish, made_at = excluded.made_at`)

export const wishOf = (db: Db, userId: string) =>
  db.maybe(sql<{ wish: string }>`select wish from locker_wishes where user_id = ${userId}`)
