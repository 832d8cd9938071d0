import { z } from 'zod'
import { isZone } from '../../../shared/dates.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalDay, optionalText, requiredText, text, uuid } from '../../../shared/fields.ts'
import { PUBLIC_STATUSES } from '../../hiring/jobs/stages.rules.ts'

/** What somebody who applied keeps for themselves: cards of jobs elsewhere, notes and reminders. No call of a company reads any of it. */

const limit = { max: 600, minutes: 60, per: 'session' } as const
const id = uuid('Card')

const isLink = (s: string) => URL.canParse(s) && ['http:', 'https:'].includes(new URL(s).protocol)
const CardInput = z.object({
  title: requiredText('Job', 160),
  company: requiredText('Company', 160),
  country: z.string({ error: 'Choose a country' }).regex(/^[A-Z]{2}$/, { error: 'Choose a country' }),
  appliedOn: day('Date'),
  status: z.enum(PUBLIC_STATUSES, { error: `Status must be one of ${PUBLIC_STATUSES.join(', ')}` }),
  link: optionalText('Link', 500).refine((s) => s === null || isLink(s), {
    error: 'Link must be an address that begins with https://',
  }),
})
export type SavedCardInput = z.output<typeof CardInput>

export const SavedCard = CardInput.extend({ id: z.string(), changedAt: z.string() })
export type SavedCard = z.output<typeof SavedCard>

export const OwnNote = z.object({
  about: z.string(),
  words: z.string(),
  remindOn: z.string().nullable(),
  /** When the one letter left. */
  remindedAt: z.string().nullable(),
})
export type OwnNote = z.output<typeof OwnNote>

export const addCard = endpoint({
  method: 'POST',
  path: '/api/my-cards',
  summary: 'Keep a job one applied for elsewhere',
  input: CardInput,
  output: z.object({ card: SavedCard }),
  status: 201,
  limit,
})

export const changeCard = endpoint({
  method: 'PUT',
  path: '/api/my-cards/:id',
  summary: 'Change a job one keeps oneself: its status above all',
  input: CardInput.extend({ id }),
  output: z.object({ card: SavedCard }),
  limit,
})

export const removeCard = endpoint({
  method: 'DELETE',
  path: '/api/my-cards/:id',
  summary: 'Take away a job one keeps oneself, with its note',
  input: z.object({ id }),
  output: z.object({}),
  limit,
})

export const saveNote = endpoint({
  method: 'PUT',
  path: '/api/my-notes/:about',
  summary: 'A note to oneself on an application or a card, and the day to be reminded; empty takes it away',
  input: z
    .object({
      about: uuid('Application'),
      words: text('Note', 4_000).default(''),
      remindOn: optionalDay('Reminder'),
      zone: optionalText('Time zone', 64),
    })
    .refine((n) => n.remindOn === null || (n.zone !== null && isZone(n.zone)), {
      error: 'Choose a time zone of the list',
      path: ['zone'],
    }),
  output: z.object({ note: OwnNote.nullable() }),
  limit,
})
