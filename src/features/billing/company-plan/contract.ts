import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'

/** Days that are shown, today last. */
export const SEAT_DAYS = 90

export const readCompanyPlan = endpoint({
  method: 'GET',
  path: '/api/company/plan',
  summary: `The plan of the company: its trial, its seats on each of the last ${SEAT_DAYS} days, messages sent this month`,
  input: z.object({}),
  output: z.object({
    state: z.enum(['trial', 'expired', 'none']),
    endsAt: z.string().nullable(),
    daysLeft: z.number(),
    /** People employed on each day, UTC, both their first and their last day counted. */
    seats: z.array(z.object({ day: z.string(), people: z.number() })),
    /** Messages that were handed over to a carrier since the first of the month, UTC. */
    messages: z.array(z.object({ channel: z.enum(['email', 'sms', 'whatsapp']), sent: z.number() })),
  }),
})
