import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day } from '../../../shared/fields.ts'
import { CHECKS, MOST_FIELDS } from './promotion.rules.ts'

const limit = { max: 120, minutes: 60, per: 'session' } as const

const Audience = z.object({ countries: z.array(z.string()), fields: z.array(z.string()) })

const Run = z.object({
  startedAt: z.string(),
  endsAt: z.string(),
  isRunning: z.boolean(),
  /** It has not begun yet. */
  isPlanned: z.boolean(),
  /** To which employers it was meant to be shown; empty: to all whose search finds them. */
  audience: Audience,
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
  /** What can be chosen from: countries there are, and fields of work that employers with open jobs name. */
  choices: Audience,
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
  summary:
    'Stand in the labelled place of Find Talent for a week, from now or from a day that is said, for all employers or some',
  input: z.object({
    from: day('From').optional(),
    countries: z
      .array(z.string({ error: 'A country must be text' }).max(2, { error: 'A country has two letters' }), {
        error: 'Countries must be a list',
      })
      .max(20, { error: 'Choose at most 20 countries' })
      .default([]),
    fields: z
      .array(
        z.string({ error: 'A field must be text' }).max(100, { error: 'A field must be at most 100 characters' }),
        { error: 'Fields must be a list' },
      )
      .max(MOST_FIELDS, { error: `Choose at most ${MOST_FIELDS} fields` })
      .default([]),
  }),
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
