import type { Db } from '../../../server/sql.ts'
import { liveTierOf } from './live.rules.ts'
import { findSeekerSubscription } from './queries.ts'
import type { Tier } from './rules.ts'

/** The plan somebody has, written by what the payment provider says of their orders, and by nothing else. */
export { putSeekerSubscription } from './queries.ts'

/** What somebody may use at an instant: for work that nobody calls, such as a message that leaves by itself. */
export const livePlanOf = async (db: Db, userId: string, now: Date): Promise<Tier> =>
  liveTierOf(await findSeekerSubscription(db, userId), now)
