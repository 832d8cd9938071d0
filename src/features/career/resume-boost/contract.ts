import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day } from '../../../shared/fields.ts'
import { CHECKS } from './promotion.rules.ts'

const limit = { max: 120, minutes: 60, per: 'session' } as const

const Run = z.object({
  startedAt: z.string(),
  endsAt: z.string(),
  isRunning: z.boolean(),
  /** It has not begun yet. */
  isPlanned: z.boolean(),
  /** Days on which a company saw them there, and how many companies did. */
  days: z.int(),
  companies: z.int(),
  /** Of those companies: how many opened the profile afterwards, and how many invited them. */
  opened: z.int(),
  invited: z.int(),
})
const Promotion = z.object({
  isPaid: z.boolean(),
  checks: z.array(z.object({ check: z.enum(CHECKS), isDone: z.boolean(), isNeeded: z.boolean() })),
  daysLeft: z.int(),
  /** The latest first. */
  runs: z.array(Run),
})
export type Promotion = z.output<typeof Promotion>
export type PromotionRun = z.output<typeof Run>

export const readPromotion = endpoint({
  method: 'GET',
  path: '/api/seeker/promotion',
  summary: 'Whether one stands in the labelled place of Find Talent, for how long yet, and what came of it',
  input: z.object({}),
  output: Promotion,
})
export const startPromotion = endpoint({
  method: 'POST',
  path: '/api/seeker/promotion',
  summary: 'Stand in the labelled place of Find Talent for a week, from now or from a day that is said',
  input: z.object({ from: day('From').optional() }),
  output: Promotion,
  limit,
})
export const stopPromotion = endpoint({
  method: 'DELETE',
  path: '/api/seeker/promotion',
  summary: 'Stand there no longer, or not from the day that was said; the days that are left are kept',
  input: z.object({}),
  output: Promotion,
  limit,
})
