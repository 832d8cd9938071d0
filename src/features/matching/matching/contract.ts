import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { BANDS } from './engine.rules.ts'
import { REASONS, VERDICTS } from './verdict.rules.ts'

const application = uuid('Application')
const link = optionalText('Link', 200)

const Span = z.object({ page: z.int(), start: z.int(), end: z.int() }).nullable()
const Quote = z.object({ text: z.string(), at: Span }).nullable()

const Line = z.object({
  id: z.string(),
  kind: z.enum(['must', 'nice', 'language', 'authorisation']),
  text: z.string(),
  needs: z.string().nullable(),
  verdict: z.enum(VERDICTS),
  reason: z.enum(REASONS),
  quote: Quote,
  found: z.array(z.string()),
  missing: z.array(z.string()),
  years: z.int().nullable(),
  months: z.int().nullable(),
  nearest: Quote,
})
export type MatchLine = z.output<typeof Line>

const Objection = z.object({
  id: z.string(),
  line: z.string().nullable(),
  by: z.enum(['user', 'candidate']),
  who: z.string().nullable(),
  reason: z.string(),
  at: z.string(),
})
export type Objection = z.output<typeof Objection>

/** How it stands: compared; a person alone looks; the advert says that no program is used; still to come; nothing to compare; the CV cannot be read. */
export const STATES = ['compared', 'human_only', 'not_used', 'waiting', 'nothing', 'unreadable'] as const

const Match = z.object({
  id: z.string(),
  at: z.string(),
  engine: z.string(),
  /** The model that had a part in the order; null: words alone. */
  model: z.string().nullable(),
  jobRevision: z.int(),
  met: z.int(),
  of: z.int(),
  band: z.enum(BANDS),
  orders: z.int(),
  lines: z.array(Line),
})
export type Match = z.output<typeof Match>

const Explained = z.object({
  state: z.enum(STATES),
  job: z.string(),
  match: Match.nullable(),
  objections: z.array(Objection),
})
export type Explained = z.output<typeof Explained>

export const readMatch = endpoint({
  method: 'GET',
  path: '/api/company/applications/:application/match',
  summary: 'What an application has of what its job asks: each requirement with its verdict, reason and quote (logged)',
  input: z.object({ application }),
  output: Explained.extend({ runs: z.array(z.object({ at: z.string(), engine: z.string(), cause: z.string() })) }),
})

export const rerunMatch = endpoint({
  method: 'POST',
  path: '/api/company/applications/:application/match',
  summary: 'Have an application compared with what its job asks; never one whose person asked for people alone',
  input: z.object({ application }),
  output: z.object({ queued: z.literal(true) }),
  limit: { max: 600, minutes: 60, per: 'company' },
})

export const compareJob = endpoint({
  method: 'POST',
  path: '/api/company/jobs/:job/matches',
  summary: 'Have every application to a job that is going on compared with what it asks now',
  input: z.object({ job: uuid('Job') }),
  output: z.object({ queued: z.int() }),
  limit: { max: 60, minutes: 60, per: 'company' },
})

const disagreement = {
  line: optionalText('Requirement', 60),
  reason: requiredText('Reason', 2_000, 'Say what is wrong with it'),
}

export const objectTo = endpoint({
  method: 'POST',
  path: '/api/company/applications/:application/match/objections',
  summary: 'Disagree with a verdict, or with all of a comparison; the person who applied reads it',
  input: z.object({ application, ...disagreement }),
  output: z.object({ objections: z.array(Objection) }),
  status: 201,
  limit: { max: 300, minutes: 60, per: 'company' },
})

const limit = { max: 600, minutes: 60, per: 'address' } as const

const Told = Explained.extend({
  /** Everything the comparison was given. */
  given: z
    .object({
      titles: z.array(z.string()),
      tasks: z.array(z.string()),
      skills: z.array(z.string()),
      certificates: z.array(z.string()),
      education: z.array(z.string()),
      languages: z.array(z.string()),
      months: z.int().nullable(),
    })
    .nullable(),
  humanOnly: z.boolean(),
  mayAsk: z.boolean(),
})
export type TheirExplained = z.output<typeof Told>

export const theirMatch = endpoint({
  method: 'GET',
  path: '/api/applications/:application/match',
  summary: 'The same explanation for the person who applied, with everything the comparison was given of them',
  input: z.object({ application, link }),
  output: Told,
  limit,
})

export const objectAsCandidate = endpoint({
  method: 'POST',
  path: '/api/applications/:application/match/objections',
  summary: 'The person who applied says what is wrong with the comparison; the employer reads it',
  input: z.object({ application, link, ...disagreement }),
  output: Told,
  status: 201,
  limit: { max: 60, minutes: 60, per: 'address' },
})

export const askForPeople = endpoint({
  method: 'POST',
  path: '/api/applications/:application/match/human-review',
  summary: 'The person who applied asks for people alone: the comparison is taken away and none is made again',
  input: z.object({ application, link }),
  output: Told,
  limit: { max: 60, minutes: 60, per: 'address' },
})
