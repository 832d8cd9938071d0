import { openRoute } from '../../../server/routes.ts'
import { currentSubscription } from './contract.ts'
import { mayAskForPlan } from './policy.ts'
import { PLANS } from './rules.ts'

/** Nothing can be bought yet, so everybody has the plan that costs nothing, and that one is never "active". */
const current = async () => ({
  plan_name: PLANS.free.name,
  subscription_tier: 'free' as const,
  subscription_status: 'inactive',
  expires_at: null,
})

export const subscriptionRoutes = [openRoute(currentSubscription, mayAskForPlan, current)]
