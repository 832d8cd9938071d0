import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Files } from '../../../server/tables.ts'

/** What a company keeps, bytes; its exports go by themselves and do not count. */
export const sumStoredBytes = async (db: Db, companyId: string): Promise<number> =>
  (
    await db.one(sql<{ bytes: number }>`
      select coalesce(sum(bytes), 0)::bigint as bytes from files where company_id = ${companyId} and purpose <> 'export'`)
  ).bytes

export const insertUpload = (db: Db, values: Insertable<Files>) => db.run(k.insertInto('files').values(values))

/** The file that a new one takes the place of, held until the transaction ends. */
export const lockUpload = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('files')
      .select(['id', 'purpose', 'version', 'employee_id'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .forUpdate(),
  )

export const findSuccessor = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('files').select('id').where('company_id', '=', companyId).where('supersedes_id', '=', id))

/** How many files of a purpose somebody has kept about a person in the last 24 hours. */
export const countUploadsToday = async (
  db: Db,
  companyId: string,
  { employeeId, userId, purpose }: { employeeId: string; userId: string; purpose: string },
): Promise<number> => {
  const { kept: stored } = await db.one(sql<{ kept: number }>`
    select count(*)::int as kept from files
     where company_id = ${companyId} and employee_id = ${employeeId} and created_by = ${userId}
       and purpose = ${purpose} and created_at > now() - interval '24 hours'`)
  return stored
}
