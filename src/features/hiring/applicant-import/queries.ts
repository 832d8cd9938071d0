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

export const setBatch = (db: Db, companyId: string, id: string, batch: string) =>
  db.run(
    k.updateTable('applications').set({ import_batch: batch }).where('company_id', '=', companyId).where('id', '=', id),
  )

type Brought = { id: string; candidate_id: string; cv_file_id: string | null; touched: boolean }

/** Those of an import, and whether anything was done with each but telling them that it came. */
export const listImportedApplications = (db: Db, companyId: string, batch: string) =>
  db.many<Brought>(sql`
    select a.id, a.candidate_id, a.cv_file_id,
           (a.outcome <> 'active' or a.first_viewed_at is not null
            or exists (select from application_events e where e.company_id = a.company_id and e.application_id = a.id and e.kind <> 'applied')
            or exists (select from application_messages m where m.company_id = a.company_id and m.application_id = a.id)
            or exists (select from application_notes n where n.company_id = a.company_id and n.application_id = a.id)
            or exists (select from talent_pool_members p where p.company_id = a.company_id and p.candidate_id = a.candidate_id)) touched
      from applications a
     where a.company_id = ${companyId} and a.import_batch = ${batch}
     order by a.id for update of a`)

/** The application with its events and comparisons; the person too, when nothing else is known of them. */
export const deleteImportedApplications = async (
  db: Db,
  companyId: string,
  those: readonly Brought[],
): Promise<void> => {
  const ids = those.map((a) => a.id)
  const people = [...new Set(those.map((a) => a.candidate_id))]
  const files = those.flatMap((a) => a.cv_file_id ?? [])
  await db.run(sql`delete from applications where company_id = ${companyId} and id = any(${ids}::uuid[])`)
  await db.run(sql`delete from files where company_id = ${companyId} and purpose = 'cv' and id = any(${files}::uuid[])`)
  await db.run(sql`
    delete from candidates c where c.company_id = ${companyId} and c.id = any(${people}::uuid[]) and c.source = 'import'
       and not exists (select from applications a where a.company_id = c.company_id and a.candidate_id = c.id)
       and not exists (select from candidates m where m.company_id = c.company_id and m.merged_into = c.id)`)
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
