import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

export type Kept = {
  companyId: string
  employeeId: string
  mode: string
  currency: string
  totalPay: number
  derivation: object
  by: string
}

export const keepCalculation = (db: Db, kept: Kept) =>
  db.one(
    k
      .insertInto('overtime_calculations')
      .values({
        company_id: kept.companyId,
        employee_id: kept.employeeId,
        mode: kept.mode,
        currency: kept.currency,
        total_pay: kept.totalPay,
        derivation: sql`${JSON.stringify(kept.derivation)}::jsonb`,
        created_by: kept.by,
      })
      .returning(['id', 'created_at']),
  )

/** Newest first, with who made each as long as they are of this company. */
export const calculations = (db: Db, companyId: string, employeeId: string, take: number, skip: number) =>
  db.many(
    k
      .selectFrom('overtime_calculations as c')
      .leftJoin('users as u', 'u.id', 'c.created_by')
      .select(['c.id', 'c.created_at', 'c.mode', 'c.currency', 'c.total_pay', 'c.derivation', 'u.email'])
      .where('c.company_id', '=', companyId)
      .where('c.employee_id', '=', employeeId)
      .orderBy('c.created_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(take)
      .offset(skip),
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
