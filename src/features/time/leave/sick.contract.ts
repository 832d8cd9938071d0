import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalDay, optionalText } from '../../../shared/fields.ts'
import { REQUEST_STATES } from './contract.ts'
import { Type } from './shapes.contract.ts'

/** Calling in sick: leave is asked for and the shifts are freed in one step. */

const Times = z.object({ day: z.string(), start: z.string(), end: z.string() })

export const readSickCall = endpoint({
  method: 'GET',
  path: '/api/my-leave/sick',
  summary: 'My shifts of today and tomorrow, and what I may call in sick with',
  input: z.object({}),
  output: z.object({
    today: z.string(),
    days: z.array(z.object({ day: z.string(), shifts: z.array(Times), calledOff: z.boolean() })),
    types: z.array(
      z.object({
        type: Type,
        forSickness: z.boolean(),
        /** Minutes left today; null: nothing is counted against it. */
        left: z.int().nullable(),
        dayMinutes: z.int(),
      }),
    ),
  }),
})

export const callInSick = endpoint({
  method: 'POST',
  path: '/api/my-leave/sick',
  summary: 'Call in sick: leave is asked for, my shifts are freed and my manager is told; said twice it is done once',
  input: z.object({
    from: day('First day'),
    until: optionalDay('Last day'),
    type: optionalText('Kind of leave', 60),
    note: optionalText('Note', 500),
  }),
  output: z.object({
    request: z.string(),
    state: z.enum(REQUEST_STATES),
    /** Shifts that have nobody now. */
    freed: z.array(Times),
    /** The day a paper has to be there by. */
    paperBy: z.string().nullable(),
    /** It had been said before: nothing was done again. */
    isKnown: z.boolean(),
  }),
  status: 201,
  limit: { max: 60, minutes: 60, per: 'session' },
})
