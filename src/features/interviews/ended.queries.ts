import { type Db, k } from '../../server/sql.ts'

/** Whether the last thing they were told is that they were not selected. */
export const wasTold = async (db: Db, companyId: string, applicationId: string): Promise<boolean> =>
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
  )?.public_status === 'notSelected'
