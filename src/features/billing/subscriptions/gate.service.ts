import type { OpenContext } from '../../../server/context.ts'
import { actorOf, openRoute, type Route } from '../../../server/routes.ts'
import type { Endpoint, Parsed } from '../../../shared/endpoint.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { liveTierOf } from './live.rules.ts'
import { mayAskForPlan } from './policy.ts'
import { findSeekerSubscription } from './queries.ts'
import type { Tier } from './rules.ts'

/** What the job seeker who calls may use now, read from what the payment provider said; nothing the browser sends is asked. */
export const liveTier = async (ctx: OpenContext): Promise<Tier> => {
  const { userId } = actorOf(ctx)
  const plan = await ctx.database.forSeeker({ userId }, (db) => findSeekerSubscription(db, userId), { reading: true })
  return liveTierOf(plan, ctx.now())
}

/** Refuses with PLAN_REQUIRED (402) whoever has no live Premium+; the answer says which plan it takes, as the page of plans reads it. */
export const requirePremiumPlus = async (ctx: OpenContext): Promise<void> => {
  if ((await liveTier(ctx)) === 'premium_plus') return
  throw new Refusal(
    'PLAN_REQUIRED',
    'This tool is part of Premium+. Choose the plan to use it; what you made before stays yours.',
    {
      data: { upgrade: 'premium_plus', reason: 'feature_access' },
    },
  )
}

type Answered<E extends Endpoint> = ReturnType<Parameters<typeof openRoute<E>>[2]>

/**
 * A call of a paid tool: for job seekers with a live Premium+, decided on the server at every call. Calls that read, export or delete what
 * somebody has made stay plain `openRoute`s: a plan that ends takes nothing away.
 */
export const premiumPlusRoute = <E extends Endpoint>(
  endpoint: E,
  run: (ctx: OpenContext, input: Parsed<E>) => Answered<E>,
): Route =>
  openRoute(endpoint, mayAskForPlan, (async (ctx: OpenContext, input: Parsed<E>) => {
    await requirePremiumPlus(ctx)
    return run(ctx, input)
  }) as Parameters<typeof openRoute<E>>[2])
