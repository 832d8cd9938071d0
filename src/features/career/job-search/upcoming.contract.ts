import { z } from 'zod'
import { isZone } from '../../../shared/dates.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText } from '../../../shared/fields.ts'

const Coming = z.object({
  what: z.enum(['interview', 'walkIn', 'offerEnds', 'answerBy', 'reminder']),
  /** The application, card or ticket it is about. */
  id: z.string(),
  /** A card that one keeps oneself. */
  kept: z.boolean(),
  title: z.string(),
  company: z.string(),
  place: z.string(),
  /** An instant with its zone and length, or a whole day. */
  at: z.string().nullable(),
  zone: z.string().nullable(),
  minutes: z.int().nullable(),
  day: z.string().nullable(),
})
export type UpcomingItem = z.output<typeof Coming>

const input = z.object({
  /** Whose day an answer is due on; left out: that of the place of work, where the promise was given. A reminder has its own, as its letter does. */
  zone: optionalText('Time zone', 64).refine((zone) => zone === null || isZone(zone), {
    error: 'Choose a time zone of the list',
  }),
})

export const readUpcoming = endpoint({
  method: 'GET',
  path: '/api/seeker/upcoming',
  summary: 'What is to come: interviews, walk-in slots, last days of offers, promised answers and one’s own reminders',
  input: input,
  output: z.object({ coming: z.array(Coming) }),
})

export const upcomingCalendar = endpoint({
  method: 'GET',
  path: '/api/seeker/upcoming-calendar',
  summary: 'The same as one file for a calendar (ICS)',
  input: input,
  output: z.string(),
  limit: { max: 120, minutes: 60, per: 'session' },
})
