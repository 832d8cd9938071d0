import type { OpenContext } from '../../../server/context.ts'
import { actorOf, openRoute, type Route } from '../../../server/routes.ts'
import { iso } from '../../../shared/dates.ts'
import type { Endpoint, Parsed } from '../../../shared/endpoint.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { liveTierOf } from './live.rules.ts'
import { mayAskForPlan } from './policy.ts'
import { findSeekerSubscription } from './queries.ts'
import type { Tier } from './rules.ts'

/** The plan of the job seeker who calls and until when it is given (ISO instant), read from what the payment provider said; nothing the browser sends is asked. */
export const livePlan = async (ctx: OpenContext): Promise<{ tier: Tier; until: string | null }> => {
  const { userId } = actorOf(ctx)
  const plan = await ctx.database.forSeeker({ userId }, (db) => findSeekerSubscription(db, userId), { reading: true })
  const tier = liveTierOf(plan, ctx.now())
  return { tier, until: plan && tier !== 'free' ? iso(plan.until) : null }
}

/** What they may use now. */
export const liveTier = async (ctx: OpenContext): Promise<Tier> => (await livePlan(ctx)).tier

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
