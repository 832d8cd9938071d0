import type { Tier } from './rules.ts'

/** How much somebody may keep on each plan. What was kept on a higher plan stays when it ends; nothing can be added above the limit. */
export const PLAN_LIMITS: Readonly<Record<Tier, { searches: number; cvs: number }>> = {
  free: { searches: 20, cvs: 5 },
  premium: { searches: 50, cvs: 20 },
  premium_plus: { searches: 50, cvs: 20 },
}
