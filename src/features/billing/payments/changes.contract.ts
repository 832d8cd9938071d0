import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { Billing, billing } from './contract.ts'
import { MOST_PAUSE_DAYS } from './pauses.rules.ts'

const CANCEL_REASONS = ['price', 'found_work', 'not_used', 'missing', 'other'] as const

export const cancelSeekerPlan = endpoint({
  method: 'POST',
  path: '/api/seeker/plan/cancel',
  summary: 'Cancel the plan: it runs to the end of what was paid for',
  input: z.object({
    /** Why, if somebody wants to say it. */
    reason: z.enum(CANCEL_REASONS, { error: 'Reason must be one of the list' }).nullable().default(null),
  }),
  output: z.object({ until: z.string().nullable() }),
})

export const resumeSeekerPlan = endpoint({
  method: 'POST',
  path: '/api/seeker/plan/resume',
  summary: 'Take the cancellation back',
  input: z.object({}),
  output: z.object({ until: z.string().nullable() }),
})

/** For how long a plan stands still, of whomever. */
export const pauseDays = z
  .number({ error: 'Days must be a number' })
  .int({ error: 'Days must be a whole number' })
  .min(1, { error: 'A pause lasts at least one day' })
  .max(MOST_PAUSE_DAYS, { error: `A pause lasts at most ${MOST_PAUSE_DAYS} days` })

const paused = z.object({ until: z.string(), nextCharge: z.string() })

export const pauseSeekerPlan = endpoint({
  method: 'POST',
  path: '/api/seeker/plan/pause',
  summary: 'Have the plan stand still, once in a paid period: nothing is given, and the next charge moves by as much',
  input: z.object({ days: pauseDays }),
  output: paused,
})

export const endSeekerPause = endpoint({
  method: 'POST',
  path: '/api/seeker/plan/pause/end',
  summary: 'End the pause now: the plan goes on, and the next charge moves back',
  input: z.object({}),
  output: paused,
})

export const changeSeekerBilling = endpoint({
  method: 'PUT',
  path: '/api/seeker/plan/billing',
  summary: 'Change the name, e-mail and tax number on invoices to come; those that were issued stay as they are',
  input: z.object(billing),
  output: Billing,
  limit: { max: 30, minutes: 60, per: 'session' },
})

export const retrySeekerPayment = endpoint({
  method: 'POST',
  path: '/api/seeker/plan/retry',
  summary: 'Try a renewal that failed again, at once',
  input: z.object({}),
  output: z.object({ asked: z.boolean() }),
  limit: { max: 5, minutes: 60, per: 'session' },
})

export const openCardPage = endpoint({
  method: 'POST',
  path: '/api/seeker/plan/card',
  summary: 'Where the card of the plan is changed: a page of the provider, or none when it is changed here',
  input: z.object({}),
  output: z.object({ url: z.string().nullable() }),
  limit: { max: 10, minutes: 60, per: 'session' },
})

export const changeTestCard = endpoint({
  method: 'POST',
  path: '/api/seeker/plan/test-card',
  summary: 'Another published test card pays for what is to come, at the built-in test provider',
  input: z.object({
    number: z
      .string({ error: 'Card number is required' })
      .max(40, { error: 'Card number must be at most 40 characters' }),
  }),
  output: z.object({ outcome: z.enum(['changed', 'declined', 'no_funds', 'expired']) }),
  limit: { max: 30, minutes: 60, per: 'session' },
})
