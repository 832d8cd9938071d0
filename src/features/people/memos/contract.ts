import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalDay, optionalText, requiredText, text, uuid } from '../../../shared/fields.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import { cursor, pageFacts, pageNumber, pageSize } from '../../../shared/list.ts'
import { ACKS, AUDIENCES, GAPS, KINDS, STATES } from './rules.ts'

const id = uuid('Memo')
const limit = { max: 600, minutes: 60, per: 'session' } as const

export const language = z.enum(LANGUAGE_CODES, { error: 'Language must be one of en, fr, ar, hi, ta, zh' })
const Words = z.object(
  { title: requiredText('Title', 200), body: requiredText('Text', 20_000) },
  { error: 'A text has a title and words' },
)
const maybe = Words.optional()
export const Texts = z.object(
  { en: maybe, fr: maybe, ar: maybe, hi: maybe, ta: maybe, zh: maybe },
  { error: 'Texts must be given by language' },
)

const list = (label: string, most: number) =>
  z
    .array(requiredText(label, 200), { error: `${label} must be a list of texts` })
    .max(most, { error: `At most ${most}.` })
    .default([])
const Audience = z.object(
  {
    mode: z.enum(AUDIENCES, { error: 'Audience must be everybody, some or chosen' }),
    departments: list('Department', 200),
    countries: list('Country', 20),
    locations: list('Place of work', 200),
    types: list('Kind of employee', 10),
    people: z
      .array(uuid('Employee'), { error: 'People must be a list' })
      .max(5_000, { error: 'At most 5,000 people can be chosen one by one.' })
      .default([]),
  },
  { error: 'Say whom it is for.' },
)

const yes = (label: string) => z.boolean({ error: `${label} must be yes or no` })
const Written = {
  kind: z.enum(KINDS, { error: 'Type must be policy, notice, warning, letter or alert' }),
  mainLanguage: language.default('en'),
  texts: Texts,
  audience: Audience,
  joiners: yes('Joiners').default(false),
  ack: z.enum(ACKS, { error: 'Answer must be none, acknowledge or sign' }),
  gate: yes('Banner').default(false),
  dueOn: optionalDay('Due date'),
}

const Counts = z.object({
  people: z.int(),
  /** Told of it: delivered, or further. */
  delivered: z.int(),
  opened: z.int(),
  acknowledged: z.int(),
  declined: z.int(),
  exempt: z.int(),
  bounced: z.int(),
  /** Of whom something is still wanted. */
  pending: z.int(),
  overdue: z.int(),
})
export type Counts = z.output<typeof Counts>

const File = z.object({
  id: z.string(),
  name: z.string(),
  content_type: z.string(),
  bytes: z.number(),
  sha256: z.string(),
})

const Row = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  state: z.enum(STATES),
  title: z.string(),
  ack: z.enum(ACKS),
  gate: z.boolean(),
  dueOn: z.string().nullable(),
  publishAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  updatedAt: z.string(),
  version: z.int(),
  counts: Counts,
})
export type MemoRow = z.output<typeof Row>

const Memo = Row.extend({
  mainLanguage: language,
  texts: Texts,
  audience: Audience,
  joiners: z.boolean(),
  reason: z.string().nullable(),
  revision: z.int(),
  createdBy: z.string().nullable(),
  files: z.array(File),
  versions: z.array(
    z.object({
      number: z.int(),
      at: z.string(),
      by: z.string().nullable(),
      hash: z.string(),
      note: z.string().nullable(),
      texts: Texts,
      files: z.array(File),
      people: z.int(),
      acknowledged: z.int(),
    }),
  ),
})
export type Memo = z.output<typeof Memo>
export const memo = z.object({ memo: Memo })

