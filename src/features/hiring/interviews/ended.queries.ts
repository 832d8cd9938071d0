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
