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
    select c.name, v.at is not null seen, a.applied_at, c.erased_at, j.country, p.region, f.id file_id, f.name file, f.content_type type,
           f.bytes::int bytes, f.created_at at, nullif(trim(u.first_name || ' ' || coalesce(u.last_name, '')), '') as by
      from applications a
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
      left join places p on p.id = (j.content->>'placeId')::int
      left join application_views v on v.company_id = a.company_id and v.application_id = a.id and v.user_id = ${userId}
      left join files f on f.company_id = a.company_id and f.id = a.cv_file_id and f.purpose = 'cv'
      left join users u on u.company_id = a.company_id and u.id = f.created_by and u.portal = 'company'
     where a.company_id = ${companyId} and a.id = ${id}`)

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
