import { z } from 'zod'
import { isZone } from '../../../shared/dates.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalDay, optionalText, requiredText } from '../../../shared/fields.ts'
import { OwnNote, SavedCard } from '../../career/applications/kept.contract.ts'
import { PUBLIC_STATUSES } from '../jobs/stages.rules.ts'
import { SentCv } from './apply.contract.ts'

const Status = z.enum(PUBLIC_STATUSES)

const Summary = z.object({
  id: z.string(),
  job: z.object({ id: z.string(), title: z.string(), company: z.string(), country: z.string(), place: z.string() }),
  status: Status,
  appliedAt: z.string(),
  /** The day it was sent, where the job is. */
  appliedOn: z.string(),
  firstViewedAt: z.string().nullable(),
  changedAt: z.string(),
  /** The day until which a person looks, where that is promised. */
  promisedBy: z.string().nullable(),
  /** IANA zone of the place of work: `appliedOn` and `promisedBy` are days there. */
  zone: z.string(),
  source: z.string(),
  /** What they were told when it ended. */
  outcomePhrase: z.string().nullable(),
  unread: z.int(),
})
export type MyApplication = z.output<typeof Summary>

/** Left out and empty mean all. */
const status = z
  .union([z.literal(''), Status], { error: `Status must be one of ${PUBLIC_STATUSES.join(', ')}` })
  .optional()
  .transform((s) => s || null)

const inRange = z.object({
  from: optionalDay('From'),
  to: optionalDay('To'),
  status,
  country: optionalText('Country', 2),
})

export const listApplicationsForCandidate = endpoint({
  method: 'GET',
  path: '/api/my-applications',
  summary: 'What somebody applied for, the newest first, with how many stand where and how many were sent in each week',
  input: inRange,
  output: z.object({
    applications: z.array(Summary),
    counts: z.record(z.string(), z.int()),
    /** Mondays with what was sent in their weeks. */
    weeks: z.array(z.object({ monday: z.string(), count: z.int() })),
    /** How many there are without any filter. */
    all: z.int(),
    /** Cards of jobs elsewhere, in the same range; counted apart, here and without any filter. */
    kept: z.array(SavedCard),
    allKept: z.int(),
    /** What they noted for themselves on any of them. */
    notes: z.array(OwnNote),
    at: z.string(),
  }),
})

export const downloadApplicationRecord = endpoint({
  method: 'GET',
  path: '/api/my-applications-record',
  summary: 'The same as a PDF: a plain record with what was sent in each week and when it was made',
  input: inRange.extend({
    /** Whose clock the last change and the making are told by; left out: UTC. */
    zone: optionalText('Time zone', 64).refine((zone) => zone === null || isZone(zone), {
      error: 'Choose a time zone of the list',
    }),
  }),
  output: z.string(),
  limit: { max: 60, minutes: 60, per: 'session' },
})

export const renewLink = endpoint({
  method: 'POST',
  path: '/api/application-link/renew',
  summary: 'Have a new link to one’s application sent to the address it was sent with; older links end',
  input: z.object({ link: requiredText('Link', 100) }),
  output: z.object({}),
  status: 202,
  limit: { max: 20, minutes: 60, per: 'address' },
})

/** An application of one’s own by its id, with an account; or by the token of its link, without one. */
export const key = z
  .string({ error: 'Application is not an identifier' })
  .regex(/^[\w-]{16,64}$/, { error: 'Application is not an identifier' })

const Mine = Summary.extend({
  sent: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    note: z.string().nullable(),
    cv: z.string().nullable(),
  }),
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
  humanOnly: z.boolean(),
  /** When the job's advert is over, where it can still be read, how long what was sent may be kept. */
  jobState: z.enum(['open', 'paused', 'closed']),
  keepMonths: z.int(),
  timeline: z.array(z.object({ at: z.string(), what: z.enum([...PUBLIC_STATUSES, 'viewed', 'asked']) })),
  messages: z.array(
    z.object({ id: z.string(), mine: z.boolean(), subject: z.string(), body: z.string(), at: z.string() }),
  ),
  may: z.object({ withdraw: z.boolean(), write: z.boolean(), ask: z.boolean(), replaceCv: z.boolean() }),
  /** The first day on which one may ask where it stands; null once that was done, or is over. */
  askFrom: z.string().nullable(),
  askedAt: z.string().nullable(),
  /** It stands in an account. */
  inAccount: z.boolean(),
})
export type CandidateApplicationDetail = z.output<typeof Mine>
const One = z.object({ application: Mine })
const each = { max: 200, minutes: 60, per: 'address' } as const

export const readApplicationForCandidate = endpoint({
  method: 'GET',
  path: '/api/my-applications/:key',
  summary: 'One application of one’s own: where it stands, what was sent, what was written',
  input: z.object({ key }),
  output: One,
  limit: { max: 2_000, minutes: 60, per: 'address' },
})

export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/api/my-applications/:key/withdraw',
  summary: 'Withdraw an application of one’s own',
  input: z.object({ key, reason: optionalText('Reason', 500) }),
  output: One,
  limit: each,
})

export const writeToEmployer = endpoint({
  method: 'POST',
  path: '/api/my-applications/:key/messages',
  summary: 'Write to the employer about an application of one’s own',
  input: z.object({ key, body: requiredText('Message', 4_000, 'Write a message') }),
  output: One,
  limit: each,
})

export const askApplicationStatus = endpoint({
  method: 'POST',
  path: '/api/my-applications/:key/ask',
  summary: 'Ask once where an application stands, after the day that was promised',
  input: z.object({ key }),
  output: One,
  limit: each,
})

export const replaceMyCv = endpoint({
  method: 'POST',
  path: '/api/my-applications/:key/cv',
  summary: 'Replace the CV of an application of one’s own, until the first interview',
  input: z.object({ key, cv: SentCv }),
  output: One,
  bodyLimit: 15 * 1024 * 1024,
  limit: { max: 30, minutes: 60, per: 'address' },
})

export const readMyCv = endpoint({
  method: 'GET',
  path: '/api/my-applications/:key/cv',
  summary: 'The CV as it was sent',
  input: z.object({ key }),
  output: z.string(),
  limit: each,
})

export const claimApplication = endpoint({
  method: 'POST',
  path: '/api/my-applications/:key/claim',
  summary: 'Put an application that was sent without an account into the account of who is signed in',
  input: z.object({ key }),
  output: One,
  limit: each,
})
