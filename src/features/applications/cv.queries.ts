import { type Db, k } from '../../server/sql.ts'
import type { ParsedCv } from '../cvs/parsed.rules.ts'

export const fileOf = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('files')
      .select(['name', 'content_type', 'storage_key'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('purpose', '=', 'cv'),
  )

export const readingOf = (db: Db, companyId: string, fileId: string) =>
  db.maybe(
    k
      .selectFrom('cv_readings')
      .select(['engine', 'read', 'problem'])
      .where('company_id', '=', companyId)
      .where('file_id', '=', fileId),
  )

/** The file may be gone by now: then there is nothing to keep. */
export const keepReading = async (
  db: Db,
  companyId: string,
  fileId: string,
  { engine, read, problem }: { engine: string; read: ParsedCv | null; problem: string | null },
): Promise<void> => {
  const held = await db.maybe(
    k.selectFrom('files').select('id').where('company_id', '=', companyId).where('id', '=', fileId).forKeyShare(),
  )
  if (!held) return
  const row = { engine, read: read && JSON.stringify(read), problem }
  await db.run(
    k
      .insertInto('cv_readings')
      .values({ company_id: companyId, file_id: fileId, ...row })
      .onConflict((c) => c.columns(['company_id', 'file_id']).doUpdateSet(row)),
  )
}
