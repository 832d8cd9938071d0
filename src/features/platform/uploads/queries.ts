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

/** It belongs to a record from now on. */
export const claimUpload = (db: Db, companyId: string, id: string) =>
  db.run(k.updateTable('files').set({ expires_at: null }).where('company_id', '=', companyId).where('id', '=', id))

/** Its end has come: it goes with the next round. */
export const endUpload = (db: Db, companyId: string, id: string, at: string) =>
  db.run(k.updateTable('files').set({ expires_at: at }).where('company_id', '=', companyId).where('id', '=', id))

/** Files of all companies whose end has come: asked as the platform. */
export const listEndedUploads = (db: Db, now: string) =>
  db.many(
    k
      .selectFrom('files')
      .select(['company_id', 'id'])
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(5_000),
  )

/** Lets go of the row; the key of its bytes, or undefined when it was claimed meanwhile. */
export const deleteEndedUpload = (db: Db, companyId: string, id: string, now: string) =>
  db.maybe(
    k
      .deleteFrom('files')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('expires_at', '<=', now)
      .returning('storage_key'),
  )

/** What a company keeps, by what it is for, the largest first; exports go by themselves and do not count. */
export const listStoredByPurpose = (db: Db, companyId: string) =>
  db.many(sql<{ purpose: string; files: number; bytes: number }>`
    select purpose, count(*)::int as files, sum(bytes)::bigint as bytes from files
     where company_id = ${companyId} and purpose <> 'export' group by purpose order by bytes desc, purpose`)
