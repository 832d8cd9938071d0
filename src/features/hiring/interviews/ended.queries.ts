import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

/** The last thing they were told. */
export const findLastPublicStatus = async (db: Db, companyId: string, applicationId: string): Promise<string | null> =>
  (
    await db.maybe(
      k
        .selectFrom('application_events')
        .select('public_status')
        .where('company_id', '=', companyId)
        .where('application_id', '=', applicationId)
        .where('public_status', 'is not', null)
        .orderBy('id', 'desc')
        .limit(1),
    )
  )?.public_status ?? null

/** Interviews of an application that are proposed, or arranged and still to begin. */
export const countComing = async (
  db: Db,
  companyId: string,
  at: { application: string; now: string },
): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int n from interviews where company_id = ${companyId} and application_id = ${at.application}
         and (status = 'proposed' or (status = 'confirmed' and starts_at > ${at.now}::timestamptz))`)
  ).n
