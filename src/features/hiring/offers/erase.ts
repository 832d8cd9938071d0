import { sql } from 'kysely'
import type { ErasedApplications } from '../../../server/feature.ts'
import type { Db } from '../../../server/sql.ts'

/** What offers tell of the person goes, with the letter that was signed; sums and dates stay. */
export const eraseOffers = async (db: Db, { companyId, applicationIds }: ErasedApplications): Promise<string[]> => {
  const theirs = sql`company_id = ${companyId} and application_id = any(${[...applicationIds]}::uuid[])`
  const letters = await db.many(
    sql<{ id: string }>`select letter_file_id id from offers where ${theirs} and letter_file_id is not null`,
  )
  await db.run(sql`
    update offers set signed_name = null, signed_from = null, signed_agent = null, declined_reason = null, terms = '', letter_file_id = null where ${theirs}`)
  return letters.map(({ id }) => id)
}
