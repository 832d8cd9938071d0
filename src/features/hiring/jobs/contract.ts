import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalDay, optionalText, uuid } from '../../../shared/fields.ts'
import { choiceFilter as choice, cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import { AGES } from './positions.rules.ts'
import { AdvertViews } from './seen.contract.ts'
import { CLOSE_REASONS, STATUSES, USER_ACTIONS } from './state.rules.ts'
import { ApprovalView, Member } from './team.contract.ts'

const id = uuid('Job')
const version = z.coerce
  .number({ error: 'Version must be a whole number' })
  .int({ error: 'Version must be a whole number' })

const Source = z.object({
  title: z.string(),
  url: z.string().optional(),
  checkedOn: z.string(),
  confirmed: z.boolean(),
})
const Finding = z.object({
  id: z.string(),
  severity: z.enum(['block', 'warn', 'note']),
  field: z.string(),
  message: z.string(),
  phrase: z.string().nullable(),
  better: z.string().nullable(),
  rule: z.string(),
  source: Source,
})

const Action = z.enum(USER_ACTIONS as [(typeof USER_ACTIONS)[number], ...(typeof USER_ACTIONS)[number][]])
const Status = z.enum(STATUSES)

export const SORTS = ['updated', '-updated', 'title', '-title', 'closes', '-closes'] as const

const Row = z.object({
  id: z.string(),
  /** Within the company: what tells two jobs of one title apart. */
  number: z.int(),
  status: Status,
  title: z.string(),
  department: z.string(),
  country: z.string(),
  place: z.string().nullable(),
  vacancies: z.int(),
  postedAt: z.string().nullable(),
  publishAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  closesOn: z.string().nullable(),
  closedAt: z.string().nullable(),
  /** All its positions are filled: it closes then, unless somebody keeps it open. */
  fillsAt: z.string().nullable(),
  closeReason: z.string().nullable(),
  updatedAt: z.string(),
  version: z.int(),
  /** How many things keep it from being published; null once it was. */
  blocking: z.int().nullable(),
  allowed: z.array(Action),
  /** Since when the platform keeps it from the public, until it has looked at what was reported. */
  hiddenSince: z.string().nullable(),
  /** What the company has answered to that. */
  hiddenAnswer: z.object({ words: z.string(), at: z.string() }).nullable(),
  /** It waits for the word of whoever asks. */
  waitsForYou: z.boolean(),
})
const Listed = Row.extend({
  seen: AdvertViews,
  /** Applications that go on: new, in review, being interviewed or assessed, with an offer; and people hired, of `vacancies`. */
  fresh: z.int(),
  review: z.int(),
  interviewing: z.int(),
  offers: z.int(),
  hired: z.int(),
  /** Whole days since it was posted, and since anything happened with it. */
  age: z.int().nullable(),
  idle: z.int(),
  /** What the rules of its country say of it as it reads now. */
  rules: z.object({ fix: z.int(), warn: z.int() }),
})
export type JobRow = z.output<typeof Row>
export type ListedJob = z.output<typeof Listed>

export const listCompanyJobs = endpoint({
  method: 'GET',
  path: '/api/company/jobs',
  summary: 'The company’s jobs, with how many there are in each status',
  input: z.object({
    status: choice('Status', STATUSES),
    /** Only those that wait for the word of whoever asks, or for anybody’s: jobs, and changes of published ones. */
    waiting: choice('Waiting', ['you', 'anybody']),
    search: optionalText('Search', 100),
    department: optionalText('Department', 100),
    country: optionalText('Country', 2),
    /** Open ones with places nobody is hired for, all or by how long they have been open. */
    positions: choice('Positions', ['all', ...AGES]),
    sort: sortBy(SORTS, '-updated'),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({
    jobs: z.array(Listed),
    ...pageFacts,
    page: z.int(),
    pageSize: z.int(),
    counts: z.record(z.string(), z.int()),
    waitsForYou: z.int(),
    mayWrite: z.boolean(),
  }),
})

export const Place = z.object({
  id: z.int(),
  name: z.string(),
  region: z.string(),
  country: z.string(),
  lat: z.number(),
  lng: z.number(),
})
export type Place = z.output<typeof Place>

const Job = Row.extend({
  content: JobContent,
  /** Fields of the published job that are to hold something else, once that is approved. */
  proposed: z.record(z.string(), z.unknown()).nullable(),
  seen: AdvertViews,
  placeAt: Place.nullable(),
  occupation: z.object({ id: z.int(), title: z.string() }).nullable(),
  findings: z.array(Finding),
  /** Nothing has happened for so many days, and it pauses on that day unless something does. */
  idle: z.object({ days: z.int(), pausesOn: z.string() }).nullable(),
  /** It was paused because nothing happened. */
  pausedIdle: z.boolean(),
  revision: z.int(),
  /** Since when the advert has stood unchanged in what an authority counts, and the day it may be applied for. */
  clock: z.object({ since: z.string(), days: z.int(), for: z.string(), readyOn: z.string() }).nullable(),
  address: z.string(),
  team: z.array(Member),
  approval: ApprovalView,
  /** What its applications go by; null: the company’s first, which is made when it is needed. */
  pipeline: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The plan it was raised from. */
  requisition: z.object({ id: z.string(), number: z.int(), title: z.string(), room: z.int() }).nullable(),
})
export type Job = z.output<typeof Job>

const One = z.object({ job: Job })

export const readJob = endpoint({
  method: 'GET',
  path: '/api/company/jobs/:id',
  summary: 'One job of the company with what stands between it and the public',
  input: z.object({ id }),
  output: One,
})

export const createJob = endpoint({
  method: 'POST',
  path: '/api/company/jobs',
  summary: 'Begin a job: blank, with what is known of it, or as a copy of another job or template',
  input: z.object({
    copyOf: z
      .union([z.null(), id], { error: 'Job is not an identifier' })
      .optional()
      .transform((v) => v ?? null),
    asTemplate: z.boolean({ error: 'As template must be yes or no' }).default(false),
    content: JobContent.partial({ country: true }).optional(),
  }),
  output: One,
  status: 201,
  limit: { max: 1_000, minutes: 60, per: 'company' },
})

export const saveJob = endpoint({
  method: 'PUT',
  path: '/api/company/jobs/:id',
  summary: 'Save a job. A published one must stay publishable, and gets a revision when the public sees something else',
  input: z.object({ id, version, content: JobContent }),
  output: One,
})

const Input = {
  action: z.enum(Action.options, { error: `Action must be one of ${USER_ACTIONS.join(', ')}` }),
  /** For schedule. */
  publishAt: z
    .union([z.null(), z.iso.datetime({ offset: true })], { error: 'The moment of publishing must be a date and time' })
    .optional()
    .transform((v) => v ?? null),
  /** For extend. */
  closesOn: optionalDay('Closing day'),
  /** For close. */
  reason: choice('Reason', CLOSE_REASONS),
  /** For close: what everybody who is still in the running reads in the letter. */
  message: optionalText('Message', 1000),
  /** For close and approve; for sendBack and sendBackChange what has to change. */
  note: optionalText('Note', 500),
}

export const moveJob = endpoint({
  method: 'POST',
  path: '/api/company/jobs/:id/move',
  summary:
    'Ask for approval of a job, approve it, send it back; publish, schedule, pause, resume, extend, close, reopen or archive it',
  input: z.object({
    id,
    version: version.optional(),
    ...Input,
    /** For publishing: not at once, but when there was time to stop it. */
    later: z.boolean({ error: 'Later must be yes or no' }).default(false),
  }),
  output: One,
})

export const keepJobOpen = endpoint({
  method: 'POST',
  path: '/api/company/jobs/:id/keep-open',
  summary: 'Keep a job open that would close because its last position was filled',
  input: z.object({ id }),
  output: One,
})

export const confirmStillHiring = endpoint({
  method: 'POST',
  path: '/api/company/jobs/:id/still-hiring',
  summary: 'Say that a job in which nothing has happened for weeks is being hired for: it is not paused',
  input: z.object({ id }),
  output: One,
})

export const moveJobs = endpoint({
  method: 'POST',
  path: '/api/company/jobs/bulk',
  summary: 'Do one thing with many jobs; with `preview` only say what would happen to each',
  input: z.object({
    ids: z
      .array(id, { error: 'Choose the jobs.' })
      .min(1, { error: 'Choose the jobs.' })
      .max(200, { error: 'At most 200 jobs at once.' }),
    preview: z.boolean({ error: 'Preview must be yes or no' }).default(true),
    ...Input,
  }),
  output: z.object({
    results: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        from: Status.nullable(),
        to: Status.nullable(),
        why: z.string().nullable(),
      }),
    ),
    done: z.int(),
    preview: z.boolean(),
  }),
})

