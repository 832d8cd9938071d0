import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { OUTCOMES } from '../jobs/stages.rules.ts'
import { Clock, ids, Person, Stage } from './contract.ts'

const Event = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  by: z.enum(['user', 'candidate', 'system']),
  who: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
})
const Note = z.object({
  id: z.string(),
  body: z.string(),
  at: z.string(),
  by: Person,
  mine: z.boolean(),
  mentions: z.array(Person),
  editedAt: z.string().nullable(),
})
const Message = z.object({
  id: z.string(),
  by: z.enum(['user', 'candidate', 'system']),
  who: z.string().nullable(),
  subject: z.string(),
  body: z.string(),
  at: z.string(),
  leavesAt: z.string().nullable(),
  leftAt: z.string().nullable(),
  takenBack: z.boolean(),
  /** It tells of the rejection that stands, and is taken back with that alone. */
  tellsDecision: z.boolean(),
})
const Other = z.object({
  id: z.string(),
  number: z.int(),
  job: z.string(),
  stage: z.string(),
  outcome: z.enum(OUTCOMES),
  appliedAt: z.string(),
})

const Application = z.object({
  id: z.string(),
  number: z.int(),
  version: z.int(),
  job: z.object({ id: z.string(), title: z.string(), country: z.string(), status: z.string() }),
  candidate: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    emailProved: z.boolean(),
    phone: z.string().nullable(),
    tags: z.array(z.string()),
    keepUntil: z.string().nullable(),
    erasedAt: z.string().nullable(),
    /** Those laid together with this one; each can be taken apart again. */
    merged: z.array(Person),
  }),
  stage: Stage,
  stages: z.array(Stage),
  outcome: z.enum(OUTCOMES),
  outcomeAt: z.string().nullable(),
  outcomePhrase: z.string().nullable(),
  appliedAt: z.string(),
  firstViewedAt: z.string().nullable(),
  firstResponseAt: z.string().nullable(),
  askedAt: z.string().nullable(),
  /** Put aside until then, and why. */
  heldUntil: z.string().nullable(),
  heldWhy: z.string().nullable(),
  note: z.string().nullable(),
  answers: z.array(
    z.object({
      ask: z.string(),
      kind: z.string(),
      values: z.array(z.string()),
      unmet: z.boolean(),
      why: z.string(),
      explanation: z.string(),
    }),
  ),
  unmet: z.int(),
  cv: z.object({ name: z.string(), type: z.string() }).nullable(),
  humanOnly: z.boolean(),
  language: z.string(),
  source: z.string(),
  owner: Person.nullable(),
  clock: Clock.nullable(),
  events: z.array(Event),
  notes: z.array(Note),
  messages: z.array(Message),
  others: z.array(Other),
  duplicates: z.array(z.object({ id: z.string(), name: z.string(), email: z.string(), applications: z.int() })),
})
export type FullApplication = z.output<typeof Application>
const One = z.object({ application: Application })

const id = uuid('Application')
const candidateId = uuid('Candidate')
const limit = { max: 3_000, minutes: 60, per: 'company' } as const

/** Whoever opens it sees the name from then on, and the person sees that somebody did. */
export const openApplication = endpoint({
  method: 'POST',
  path: '/api/company/applications/:id/open',
  summary: 'Open an application: everything of it, and from the first time on the person sees that it was opened',
  input: z.object({ id }),
  output: One,
})

const body = requiredText('Note', 4_000, 'Write a note')
const mentions = z
  .array(uuid('Person'), { error: 'Mentions must be a list' })
  .max(20, { error: 'At most 20 people can be mentioned' })
  .default([])

export const addNote = endpoint({
  method: 'POST',
  path: '/api/company/applications/:id/notes',
  summary: 'Note something for the team; whoever is mentioned is told',
  input: z.object({ id, body, mentions }),
  output: One,
  status: 201,
  limit,
})

export const changeNote = endpoint({
  method: 'PUT',
  path: '/api/company/applications/:id/notes/:noteId',
  summary: 'Reword a note of one’s own; an empty one is taken away',
  input: z.object({ id, noteId: uuid('Note'), body: optionalText('Note', 4_000) }),
  output: One,
  limit,
})

export const writeToApplicants = endpoint({
  method: 'POST',
  path: '/api/company/applications/messages',
  summary:
    'Write to people who applied; it leaves after ten minutes, never at night. With `preview` only say what each would read',
  input: z.object({
    ids,
    /** {{name}}, {{job}}, {{company}}, {{stage}}, {{interview}} and {{link}} stand for what each is. */
    subject: requiredText('Subject', 200),
    body: requiredText('Message', 4_000, 'Write a message'),
    preview: z.boolean({ error: 'Preview must be yes or no' }).default(false),
  }),
  output: z.object({
    results: z.array(
      z.object({
        id: z.string(),
        subject: z.string().nullable(),
        body: z.string().nullable(),
        leavesAt: z.string().nullable(),
        why: z.string().nullable(),
        /** What it can be taken back by until it leaves; null: nothing was written. */
        messageId: z.string().nullable(),
      }),
    ),
    done: z.int(),
  }),
  limit,
})

export const withdrawMessage = endpoint({
  method: 'POST',
  path: '/api/company/applications/:id/messages/:messageId/take-back',
  summary: 'Take a message back that has not left yet',
  input: z.object({ id, messageId: uuid('Message') }),
  output: One,
  limit,
})

export const mergeCandidates = endpoint({
  method: 'POST',
  path: '/api/company/candidates/:id/merge',
  summary: 'Lay two entries of one person together, or take them apart again',
  input: z.object({
    id: candidateId,
    /** The one that stays; null takes apart what was laid together. */
    into: z.union([z.null(), candidateId], { error: 'Candidate is not an identifier' }),
  }),
  output: z.object({ merged: z.boolean(), applications: z.int() }),
  limit,
})

export const eraseCandidate = endpoint({
  method: 'POST',
  path: '/api/company/candidates/:id/erase',
  summary: 'Take away everything kept of a person who applied; dates and outcomes stay for counting',
  input: z.object({ id: candidateId, reason: requiredText('Reason', 300, 'Say why it is erased') }),
  output: z.object({ erased: z.literal(true), applications: z.int() }),
  limit,
})
