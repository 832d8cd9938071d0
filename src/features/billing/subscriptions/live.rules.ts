import { type Tier, tierOf } from './rules.ts'

/** States of a plan in which what was paid for is still given, until its day: after a failed payment there is a grace, and a cancelled plan was paid. */
const GIVEN = ['trialing', 'active', 'past_due', 'cancelled']

/** What somebody may use at this instant. A plan whose time is over is free, whatever its state says: nobody needs to have come by to end it. */
export const liveTierOf = (plan: { tier: string; status: string; until: string } | undefined, now: Date): Tier =>
  plan && GIVEN.includes(plan.status) && Date.parse(plan.until) > now.getTime() ? tierOf(plan.tier) : 'free'
