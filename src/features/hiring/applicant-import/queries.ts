import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

/** Not yet the CV of an application. */
export const unusedCv = (db: Db, companyId: string, id: string) =>
  db.maybe(
    sql<{ id: string; name: string; storage_key: string }>`
      select file.id, file.name, file.storage_key from files file
       where file.company_id = ${companyId} and file.id = ${id} and file.purpose = 'cv'
         and not exists (select from applications application where application.company_id = file.company_id and application.cv_file_id = file.id)
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
    select job.title, job.status, job.country, place.region, company.name company, job.content
      from jobs job join companies company on company.id = job.company_id left join places place on place.id = (job.content->>'placeId')::int
     where job.company_id = ${companyId} and job.id = ${id} for update of job`)

export const byKey = (db: Db, companyId: string, key: string) =>
  db.maybe(k.selectFrom('applications').select('id').where('company_id', '=', companyId).where('apply_key', '=', key))

/** The one that goes on for this job and address. */
export const goingOn = (db: Db, companyId: string, jobId: string, email: string) =>
  db.maybe(sql<{ id: string }>`
    select application.id from applications application join candidates candidate on candidate.company_id = application.company_id
      and candidate.id = application.candidate_id
     where application.company_id = ${companyId} and application.job_id = ${jobId} and candidate.email = ${email} and application.outcome = 'active' and candidate.erased_at is null
     limit 1`)