export const deleteJob = endpoint({
  method: 'DELETE',
  path: '/api/company/jobs/:id',
  summary: 'Throw away a template, or a draft that was never published',
  input: z.object({ id }),
  output: z.object({ deleted: z.literal(true) }),
})

export const readRevisions = endpoint({
  method: 'GET',
  path: '/api/company/jobs/:id/revisions',
  summary: 'What the public has seen of a job, the newest first',
  input: z.object({ id }),
  output: z.object({
    revisions: z.array(
      z.object({
        number: z.int(),
        at: z.string(),
        by: z.string().nullable(),
        changed: z.array(z.string()),
        content: JobContent,
      }),
    ),
  }),
})

const search = z
  .string({ error: 'Search must be text' })
  .trim()
  .min(1, { error: 'Search is required' })
  .max(80, { error: 'Search must be at most 80 characters' })

export const answerReview = endpoint({
  method: 'POST',
  path: '/api/company/jobs/:id/review-answer',
  summary: 'What the company says to whoever reviews its hidden job',
  input: z.object({
    id: uuid('Job'),
    words: z
      .string({ error: 'Your answer must be text' })
      .trim()
      .min(1, { error: 'Your answer is required' })
      .max(2_000, { error: 'Your answer must be at most 2000 characters' }),
  }),
  output: z.object({ answer: z.object({ words: z.string(), at: z.string() }) }),
})

export const findOccupations = endpoint({
  method: 'GET',
  path: '/api/occupations',
  summary: 'Occupations by any of their titles, with the skills they ask for',
  input: z.object({ search }),
  output: z.object({
    occupations: z.array(z.object({ id: z.int(), title: z.string(), also: z.string(), skills: z.array(z.string()) })),
  }),
})

export const findPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  summary: 'Places of work by the beginning of their name',
  input: z.object({ search, country: optionalText('Country', 2) }),
  output: z.object({ places: z.array(Place) }),
})
