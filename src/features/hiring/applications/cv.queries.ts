import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { ParsedCv } from '../../matching/cv-reading/parsed.rules.ts'

export const fileOf = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('files')
      .select(['name', 'content_type', 'storage_key'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('purpose', '=', 'cv'),
  )

type Papers = {
  name: string
  seen: boolean
  applied_at: string
  erased_at: string | null
  country: string
  region: string | null
  file_id: string | null
  file: string | null
  type: string | null
  bytes: number | null
  at: string | null
  /** Who of the company put it there; null: the person. */
  by: string | null
}

export const findApplicationFiles = (db: Db, companyId: string, id: string, userId: string) =>
  db.maybe(sql<Papers>`
    select candidate.name, view.at is not null seen, application.applied_at, candidate.erased_at, job.country, place.region, file.id file_id,
      file.name file, file.content_type type,
           file.bytes::int bytes, file.created_at at, nullif(trim(account.first_name || ' ' || coalesce(account.last_name, '')), '') as by
      from applications application
      join jobs job on job.company_id = application.company_id and job.id = application.job_id
      join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
      left join places place on place.id = (job.content->>'placeId')::int
      left join application_views view on view.company_id = application.company_id and view.application_id = application.id and view.user_id = ${userId}
      left join files file on file.company_id = application.company_id and file.id = application.cv_file_id and file.purpose = 'cv'
      left join users account on account.company_id = application.company_id and account.id = file.created_by and account.portal = 'company'
     where application.company_id = ${companyId} and application.id = ${id}`)

/** When the person changed their CV, in order, and whether there was one before. */
export const cvChanges = (db: Db, companyId: string, id: string) =>
  db.many(sql<{ at: string; had: boolean }>`
    select at, coalesce((detail->>'had')::boolean, true) had from application_events
     where company_id = ${companyId} and application_id = ${id} and kind = 'cv' order by at, id`)

export const readingOf = (db: Db, companyId: string, fileId: string) =>
  db.maybe(
    k
      .selectFrom('cv_readings')
      .select(['engine', 'read', 'problem'])
      .where('company_id', '=', companyId)
      .where('file_id', '=', fileId),
  )

/** The file may be gone by now: then there is nothing to keep. */
export const storeCvReading = async (
  db: Db,
  companyId: string,
  fileId: string,
  { engine, read, problem }: { engine: string; read: ParsedCv | null; problem: string | null },
): Promise<void> => {
  const current = await db.maybe(
    k.selectFrom('files').select('id').where('company_id', '=', companyId).where('id', '=', fileId).forKeyShare(),
  )
  if (!current) return
  const row = { engine, read: read && JSON.stringify(read), problem }
  await db.run(
    k
      .insertInto('cv_readings')
      .values({ company_id: companyId, file_id: fileId, ...row })
      .onConflict((c) => c.columns(['company_id', 'file_id']).doUpdateSet(row)),
  )
}
