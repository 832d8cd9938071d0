import { z } from 'zod'
import { isZone } from '../../../shared/dates.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, isEmail, optionalText, requiredText, text, uuid } from '../../../shared/fields.ts'
import { MapOrNone } from '../../adverts/maps/contract.ts'
import { Place } from '../jobs/contract.ts'
import { JobName } from '../jobs/label.contract.ts'
import { MOST_PERCENT, MOVES, RESULTS, STATES, TICKET_MOVES, TICKET_STATES } from './rules.ts'

const id = uuid('Event')
const ticket = uuid('Ticket')

const clock = (label: string) =>
  requiredText(label, 5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: `${label} must be a time such as 09:30` })
const whole = (label: string, min: number, max: number) =>
  z
    .int({ error: `${label} must be a whole number` })
    .min(min, { error: `${label} must be at least ${min}` })
    .max(max, { error: `${label} must be at most ${max}` })

const lines = (label: string, most: number) =>
  z
    .array(requiredText(label, 120), { error: `${label} must be a list of texts` })
    .max(most, { error: `At most ${most}.` })
    .default([])

const Planned = {
  title: requiredText('Title', 120),
  jobs: z
    .array(uuid('Job'), { error: 'Choose the jobs it is for.' })
    .min(1, { error: 'Choose the jobs it is for.' })
    .max(20, { error: 'At most 20 jobs.' }),
  venue: requiredText('Address', 500),
  /** Where on a map it is; the address says the rest. */
  placeId: z.union([z.null(), whole('Place', 1, 1_000_000)], { error: 'Choose a place from the list' }).default(null),
  access: text('Accessibility', 1000).default(''),
  documents: lines('Document', 12),
  languages: lines('Language', 12),
  contact: text('Contact', 200).default(''),
  note: text('Note', 2000).default(''),
  day: day('Day'),
  zone: text('Time zone', 60).refine(isZone, { error: 'Time zone must be one such as Asia/Singapore' }),
  starts: clock('Start'),
  ends: clock('End'),
  slotMinutes: whole('Length of a slot', 10, 480),
  desks: whole('Desks', 1, 40),
  averageMinutes: whole('Minutes for each person', 2, 240),
  bookedPercent: whole('Places given out', 100, MOST_PERCENT),
  quiet: z.boolean({ error: 'Quiet slot must be yes or no' }).default(true),
}

/** Null when it is left out. */
const optionalEmail = () =>
  optionalText('E-mail', 254)
    .transform((s) => s?.toLowerCase() ?? null)
    .refine((s) => s === null || isEmail(s), { error: 'Invalid email format' })

const Slot = z.object({
  position: z.int(),
  startsAt: z.string(),
  endsAt: z.string(),
  capacity: z.int(),
  taken: z.int(),
  quiet: z.boolean(),
})
const Ticket = z.object({
  id: z.string(),
  number: z.int(),
  status: z.enum(TICKET_STATES),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  need: z.string().nullable(),
  job: z.string(),
  slot: z.int().nullable(),
  walkUp: z.boolean(),
  lateUntil: z.string().nullable(),
  arrivedAt: z.string().nullable(),
  desk: z.int().nullable(),
  calls: z.int(),
  calledAt: z.string().nullable(),
  startedAt: z.string().nullable(),
  overall: z.int().nullable(),
  summary: z.string(),
  result: z.enum(RESULTS).nullable(),
  applicationId: z.string().nullable(),
})
export type Ticket = z.output<typeof Ticket>

const Job = JobName
const Event = z.object({
  id: z.string(),
  state: z.enum(STATES),
  title: z.string(),
  jobs: z.array(Job),
  venue: z.string(),
  place: Place.nullable(),
  map: MapOrNone,
  access: z.string(),
  documents: z.array(z.string()),
  languages: z.array(z.string()),
  contact: z.string(),
  note: z.string(),
  day: z.string(),
  zone: z.string(),
  starts: z.string(),
  ends: z.string(),
  slotMinutes: z.int(),
  desks: z.int(),
  averageMinutes: z.int(),
  bookedPercent: z.int(),
  quiet: z.boolean(),
  slots: z.array(Slot),
  moves: z.array(z.enum(MOVES)),
  version: z.int(),
})
export type WalkIn = z.output<typeof Event>

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/company/walk-ins',
  summary: 'The walk-in events of the company, the newest first, and the jobs one can be held for',
  input: z.object({}),
  output: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        state: z.enum(STATES),
        title: z.string(),
        day: z.string(),
        zone: z.string(),
        starts: z.string(),
        ends: z.string(),
        places: z.int(),
        registered: z.int(),
        waitlisted: z.int(),
        seen: z.int(),
      }),
    ),
    jobs: z.array(Job.extend({ zone: z.string(), country: z.string() })),
  }),
})

