import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { eraseCandidate as eraseStored } from './candidates.queries.ts'

/**
 * Forgets somebody who applied: everything but dates, stages, outcomes and sums goes, in what each feature keeps of their applications
 * (`eraseApplications`). Says how many applications.
 */
export const forgetCandidate = (
  { features, now }: Pick<Services, 'features' | 'now'>,
  db: Db,
  companyId: string,
  id: string,
): Promise<number> => {
  const erasers = features.flatMap(({ eraseApplications }) => eraseApplications ?? [])
  return eraseStored(db, { companyId, id, now: now().toISOString() }, erasers)
}
