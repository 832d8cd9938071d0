import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

/** Those who were brought along together: taken back together. */
export const markImported = (db: Db, companyId: string, id: string, batch: string) =>
  db.run(
    k.updateTable('applications').set({ import_batch: batch }).where('company_id', '=', companyId).where('id', '=', id),
  )

type ImportedApplication = { id: string; candidate_id: string; cv_file_id: string | null; touched: boolean }

/** Those of an import, and whether anything was done with each but telling them that it came. */
export const listImportedApplications = (db: Db, companyId: string, batch: string) =>
  db.many<ImportedApplication>(sql`
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
  those: readonly ImportedApplication[],
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