const One = z.object({
  event: Event,
  tickets: z.array(Ticket),
  average: z.int(),
  /** The clock of the server, by which everything here is timed. */
  now: z.string(),
  publicUrl: z.string(),
})

export const readEvent = endpoint({
  method: 'GET',
  path: '/api/company/walk-ins/:id',
  summary: 'A walk-in event with its slots, tickets and queue',
  input: z.object({ id }),
  output: One,
})

export const createEvent = endpoint({
  method: 'POST',
  path: '/api/company/walk-ins',
  summary: 'Plan a walk-in event; nobody sees it before it is published',
  input: z.object(Planned),
  output: z.object({ id: z.string() }),
  status: 201,
  limit: { max: 200, minutes: 60, per: 'company' },
})

export const changeEvent = endpoint({
  method: 'PUT',
  path: '/api/company/walk-ins/:id',
  summary: 'Change a walk-in event that is not published yet',
  input: z.object({ id, version: whole('Version', 1, 2_000_000_000), ...Planned }),
  output: z.object({ id: z.string() }),
})

export const moveEvent = endpoint({
  method: 'POST',
  path: '/api/company/walk-ins/:id/move',
  summary:
    'Publish, pause, begin, end or cancel a walk-in event; everybody registered is told when it ends or is cancelled',
  input: z.object({
    id,
    move: z.enum(MOVES, { error: `Move must be one of ${MOVES.join(', ')}` }),
    words: optionalText('Message', 1000),
  }),
  output: One,
})

const Done = z.object({ ticket: Ticket })
const desk = whole('Desk', 1, 40)

/** When it happened, for what a device without a connection kept; the server's time when it is left out. */
const happened = z
  .union([z.null(), z.iso.datetime({ offset: true })], { error: 'The moment must be a date and time' })
  .optional()
  .transform((v) => v ?? null)

export const callNext = endpoint({
  method: 'POST',
  path: '/api/company/walk-ins/:id/next',
  summary: 'Call the next of the queue to a desk',
  input: z.object({ id, desk }),
  output: Done,
})

export const addWalkUp = endpoint({
  method: 'POST',
  path: '/api/company/walk-ins/:id/walk-ups',
  summary: 'Add somebody who came without registering to the end of the queue',
  input: z.object({
    id,
    /** Chosen by the device: sent twice, it is one ticket. */
    key: uuid('Key').nullish().default(null),
    at: happened,
    name: requiredText('Name', 160),
    email: optionalEmail(),
    phone: optionalText('Phone', 40),
    need: optionalText('What they need', 500),
    jobId: uuid('Job'),
    consent: z.literal(true, { error: 'Ask them first whether their details may be kept for this.' }),
  }),
  output: Done,
  status: 201,
})

export const checkIn = endpoint({
  method: 'POST',
  path: '/api/company/walk-ins/:id/check-in',
  summary: 'Check somebody in by the number of their ticket or the text of its code; twice changes nothing',
  input: z.object({ id, code: requiredText('Number or code', 200), at: happened }),
  output: z.object({ ticket: Ticket, again: z.boolean() }),
})

export const moveTicket = endpoint({
  method: 'POST',
  path: '/api/company/walk-ins/:id/tickets/:ticket/move',
  summary: 'Call again, begin, hold back, take up, mark as not there, take back in or let go a ticket',
  input: z.object({
    id,
    ticket,
    move: z.enum(TICKET_MOVES, { error: `Move must be one of ${TICKET_MOVES.join(', ')}` }),
  }),
  output: Done,
})

export const finishTicket = endpoint({
  method: 'POST',
  path: '/api/company/walk-ins/:id/tickets/:ticket/finish',
  summary: 'End a conversation with what was found; where it goes on, an application stands in the pipeline of the job',
  input: z.object({
    id,
    ticket,
    overall: whole('Overall', 1, 4),
    summary: text('What was found', 4000).default(''),
    result: z.enum(RESULTS, { error: `Result must be one of ${RESULTS.join(', ')}` }),
    email: optionalEmail(),
  }),
  output: Done,
})

export const watchEvent = endpoint({
  method: 'GET',
  path: '/api/company/walk-ins/:id/watch',
  stream: true,
  summary: 'Tells, as server-sent events, when the queue of a walk-in event has changed',
  input: z.object({ id }),
  output: z.object({ mark: z.string() }),
})
