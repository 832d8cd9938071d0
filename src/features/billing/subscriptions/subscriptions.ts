import type { Services } from '../../../server/context.ts'
import { putSeekerSubscription } from './queries.ts'

/** Gives somebody a plan until an instant, as the payment provider's events do. */
export const giveSeekerPlan = (
  services: Services,
  userId: string,
  plan: { tier: 'premium' | 'premium_plus'; status: 'active' | 'cancelled'; until: string },
): Promise<unknown> => services.database.forPlatform((db) => putSeekerSubscription(db, userId, plan))
