import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

/** Values of a column that the company's people already have. */
export const findTakenValues = async (
  db: Db,
  companyId: string,
  column: 'email' | 'employee_number',
  values: string[],
): Promise<Set<string>> =>
  new Set(
    (
      await db.many(
        k
          .selectFrom('employees')
          .select(`${column} as value`)
          .where('company_id', '=', companyId)
          .where(column, '=', sql<string>`any(${values}::text[])`),
      )
    ).map((row) => row.value),
  )

export const findTakenNumbers = async (db: Db, companyId: string, blind: Buffer[]): Promise<Set<string>> =>
  new Set(
    (
      await db.many(
        k
          .selectFrom('employee_secrets')
          .select('blind_index')
          .where('company_id', '=', companyId)
          .where('identifies', '=', true)
          .where('blind_index', '=', sql<Buffer>`any(${blind}::bytea[])`),
      )
    ).map((row) => row.blind_index.toString('base64')),
  )
