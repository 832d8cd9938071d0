import type { OpenContext } from '../../../server/context.ts'
import { actorOf, openRoute } from '../../../server/routes.ts'
import { iso } from '../../../shared/dates.ts'
import { currentSubscription } from './contract.ts'
import { liveTierOf } from './live.rules.ts'
import { mayAskForPlan } from './policy.ts'
import { findSeekerSubscription } from './queries.ts'
import { PLANS } from './rules.ts'

/** A plan that can be used is "active" to the specification's client, whatever its state is called here; free is never active. */
const current = async (ctx: OpenContext) => {
  const { userId } = actorOf(ctx)
  const plan = await ctx.database.forSeeker({ userId }, (db) => findSeekerSubscription(db, userId), { reading: true })
  const tier = liveTierOf(plan, ctx.now())
  return {
    plan_name: PLANS[tier].name,
    subscription_tier: tier,
    subscription_status: tier === 'free' ? 'inactive' : 'active',
    expires_at: tier === 'free' || !plan ? null : iso(plan.until),
  }
}

export const subscriptionRoutes = [openRoute(currentSubscription, mayAskForPlan, current)]
