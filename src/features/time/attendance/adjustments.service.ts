import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Period } from '../../platform/periods/service.ts'
import * as query from './locked.queries.ts'

type Changed = { employmentId: string; entityId: string | null; from: Day; until: Day; cause: string }

/**
 * Days of locked periods that were computed again: what they pay now, less what was locked and adjusted before, is added as an adjustment. A
 * second time adds nothing. What was locked stays as it was.
 */
export const adjustLockedDays = async (
  db: Db,
  companyId: string,
  locked: readonly Period[],
  changed: readonly Changed[],
): Promise<void> => {
  for (const period of locked) {
    const own = changed.filter(
      (one) => one.entityId === period.groupId && one.from <= period.until && one.until >= period.from,
    )
    if (own.length === 0) continue
    await query.insertAdjustments(db, companyId, {
      periodId: period.id,
      revision: period.revision,
      spans: own.map((one) => ({
        employmentId: one.employmentId,
        from: one.from > period.from ? one.from : period.from,
        until: one.until < period.until ? one.until : period.until,
        cause: one.cause,
      })),
    })
  }
}
