import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalDay, optionalText, uuid } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageSize } from '../../../shared/list.ts'
import { OUTCOMES } from './rules.ts'

const optionalId = (label: string) =>
  z
    .union([z.literal('').transform(() => null), uuid(label)])
    .nullish()
    .transform((v) => v ?? null)

const filter = {
  /** The employee it was done to. */
  person: optionalId('Person'),
  /** Who did it. */
  actor: optionalId('Actor'),
  action: optionalText('Action', 60),
  /** Days at the company's place, both included. */
  from: optionalDay('From'),
  to: optionalDay('To'),
  outcome: choiceFilter('Outcome', OUTCOMES),
}

export const Entry = z.object({
  id: z.string(),
  at: z.string(),
  /** Null: nobody signed in, or the house itself. The name is null where an account is not the company's. */
  actor: z.object({ id: z.string(), name: z.string().nullable(), email: z.string().nullable() }).nullable(),
  role: z.string().nullable(),
  action: z.string(),
  target: z.object({ type: z.string(), id: z.string().nullable(), name: z.string().nullable() }).nullable(),
  outcome: z.enum(OUTCOMES),
  before: z.unknown(),
  after: z.unknown(),
  detail: z.unknown(),
  address: z.string().nullable(),
})
export type Entry = z.output<typeof Entry>

export const readLog = endpoint({
  method: 'GET',
  path: '/api/company/audit-log',
  summary: 'Who did what to whom, newest first; reading it is itself written down',
  input: z.object({
    ...filter,
    cursor,
    pageSize: pageSize(),
  }),
  output: z.object({
    entries: z.array(Entry),
    /** Null: there is nothing older. */
    next: z.string().nullable(),
    /** The zone the days are of. */
    zone: z.string(),
  }),
})

export const logChoices = endpoint({
  method: 'GET',
  path: '/api/company/audit-log/choices',
  summary: 'What the log can be filtered by: the actions it holds and the people who run the company',
  input: z.object({}),
  output: z.object({
    actions: z.array(z.string()),
    actors: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  }),
})

export const exportLog = endpoint({
  method: 'GET',
  path: '/api/company/audit-log/export',
  summary: 'The filtered log as CSV, written as it is read',
  input: z.object(filter),
  output: z.string(),
  limit: { max: 30, minutes: 60, per: 'company' },
})
