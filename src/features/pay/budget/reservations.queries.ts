import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

export type ReservationRow = {
  id: string
  requisition_id: string
  entity_id: string
  budget_id: string
  title: string
  department: string
  places: number
  filled: number
  amount: number
  state: 'reserved' | 'released' | 'filled'
}

const fields = sql`id, requisition_id, entity_id, budget_id, title, department, places, filled, amount, state`

/** What requisitions hold of a budget now, less for whom somebody is hired already. */
export const openReservations = (db: Db, companyId: string, budgetId: string) =>
  db.many(sql<ReservationRow>`select ${fields} from budget_reservations
     where company_id = ${companyId} and budget_id = ${budgetId} and state = 'reserved' order by at, id`)

/** Of a requisition, held until the transaction ends. */
export const lockReservation = (db: Db, companyId: string, requisitionId: string) =>
  db.maybe(sql<ReservationRow>`select ${fields} from budget_reservations
     where company_id = ${companyId} and requisition_id = ${requisitionId} and state = 'reserved' for update`)

export const findReservation = (db: Db, companyId: string, requisitionId: string) =>
  db.maybe(sql<ReservationRow>`select ${fields} from budget_reservations
     where company_id = ${companyId} and requisition_id = ${requisitionId} order by at desc limit 1`)

export const insertReservation = (
  db: Db,
  companyId: string,
  q: Omit<ReservationRow, 'id' | 'filled' | 'state'> & { at: string },
) =>
  db.run(sql`
    insert into budget_reservations (company_id, requisition_id, entity_id, budget_id, title, department, places, amount, at)
    values (${companyId}, ${q.requisition_id}, ${q.entity_id}, ${q.budget_id}, ${q.title}, ${q.department}, ${q.places}, ${q.amount}, ${q.at})
    on conflict do nothing`)

export const endReservation = (
  db: Db,
  companyId: string,
  q: { id: string; filled: number; state: string; at: string },
) =>
  db.run(sql`
    update budget_reservations set state = ${q.state}, filled = ${q.filled},
           ended_at = case when ${q.state} = 'reserved' then null else ${q.at}::timestamptz end
     where company_id = ${companyId} and id = ${q.id}`)

/** The latest employment of somebody. */
export const employmentOf = async (db: Db, companyId: string, employeeId: string): Promise<string | undefined> =>
  (
    await db.maybe(sql<{ id: string }>`
      select id from employments where company_id = ${companyId} and employee_id = ${employeeId} order by started_on desc, id limit 1`)
  )?.id
