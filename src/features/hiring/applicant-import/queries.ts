import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

/** Not yet the CV of an application. */
export const unusedCv = (db: Db, companyId: string, id: string) =>
  db.maybe(
    sql<{ id: string; name: string; storage_key: string }>`
      select f.id, f.name, f.storage_key from files f
       where f.company_id = ${companyId} and f.id = ${id} and f.purpose = 'cv'
         and not exists (select from applications a where a.company_id = f.company_id and a.cv_file_id = f.id)
         for update`,
  )

export const dropCv = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('files').where('company_id', '=', companyId).where('id', '=', id).where('purpose', '=', 'cv'))

/** One key for each row of an import. */
export const keyOf = (batch: string, row: number): string => {
  const hex = createHash('sha256').update(`${batch} ${row}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** One at a time for each job. */
export const jobOf = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<{
    title: string
    status: string
    country: string
    region: string | null
    company: string
    content: unknown
  }>`
    select j.title, j.status, j.country, p.region, c.name company, j.content
      from jobs j join companies c on c.id = j.company_id left join places p on p.id = (j.content->>'placeId')::int
     where j.company_id = ${companyId} and j.id = ${id} for update of j`)

export const byKey = (db: Db, companyId: string, key: string) =>
  db.maybe(k.selectFrom('applications').select('id').where('company_id', '=', companyId).where('apply_key', '=', key))

/** The one that goes on for this job and address. */
export const goingOn = (db: Db, companyId: string, jobId: string, email: string) =>
  db.maybe(sql<{ id: string }>`
    select a.id from applications a join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
     where a.company_id = ${companyId} and a.job_id = ${jobId} and c.email = ${email} and a.outcome = 'active' and c.erased_at is null
     limit 1`)
