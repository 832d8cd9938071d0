import type { ChangedCoverage } from '../../../server/feature.ts'
import type { Db } from '../../../server/sql.ts'
import { markDaysOfPay, markOpenDays } from './coverage.queries.ts'
import { enqueueDrain } from './drain.service.ts'
import { lockedSpans } from './recounts.service.ts'

/**
 * Whether the law's hours are for somebody is told by their pay and by what their record says of them (a manager, a workman). Pay has a day: every
 * worked day from it on is computed again, and of a locked one the difference becomes an adjustment. The record has none: it is how they are, for the
 * days nobody has locked, and what was locked stays as it was.
 */
export const recountCoverage = async (db: Db, companyId: string, { employeeId, from }: ChangedCoverage) => {
  const marked =
    from === null
      ? await markOpenDays(db, companyId, { employeeId, locked: await lockedSpans(db, companyId) })
      : await markDaysOfPay(db, companyId, { employeeId, from })
  if (marked > 0) await enqueueDrain(db, companyId)
}
