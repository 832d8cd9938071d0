import { type Tier, tierOf } from './rules.ts'

/** States of a plan in which what was paid for is still given, until its day: after a failed payment there is a grace, and a cancelled plan was paid. */
const GIVEN = ['trialing', 'active', 'past_due', 'cancelled']

/** A plan as it is kept; from `paused_from` until `paused_until` it stands still. */
export type StandingPlan = {
  tier: string
  status: string
  until: string
  paused_from: string | null
  paused_until: string | null
}

const standsStill = ({ paused_from: from, paused_until: until }: StandingPlan, now: Date): boolean =>
  from !== null && until !== null && Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(until)

/** What somebody may use at this instant. A plan whose time is over is free, whatever its state says: nobody needs to have come by to end it, nor to end its pause. */
export const liveTierOf = (plan: StandingPlan | undefined, now: Date): Tier =>
  plan && GIVEN.includes(plan.status) && Date.parse(plan.until) > now.getTime() && !standsStill(plan, now)
    ? tierOf(plan.tier)
    : 'free'
