import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { StandingPlan } from './live.rules.ts'

/** The plan somebody has paid for, as it is written; undefined for those who never had one. */
export const findSeekerSubscription = (db: Db, userId: string) =>
  db.maybe(
    k
      .selectFrom('seeker_subscriptions')
      .select(['tier', 'status', 'until', 'paused_from', 'paused_until'])
      .where('user_id', '=', userId),
  )

export type StoredSeekerSubscription = StandingPlan

/** Writes what somebody has now in the place of what they had. */
export const putSeekerSubscription = (db: Db, userId: string, plan: StoredSeekerSubscription) =>
  db.run(
    k
      .insertInto('seeker_subscriptions')
      .values({ user_id: userId, ...plan })
      .onConflict((on) => on.column('user_id').doUpdateSet({ ...plan, updated_at: sql`now()` })),
  )
