import { sql } from 'kysely'
import type { ApplicationRecord } from '../../../server/feature.ts'
import { k } from '../../../server/sql.ts'
import { insertApplicationEvent } from './changes.service.ts'

/** What matching, which comes before, may add to an application. */
export const applicationRecord: ApplicationRecord = {
  noteByCandidate: (db, { companyId, applicationId, kind, at }) =>
    insertApplicationEvent(db, {
      companyId,
      applicationId,
      kind,
      by: 'candidate',
      userId: null,
      publicStatus: null,
      at,
    }),
  setHumanOnly: (db, companyId, applicationId, at) =>
    db.run(
      k
        .updateTable('applications')
        .set({ human_only: true, last_activity_at: at, version: sql`version + 1` })
        .where('company_id', '=', companyId)
        .where('id', '=', applicationId),
    ),
}
