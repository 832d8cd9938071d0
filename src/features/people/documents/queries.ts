import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { EmployeeDocuments } from '../../../server/tables.ts'

export type Version = Awaited<ReturnType<typeof versionsOf>>[number]

/** Every version of a person's documents, newest first within each. */
export const versionsOf = (db: Db, companyId: string, employeeId: string, seriesId: string | null = null) =>
  db.many(
    k
      .selectFrom('employee_documents as d')
      .innerJoin('files as f', (j) => j.onRef('f.company_id', '=', 'd.company_id').onRef('f.id', '=', 'd.file_id'))
      .leftJoin('users as u', 'u.id', 'd.created_by')
      .leftJoin('users as checker', 'checker.id', 'd.verified_by')
      .select(['d.id', 'd.series_id', 'd.version', 'd.kind', 'd.title', 'd.expires_on', 'd.created_at', 'd.file_id'])
      .select(['f.name', 'f.content_type', 'f.bytes', 'f.storage_key', 'f.sha256', 'u.email as created_by'])
      .select(['d.verified_at', 'checker.email as verified_by'])
      .where('d.company_id', '=', companyId)
      .where('d.employee_id', '=', employeeId)
      .$if(seriesId !== null, (q) => q.where('d.series_id', '=', seriesId as string))
      .orderBy('d.kind')
      .orderBy('d.series_id')
      .orderBy('d.version', 'desc')
      .limit(2_000),
  )

export const insertVersion = (db: Db, values: Insertable<EmployeeDocuments>) =>
  db.run(k.insertInto('employee_documents').values(values))

/** Writes down who found a version right and when; nulls take it back. */
export const setVerified = (
  db: Db,
  companyId: string,
  versionId: string,
  by: { verified_at: string | null; verified_by: string | null },
) => db.run(k.updateTable('employee_documents').set(by).where('company_id', '=', companyId).where('id', '=', versionId))

/** Of each of these people: how many documents are kept, and of how many the newest version was verified by a person. */
export const countVerified = (db: Db, companyId: string, employeeIds: readonly string[]) =>
  db.many(sql<{ employee_id: string; kept: number; verified: number }>`
    select newest.employee_id, count(*)::int as kept, count(newest.verified_at)::int as verified
      from (select distinct on (series_id) employee_id, series_id, verified_at
              from employee_documents
             where company_id = ${companyId} and employee_id = any(${employeeIds}::uuid[])
             order by series_id, version desc) newest
     group by newest.employee_id`)

/** The rows of the files go with the document's; what is on the disk is swept up later. Returns the names. */
export const dropSeries = async (db: Db, companyId: string, seriesId: string) => {
  const gone = await db.many(sql<{ file_id: string }>`
    delete from employee_documents where company_id = ${companyId} and series_id = ${seriesId} returning file_id`)
  await db.run(sql`
    delete from files where company_id = ${companyId} and id = any(${gone.map((g) => g.file_id)}::uuid[])`)
  return gone.length
}

/** Photos nobody's record points at, a day after they were uploaded. */
export const dropLoosePhotos = (db: Db, companyId: string, before: Date) =>
  db.run(sql`
    delete from files f
     where f.company_id = ${companyId} and f.purpose = 'photo' and f.created_at < ${before.toISOString()}::timestamptz
       and not exists (select from employees e where e.company_id = f.company_id and e.id = f.employee_id
                          and e.photo_url like '%' || f.id::text)`)

export const findKnownKeys = async (db: Db, companyId: string, keys: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await db.many(
        k
          .selectFrom('files')
          .select('storage_key')
          .where('company_id', '=', companyId)
          .where('storage_key', '=', sql<string>`any(${keys}::text[])`),
      )
    ).map((row) => row.storage_key),
  )
