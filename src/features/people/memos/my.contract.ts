import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { language, Texts } from './contract.ts'
import { Reply } from './follow.contract.ts'
import { ACKS, KINDS, MY_STATES } from './rules.ts'

const id = uuid('Memo')
const limit = { max: 600, minutes: 60, per: 'session' } as const

const Item = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  state: z.enum(MY_STATES),
  ack: z.enum(ACKS),
  /** By language; empty of a one-to-one memo, whose words are behind the password. */
  titles: z.record(z.string(), z.string()),
  mainLanguage: language,
  personal: z.boolean(),
  gate: z.boolean(),
  pinned: z.boolean(),
  dueOn: z.string().nullable(),
  overdue: z.boolean(),
  sentAt: z.string(),
  answeredAt: z.string().nullable(),
  isRead: z.boolean(),
  version: z.int(),
  /** They had an older version. */
  newer: z.boolean(),
})
export type MyMemo = z.output<typeof Item>

export const listMyMemos = endpoint({
  method: 'GET',
  path: '/api/my-memos',
  summary: 'The memos sent to the signed-in employee, what needs an answer on top',
  input: z.object({}),
  output: z.object({
    hasInbox: z.boolean(),
    memos: z.array(Item),
    counts: z.object({ action: z.int(), unread: z.int(), all: z.int() }),
  }),
})

const Detail = Item.extend({
  company: z.string(),
  name: z.string(),
  locked: z.boolean(),
  /** With everything filled in. */
  texts: Texts,
  hash: z.string(),
  note: z.string().nullable(),
  reason: z.string().nullable(),
  files: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number() })),
  answer: z
    .object({ signature: z.string().nullable(), reason: z.string().nullable(), receivedAt: z.string() })
    .nullable(),
  /** What the company sees of this person and this memo: nothing more is kept. */
  tracked: z.object({
    deliveredAt: z.string().nullable(),
    openedAt: z.string().nullable(),
    language: z.string().nullable(),
    seconds: z.int().nullable(),
    reminders: z.int(),
    exemptReason: z.string().nullable(),
  }),
  replies: z.array(Reply),
  history: z.array(
    z.object({
      version: z.int(),
      sentAt: z.string(),
      answer: z.enum(['acknowledged', 'declined']).nullable(),
      answeredAt: z.string().nullable(),
    }),
  ),
})
export type MyMemoDetail = z.output<typeof Detail>
const memo = z.object({ memo: Detail })

export const openMyMemo = endpoint({
  method: 'POST',
  path: '/api/my-memos/:id/open',
  summary: 'Open a memo; that it was opened is written down, once. One-to-one memos stay locked without the password',
  input: z.object({ id, language: language.default('en') }),
  output: memo,
})

export const unlockMyMemo = endpoint({
  method: 'POST',
  path: '/api/my-memos/:id/unlock',
  summary: 'Open a one-to-one memo with the password, for as long as this session lasts',
  input: z.object({
    id,
    password: z.string({ error: 'Password is required' }).min(1, { error: 'Password is required' }).max(200),
    language: language.default('en'),
  }),
  output: memo,
  limit: { max: 60, minutes: 60, per: 'session' },
})

export const answerMyMemo = endpoint({
  method: 'POST',
  path: '/api/my-memos/:id/answer',
  summary: 'Acknowledge, sign or decline the version that was read; twice counts once',
  input: z.object({
    id,
    answer: z.enum(['acknowledge', 'decline'], { error: 'Answer must be acknowledge or decline' }),
    hash: z
      .string({ error: 'Say which version was read.' })
      .regex(/^[0-9a-f]{64}$/, { error: 'Say which version was read.' }),
    signature: optionalText('Name', 200),
    reason: optionalText('Reason', 1_000),
    /** When it was done on the device, which may have had no connection. */
    at: z.iso.datetime({ error: 'Time must be an instant' }).nullish(),
    language: language.default('en'),
    seconds: z
      .int({ error: 'Seconds must be a whole number' })
      .min(0, { error: 'Seconds must be 0 or more' })
      .max(86_400, { error: 'Seconds must be at most a day' })
      .default(0),
  }),
  output: memo,
  limit,
})

export const pinMyMemo = endpoint({
  method: 'POST',
  path: '/api/my-memos/:id/pin',
  summary: 'Keep a memo on top, or no longer',
  input: z.object({ id, pinned: z.boolean({ error: 'Pinned must be yes or no' }) }),
  output: z.object({ pinned: z.boolean() }),
  limit,
})

export const readAllMyMemos = endpoint({
  method: 'POST',
  path: '/api/my-memos/read',
  summary: 'Mark everything as read; nothing is acknowledged by it',
  input: z.object({}),
  output: z.object({ read: z.int() }),
  limit,
})

export const replyToMyMemo = endpoint({
  method: 'POST',
  path: '/api/my-memos/:id/replies',
  summary: 'Say something about a warning or a letter: HR reads it, and it is kept with it',
  input: z.object({ id, body: requiredText('Words', 4_000) }),
  output: memo,
  limit: { max: 60, minutes: 60, per: 'session' },
})

export const myPdf = endpoint({
  method: 'GET',
  path: '/api/my-memos/:id/pdf',
  summary: 'A memo as it was sent to the signed-in employee, with their answer, as PDF',
  input: z.object({ id, language: language.default('en') }),
  output: z.string(),
  limit,
})

export const myFile = endpoint({
  method: 'GET',
  path: '/api/my-memos/:id/files/:file',
  summary: 'Download an attachment of a memo that was sent to the signed-in employee',
  input: z.object({ id, file: uuid('File') }),
  output: z.string(),
  limit,
})

export const myRecord = endpoint({
  method: 'GET',
  path: '/api/my-memos/record',
  summary: 'Every memo that was sent to the signed-in employee and what they answered, as CSV',
  input: z.object({}),
  output: z.string(),
  limit: { max: 60, minutes: 60, per: 'session' },
})
