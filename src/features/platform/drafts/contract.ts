import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'

/** A draft holds one form: 64 KB of JSON are some forty pages of text. */
export const DRAFT_BYTES = 64 * 1024

/** A form by its name, and what it is of: `employee:new`, `job:` with the id of the job. */
const form = z
  .string({ error: 'Form must be text' })
  .max(120, { error: 'The name of a form must be at most 120 characters' })
  .regex(/^[a-z][a-z-]*(?::[A-Za-z0-9-]+)*$/, { error: 'There is no such form' })

const Draft = z.object({
  value: z.record(z.string(), z.unknown()),
  /** Another with each save. */
  revision: z.string(),
  savedAt: z.string(),
  /** Saved by another browser than the one that asks. */
  isElsewhere: z.boolean(),
})
export type SharedDraft = z.output<typeof Draft>

/** One in the file that somebody takes along. */
export const OwnDraft = z.object({ form: z.string(), value: z.record(z.string(), z.unknown()), saved_at: z.string() })
export type OwnDraft = z.output<typeof OwnDraft>

export const readDraft = endpoint({
  method: 'GET',
  path: '/api/drafts',
  summary:
    'What whoever asks has typed into a form on any of their devices and not sent; for a week, and for nobody else',
  input: z.object({ form }),
  output: z.object({ draft: Draft.nullable() }),
  ownAccount: true,
})

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/drafts',
  summary: 'Keeps what somebody is typing into a form. Refused with what is there when another device saved meanwhile',
  input: z.object({
    form,
    value: z.record(z.string().max(200), z.unknown(), { error: 'Value must be an object' }),
    /** The revision this goes on from; null where it begins. */
    base: uuid('Base').nullable().default(null),
  }),
  output: z.object({ revision: z.string(), savedAt: z.string() }),
  bodyLimit: 2 * DRAFT_BYTES,
  limit: { max: 1_800, minutes: 60, per: 'session' },
  unlogged: 'what somebody is still typing is in no log',
})

export const discardDraft = endpoint({
  method: 'DELETE',
  path: '/api/drafts',
  summary: 'The form was sent, or given up: its draft is gone on every device',
  input: z.object({ form }),
  output: z.object({ isDiscarded: z.boolean() }),
  limit: { max: 600, minutes: 60, per: 'session' },
  unlogged: 'what somebody has not sent is in no log',
})
