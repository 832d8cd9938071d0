import type { OpenContext } from '../../../server/context.ts'
import { openRoute } from '../../../server/routes.ts'
import { currentSubscription } from './contract.ts'
import { livePlan } from './gate.service.ts'
import { mayAskForPlan } from './policy.ts'
import { PLANS } from './rules.ts'

/** A plan that can be used is "active" to the specification's client, whatever its state is called here; free is never active. */
const current = async (ctx: OpenContext) => {
  const { tier, until } = await livePlan(ctx)
  return {
    plan_name: PLANS[tier].name,
    subscription_tier: tier,
    subscription_status: tier === 'free' ? 'inactive' : 'active',
    expires_at: until,
  }
}

export const subscriptionRoutes = [openRoute(currentSubscription, mayAskForPlan, current)]
