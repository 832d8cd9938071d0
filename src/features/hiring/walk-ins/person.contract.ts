import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { email, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import { MapOrNone } from '../../adverts/maps/contract.ts'
import { STATES, TICKET_STATES } from './rules.ts'

const id = uuid('Event')
const Job = z.object({ id: z.string(), title: z.string() })
const slot = z
  .union([z.null(), z.int().min(1).max(48)], { error: 'Slot must be one of those offered' })
  .optional()
  .transform((v) => v ?? null)

/** What anybody sees of an event that is published. */
const Public = z.object({
  id: z.string(),
  state: z.enum(STATES),
  company: z.string(),
  title: z.string(),
  jobs: z.array(Job),
  venue: z.string(),
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
  reason: z.string().nullable(),
  /** Of all: whoever asks for quiet is offered the quiet one too. */
  slots: z.array(
    z.object({ position: z.int(), startsAt: z.string(), endsAt: z.string(), free: z.int(), quiet: z.boolean() }),
  ),
  full: z.boolean(),
  takesPeople: z.boolean(),
  bookedPercent: z.int(),
  url: z.string(),
})
export type PublicEvent = z.output<typeof Public>

export const readPublicEvent = endpoint({
  method: 'GET',
  path: '/api/walk-ins/:id',
  summary: 'A walk-in event as it is published',
  input: z.object({ id }),
  output: Public,
  limit: { max: 1200, minutes: 60, per: 'address' },
})

export const readBoard = endpoint({
  method: 'GET',
  path: '/api/walk-ins/:id/board',
  summary: 'Who is called to which desk and who is next: numbers of tickets and nothing else',
  input: z.object({ id }),
  output: z.object({
    title: z.string(),
    state: z.enum(STATES),
    called: z.array(z.object({ number: z.int(), desk: z.int() })),
    next: z.array(z.int()),
    waiting: z.int(),
    wait: z.object({ from: z.int(), to: z.int() }),
  }),
  limit: { max: 6000, minutes: 60, per: 'address' },
})

const Registered = z.object({
  /** Null: this address has a ticket already, whose link was sent to it once more. */
  link: z.string().nullable(),
})

export const register = endpoint({
  method: 'POST',
  path: '/api/walk-ins/:id/register',
  summary: 'Register for a walk-in event: a place in a slot, or on the waiting list when it is full',
  input: z.object({
    id,
    name: requiredText('Name', 160),
    email: email('E-mail'),
    phone: optionalText('Phone', 40),
    jobId: uuid('Job'),
    slot,
    need: optionalText('What you need', 500),
    language: z.enum(LANGUAGE_CODES, { error: 'Language must be one we speak' }).default('en'),
    consent: z.literal(true, { error: 'Agree that the employer may keep these details for this event.' }),
  }),
  output: Registered,
  status: 201,
  limit: { max: 60, minutes: 60, per: 'address' },
})

const link = requiredText('Link', 100)
const Mine = z.object({
  number: z.int(),
  status: z.enum(TICKET_STATES),
  name: z.string(),
  job: z.string(),
  slot: z.int().nullable(),
  quietToo: z.boolean(),
  lateUntil: z.string().nullable(),
  desk: z.int().nullable(),
  /** A random name and its signature; nothing about the person. */
  code: z.string(),
  /** How many come before; null while not in the queue. */
  ahead: z.int().nullable(),
  wait: z.object({ from: z.int(), to: z.int() }).nullable(),
  event: Public,
})
export type MyTicket = z.output<typeof Mine>

export const readTicket = endpoint({
  method: 'GET',
  path: '/api/walk-in-ticket',
  summary: 'One’s own ticket with the place in the queue, by its link',
  input: z.object({ link }),
  output: Mine,
  limit: { max: 6000, minutes: 60, per: 'address' },
})

export const changeTicket = endpoint({
  method: 'POST',
  path: '/api/walk-in-ticket',
  summary: 'Change the slot of one’s ticket, say that one is late, come back into the queue, or give the ticket back',
  input: z.object({
    link,
    action: z.enum(['slot', 'late', 'rejoin', 'cancel'], { error: 'Action must be one of slot, late, rejoin, cancel' }),
    slot,
    minutes: z
      .union([z.null(), z.int().min(5).max(60)], { error: 'Minutes must be a whole number from 5 to 60' })
      .optional()
      .transform((v) => v ?? null),
  }),
  output: Mine,
  limit: { max: 120, minutes: 60, per: 'address' },
})

export const ticketCalendar = endpoint({
  method: 'GET',
  path: '/api/walk-in-ticket/calendar',
  summary: 'The slot of one’s ticket as a calendar file',
  input: z.object({ link }),
  output: z.object({}),
  limit: { max: 300, minutes: 60, per: 'address' },
})
