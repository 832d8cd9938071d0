import { type Insertable, sql } from 'kysely'
import { type Db, jsonb, k } from '../../../server/sql.ts'
import type { ExpenseReceipts } from '../../../server/tables.ts'
import type { ReceiptFacts } from './reading.rules.ts'

/** Receipts as they were handed in, and what was read from them. */

export type ReceiptRow = {
  id: string
  employee_id: string
  content_hash: string
  likeness: string | null
  file_id: string
  name: string
  content_type: string
  storage_key: string
  found: ReceiptFacts | null
  problem: string | null
  read_at: string | null
}

export const findReceipt = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<ReceiptRow>`
    select receipt.id, receipt.employee_id, receipt.content_hash, receipt.likeness, receipt.file_id, file.name, file.content_type, file.storage_key,
           reading.found, reading.problem, reading.read_at
      from expense_receipts receipt
      join files file on file.company_id = receipt.company_id and file.id = receipt.file_id
      left join expense_readings reading on reading.company_id = receipt.company_id and reading.receipt_id = receipt.id
     where receipt.company_id = ${companyId} and receipt.id = ${id}`)

export const insertReceipt = (db: Db, values: Insertable<ExpenseReceipts>) =>
  db.one(k.insertInto('expense_receipts').values(values).returning('id'))

/** The first reading counts: a job that runs again adds nothing. */
export const insertReading = (
  db: Db,
  companyId: string,
  { receiptId, found, problem }: { receiptId: string; found: ReceiptFacts; problem: string | null },
) =>
  db.run(
    k
      .insertInto('expense_readings')
      .values({ company_id: companyId, receipt_id: receiptId, found: jsonb(found), problem })
      .onConflict((c) => c.doNothing()),
  )

/** Receipts that stand on a line of a claim. */
export const isReceiptOf = async (db: Db, companyId: string, claimId: string, receiptId: string): Promise<boolean> =>
  (await db.maybe(
    k
      .selectFrom('expense_lines')
      .select('id')
      .where('company_id', '=', companyId)
      .where('claim_id', '=', claimId)
      .where('receipt_id', '=', receiptId),
  )) !== undefined

export const countryOfEmployee = async (db: Db, companyId: string, employeeId: string): Promise<string | null> =>
  (
    await db.maybe(
      k.selectFrom('employees').select('country').where('company_id', '=', companyId).where('id', '=', employeeId),
    )
  )?.country ?? null
