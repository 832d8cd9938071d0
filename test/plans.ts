import { putSeekerSubscription } from '../src/features/billing/subscriptions/queries.ts'
import type { Services } from '../src/server/context.ts'

/** Gives somebody a plan until an instant, for tests of what it opens: how one is bought is tested where it is sold. */
export const giveSeekerPlan = (
  services: Services,
  userId: string,
  plan: { tier: 'premium' | 'premium_plus'; status: 'active' | 'cancelled'; until: string },
): Promise<unknown> =>
  services.database.forPlatform((db) =>
    putSeekerSubscription(db, userId, { ...plan, paused_from: null, paused_until: null }),
  )
