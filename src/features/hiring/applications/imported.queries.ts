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
    select application.id, application.candidate_id, application.cv_file_id,
           (application.outcome <> 'active' or application.first_viewed_at is not null
            or exists (select from application_events event where event.company_id = application.company_id and event.application_id = application.id
              and event.kind <> 'applied')
            or exists (select from application_messages message where message.company_id = application.company_id
              and message.application_id = application.id)
            or exists (select from application_notes note where note.company_id = application.company_id and note.application_id = application.id)
            or exists (select from talent_pool_members member where member.company_id = application.company_id
              and member.candidate_id = application.candidate_id)) touched
      from applications application
     where application.company_id = ${companyId} and application.import_batch = ${batch}
     order by application.id for update of application`)

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
    delete from candidates candidate where candidate.company_id = ${companyId} and candidate.id = any(${people}::uuid[]) and candidate.source = 'import'
       and not exists (select from applications application where application.company_id = candidate.company_id
         and application.candidate_id = candidate.id)
       and not exists (select from candidates other_candidate where other_candidate.company_id = candidate.company_id
         and other_candidate.merged_into = candidate.id)`)
}
