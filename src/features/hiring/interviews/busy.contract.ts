import { z } from 'zod'
import { isZone } from '../../../shared/dates.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, requiredText, text, uuid } from '../../../shared/fields.ts'
import { MOST_ICS_BYTES } from './busy.rules.ts'

const zone = text('Time zone', 60).refine(isZone, { error: 'Time zone must be one such as Asia/Singapore' })
const Own = z.object({
  /** Null: no calendar was read. */
  readAt: z.string().nullable(),
  readsUntil: z.string().nullable(),
  times: z.int(),
})

export const readOwnCalendar = endpoint({
  method: 'GET',
  path: '/api/company/interviewers/calendar',
  summary: 'Which calendar file says when the caller is busy, and until when it was read',
  input: z.object({}),
  output: Own,
})

export const saveOwnCalendar = endpoint({
  method: 'PUT',
  path: '/api/company/interviewers/calendar',
  summary:
    'Read from a calendar file (ICS) when the caller is busy; nothing else of it is kept, and what was read before goes',
  input: z.object({ text: requiredText('Calendar', MOST_ICS_BYTES), zone }),
  output: Own,
  bodyLimit: MOST_ICS_BYTES + 100_000,
  limit: { max: 60, minutes: 60, per: 'session' },
})

export const dropOwnCalendar = endpoint({
  method: 'DELETE',
  path: '/api/company/interviewers/calendar',
  summary: 'Forget when the caller is busy',
  input: z.object({}),
  output: Own,
})

export const readAvailability = endpoint({
  method: 'POST',
  path: '/api/company/interviewers/availability',
  summary: 'When some people who hold interviews are busy in a week: by their calendar, or with another interview',
  input: z.object({
    people: z
      .array(uuid('Interviewer'), { error: 'Choose who holds the interview.' })
      .max(8, { error: 'At most 8 people hold an interview.' }),
    from: day('From'),
    zone,
    /** The interview that is being moved: not in its own way. */
    except: z
      .union([z.null(), uuid('Interview')], { error: 'Interview is not an identifier' })
      .optional()
      .transform((v) => v ?? null),
  }),
  output: z.object({
    busy: z.array(
      z.object({ userId: z.string(), startsAt: z.string(), endsAt: z.string(), by: z.enum(['calendar', 'interview']) }),
    ),
    /** Of whom nothing is known but their interviews. */
    unknown: z.array(z.string()),
  }),
  unlogged: 'reads, and writes nothing',
  limit: { max: 3_000, minutes: 60, per: 'session' },
})