export const listMemos = endpoint({
  method: 'GET',
  path: '/api/memos',
  summary: 'The memos of the company, the newest first, with how far each has come',
  input: z.object({
    kind: z.enum(['', ...KINDS], { error: 'Type is not one of the choices' }).default(''),
    state: z.enum(['', ...STATES], { error: 'State is not one of the choices' }).default(''),
    search: text('Search', 100).default(''),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({
    memos: z.array(Row),
    total: z.int(),
    next: pageFacts.next,
    page: z.int(),
    pageSize: z.int(),
    mayBePersonal: z.boolean(),
  }),
})

export const memoChoices = endpoint({
  method: 'GET',
  path: '/api/memo-choices',
  summary: 'Whom a memo can be sent to, and the templates to begin with',
  input: z.object({}),
  output: z.object({
    company: z.string(),
    zone: z.string(),
    departments: z.array(z.string()),
    countries: z.array(z.string()),
    locations: z.array(z.string()),
    types: z.array(z.string()),
    templates: z.array(
      z.object({ name: z.string(), kind: z.enum(KINDS), ack: z.enum(ACKS), gate: z.boolean(), texts: Texts }),
    ),
  }),
})

export const findPeople = endpoint({
  method: 'GET',
  path: '/api/memo-people',
  summary: 'People by name or number, to choose as recipients',
  input: z.object({ search: text('Search', 100).default('') }),
  output: z.object({ people: z.array(z.object({ id: z.string(), name: z.string(), number: z.string() })) }),
  limit: { max: 1_200, minutes: 60, per: 'session' },
})

export const previewAudience = endpoint({
  method: 'POST',
  path: '/api/memo-audience',
  summary: 'Who would get a memo: how many, the first of them, and of whom something is missing that the text names',
  input: z.object({
    audience: Audience,
    gaps: z.array(z.enum(GAPS), { error: 'Gaps must be a list' }).max(10).default([]),
  }),
  output: z.object({
    count: z.int(),
    withoutAccount: z.int(),
    people: z.array(
      z.object({ id: z.string(), name: z.string(), number: z.string(), department: z.string(), account: z.boolean() }),
    ),
    missing: z.array(z.object({ gap: z.enum(GAPS), count: z.int(), names: z.array(z.string()) })),
  }),
  limit,
})

export const createMemo = endpoint({
  method: 'POST',
  path: '/api/memos',
  summary: 'Write a memo; it is a draft until it is sent',
  input: z.object(Written),
  output: memo,
  status: 201,
  limit,
})

const revision = z
  .number({ error: 'Revision must be a whole number' })
  .int({ error: 'Revision must be a whole number' })
  .min(1, { error: 'Revision must be 1 or more' })
  .max(2_000_000_000, { error: 'Revision is too large' })

export const changeMemo = endpoint({
  method: 'PUT',
  path: '/api/memos/:id',
  summary: 'Change a draft',
  input: z.object({ id, revision, ...Written }),
  output: memo,
  limit,
})

export const readMemo = endpoint({
  method: 'GET',
  path: '/api/memos/:id',
  summary: 'One memo with its versions',
  input: z.object({ id }),
  output: memo,
})

export const removeMemo = endpoint({
  method: 'DELETE',
  path: '/api/memos/:id',
  summary: 'Throw a draft away',
  input: z.object({ id }),
  output: z.object({ removed: z.boolean() }),
})

export const previewMemo = endpoint({
  method: 'POST',
  path: '/api/memos/:id/preview',
  summary: 'The memo as one person would read it, in a language',
  input: z.object({ id, employeeId: uuid('Employee'), language }),
  output: z.object({ name: z.string(), language, title: z.string(), body: z.string() }),
  limit,
})

export const sendMemo = endpoint({
  method: 'POST',
  path: '/api/memos/:id/send',
  summary: 'Send a draft now, or at a moment; sent, its people are frozen',
  input: z.object({ id, revision, publishAt: optionalText('Time', 16) }),
  output: memo,
  limit,
})

export const moveMemo = endpoint({
  method: 'POST',
  path: '/api/memos/:id/move',
  summary: 'Take a scheduled memo back to a draft, close one that was sent, or recall it',
  input: z.object({
    id,
    to: z.enum(['draft', 'closed', 'recalled'], { error: 'State must be draft, closed or recalled' }),
    reason: optionalText('Reason', 500),
  }),
  output: memo,
  limit,
})

export const supersedeMemo = endpoint({
  method: 'POST',
  path: '/api/memos/:id/supersede',
  summary: 'Put a new version in the place of the one that was sent; whoever answered the old one is asked again',
  input: z.object({ id, revision, mainLanguage: language, texts: Texts, note: requiredText('What changed', 500) }),
  output: memo,
  limit,
})

export const extendMemo = endpoint({
  method: 'POST',
  path: '/api/memos/:id/due',
  summary: 'Give more time',
  input: z.object({ id, dueOn: day('Due date') }),
  output: memo,
  limit,
})
