import { sql } from 'kysely'
import type { ListOrder, ListPart } from '../../../server/list.ts'
import { type Db, jsonb, k } from '../../../server/sql.ts'
import type { Minor } from '../../../shared/money.ts'
import type { DialogInput, dialogCalculation } from './dialog.ts'

/** A calculation with all it was made from, so that it reads the same after the law or the salary has changed. */
export type Derivation = {
  input: DialogInput
  country: string
  asOf: string
  basic: Minor | null
  minorUnits: number
  result: ReturnType<typeof dialogCalculation>
}

export type NewCalculation = {
  companyId: string
  employeeId: string
  mode: string
  currency: string
  totalPay: number
  derivation: Derivation
  by: string
}

export const insertCalculation = (db: Db, stored: NewCalculation) =>
  db.one(
    k
      .insertInto('overtime_calculations')
      .values({
        company_id: stored.companyId,
        employee_id: stored.employeeId,
        mode: stored.mode,
        currency: stored.currency,
        total_pay: stored.totalPay,
        derivation: jsonb(stored.derivation),
        created_by: stored.by,
      })
      .returning(['id', 'created_at']),
  )

export const CALCULATION_ORDERS: { newest: ListOrder } = {
  newest: [
    { by: sql.ref('c.created_at'), type: 'instant', descending: true },
    { by: sql.ref('c.id'), type: 'uuid', descending: true },
  ],
}

/** Newest first, with who made each as long as they are of this company. */
export const listCalculations = (db: Db, companyId: string, employeeId: string, part: ListPart) =>
  db.many(
    k
      .selectFrom('overtime_calculations as c')
      .leftJoin('users as u', 'u.id', 'c.created_by')
      .select(['c.id', 'c.created_at', 'c.mode', 'c.currency', 'c.total_pay', 'u.email'])
      .select((eb) => eb.ref('c.derivation').$castTo<Derivation>().as('derivation'))
      .select(part.key.as('place'))
      .where('c.company_id', '=', companyId)
      .where('c.employee_id', '=', employeeId)
      .where(part.after)
      .modifyEnd(part.end),
  )

export const calculationCount = async (db: Db, companyId: string, employeeId: string): Promise<number> =>
  (
    await db.one(
      k
        .selectFrom('overtime_calculations')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('company_id', '=', companyId)
        .where('employee_id', '=', employeeId),
    )
  ).n
