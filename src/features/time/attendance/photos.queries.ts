import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

export type PhotoState = 'expected' | 'no_camera' | 'kept'

export const insertPunchPhoto = (
  db: Db,
  companyId: string,
  row: { punchId: string; employmentId: string; at: string; state: PhotoState },
) =>
  db.run(sql`
    insert into punch_photos (company_id, punch_id, employment_id, punched_at, state)
    values (${companyId}, ${row.punchId}, ${row.employmentId}, ${row.at}, ${row.state})`)

/** A punch whose photo has not come, held. */
export const lockExpectedPhoto = (db: Db, companyId: string, punchId: string) =>
  db.maybe(sql<{ employee_id: string; site_id: string | null }>`
    select employment.employee_id,
           (select punch.site_id from punches punch where punch.company_id = photo.company_id and punch.employment_id = photo.employment_id
               and punch.at = photo.punched_at and punch.id = photo.punch_id) as site_id
      from punch_photos photo
      join employments employment on employment.company_id = photo.company_id and employment.id = photo.employment_id
     where photo.company_id = ${companyId} and photo.punch_id = ${punchId} and photo.state = 'expected' for update of photo`)

export const keepPunchPhoto = (
  db: Db,
  companyId: string,
  punchId: string,
  { fileId, endsAt }: { fileId: string; endsAt: string },
) =>
  db.run(sql`
    update punch_photos set state = 'kept', file_id = ${fileId}, ends_at = ${endsAt}
     where company_id = ${companyId} and punch_id = ${punchId}`)

/** The photos of some punches, with whether the file is still there. */
export const photosOfPunches = (db: Db, companyId: string, punchIds: readonly string[]) =>
  db.many(sql<{ punch_id: string; state: PhotoState; has_file: boolean; ends_at: string | null }>`
    select punch_id, state, file_id is not null as has_file, ends_at from punch_photos
     where company_id = ${companyId} and punch_id = any(${[...punchIds]}::uuid[])`)

/** The file of a photo of somebody, while its time is not over. */
export const photoFileOf = (
  db: Db,
  companyId: string,
  { punchId, employeeId, now }: { punchId: string; employeeId: string; now: string },
) =>
  db.maybe(sql<{ name: string; content_type: string; storage_key: string }>`
    select file.name, file.content_type, file.storage_key
      from punch_photos photo
      join employments employment on employment.company_id = photo.company_id and employment.id = photo.employment_id
      join files file on file.company_id = photo.company_id and file.id = photo.file_id
     where photo.company_id = ${companyId} and photo.punch_id = ${punchId} and employment.employee_id = ${employeeId}
       and photo.ends_at > ${now}`)
