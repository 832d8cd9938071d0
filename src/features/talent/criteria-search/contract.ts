import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { WORK_MODES } from '../../adverts/content/kinds.rules.ts'
import { LONGEST_CRITERION, MOST_CRITERIA, WANTS } from '../../matching/matching/criterion-input.rules.ts'
import { REASONS, VERDICTS } from '../../matching/matching/verdict.rules.ts'
import { NOTICES } from '../../matching/profile/wish.rules.ts'
import { searchTalent } from '../find/contract.ts'
import { NO_FILTERS } from './filters.rules.ts'
import { PLACES } from './verdict.rules.ts'

const base = '/api/company/talent-search'
export const SOURCES = ['job', 'advert', 'sentence', 'criteria'] as const

const optionalId = (label: string) =>
  z
    .union([z.literal(''), uuid(label)], { error: `${label} is not an identifier` })
    .nullish()
    .transform((v) => v || null)

const Wanted = z.object(
  {
    id: z
      .string({ error: 'A criterion has an identifier' })
      .regex(/^[a-z0-9-]{1,20}$/, { error: 'The identifier of a criterion must be small letters, digits and dashes' }),
    want: z.enum(WANTS, { error: `A criterion must be one of ${WANTS.join(', ')}` }),
    text: requiredText('Criterion', LONGEST_CRITERION, 'A criterion must say something'),
    weight: z.union([z.literal(1), z.literal(2), z.literal(3)], { error: 'Weight must be 1, 2 or 3' }),
    reason: optionalText('Reason', 200),
  },
  { error: 'A criterion must be an object' },
)
const criteria = z
  .array(Wanted, { error: 'Criteria must be a list' })
  .min(1, { error: 'Name at least one criterion' })
  .max(MOST_CRITERIA, { error: `At most ${MOST_CRITERIA} criteria` })
  .refine((all) => new Set(all.map((c) => c.id)).size === all.length, { error: 'Two criteria have one identifier' })

const Shown = z.object({
  id: z.string(),
  want: z.enum(WANTS),
  text: z.string(),
  weight: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  reason: z.string().nullable(),
})

const Filters = z.object(
  {
    country: z
      .string({ error: 'Country must be text' })
      .regex(/^[A-Z]{2}$/, { error: 'Country must be a code of two letters' })
      .nullable(),
    place: z
      .string({ error: 'Place must be text' })
      .trim()
      .max(120, { error: 'Place must be at most 120 characters' })
      .nullable()
      .transform((p) => p || null),
    mode: z.enum(WORK_MODES, { error: `Mode must be one of ${WORK_MODES.join(', ')}` }).nullable(),
    notice: z.enum(NOTICES, { error: `Start must be one of ${NOTICES.join(', ')}` }).nullable(),
    pay: z
      .object(
        {
          most: z
            .int({ error: 'Pay must be a whole number of minor units' })
            .min(1, { error: 'Pay must be more than 0' }),
          currency: z
            .string({ error: 'Currency must be a code of three letters' })
            .regex(/^[A-Z]{3}$/, { error: 'Currency must be a code of three letters' }),
        },
        { error: 'Pay must be an object' },
      )
      .nullable(),
  },
  { error: 'Filters must be an object' },
)
const filters = Filters.nullish().transform((f) => f ?? NO_FILTERS)

const Line = z.object({
  id: z.string(),
  verdict: z.enum(VERDICTS),
  reason: z.enum(REASONS),
  quote: z.string().nullable(),
  from: z.object({ kind: z.enum(PLACES), where: z.string().nullable() }).nullable(),
  found: z.array(z.string()),
  missing: z.array(z.string()),
  years: z.int().nullable(),
  months: z.int().nullable(),
  /** Months of the posts after the one it stands in; 0: the latest. Null: it stands in none. */
  after: z.int().nullable().optional(),
})
export type TalentLine = z.output<typeof Line>

export const draftCriteria = endpoint({
  method: 'POST',
  path: `${base}/draft`,
  summary: 'Criteria to confirm, taken from a job, a pasted advert or a sentence; nothing is searched yet',
  input: z.object({
    job: optionalId('Job'),
    advert: optionalText('Advert', 20_000),
    sentence: optionalText('Sentence', 500),
  }),
  output: z.object({
    source: z.enum(SOURCES),
    title: z.string(),
    criteria: z.array(Shown),
    /** Where, how, how soon and for what pay, as the sentence says it: it narrows the search. */
    filters: Filters,
    /** What the sentence says beside and nothing is done with. */
    left: z.array(z.string()),
  }),
  limit: { max: 300, minutes: 60, per: 'session' },
})

export const searchByCriteria = endpoint({
  method: 'POST',
  path: `${base}/runs`,
  summary:
    'Compare people who agreed to be found, and one’s own applicants, with confirmed criteria; it is kept, moves nothing and writes to nobody',
  input: z.object({
    source: z.enum(SOURCES, { error: `Source must be one of ${SOURCES.join(', ')}` }),
    job: optionalId('Job'),
    title: requiredText('Title', 160),
    criteria,
    filters,
  }),
  output: z.object({ id: z.string() }),
  status: 201,
  limit: { max: 120, minutes: 60, per: 'session' },
})

const run = uuid('Search')
const Card = searchTalent.output.shape.people.element
const Person = z.object({
  place: z.int(),
  /** Somebody who agreed to be found; or null, and an applicant of one's own. */
  card: Card.nullable(),
  own: z
    .object({ applicationId: z.string(), name: z.string().nullable(), number: z.int(), job: z.string() })
    .nullable(),
  nearness: z.int().nullable(),
  lines: z.array(Line),
})
export type TalentResult = z.output<typeof Person>

const Answer = z.object({ agreed: z.boolean(), words: z.string().nullable(), at: z.string() }).nullable()
const Objection = z.object({
  id: z.string(),
  place: z.int(),
  line: z.string(),
  reason: z.string(),
  /** Said by whom the verdict is about, who is owed an answer; otherwise by one of the team. */
  byPerson: z.boolean(),
  who: z.string().nullable(),
  at: z.string(),
  answer: Answer,
})

export const readRun = endpoint({
  method: 'GET',
  path: `${base}/runs/:run`,
  summary: 'A search as it came out: criteria, coverage, and each person with the verdict on each criterion (logged)',
  input: z.object({ run }),
  output: z.object({
    id: z.string(),
    at: z.string(),
    title: z.string(),
    source: z.enum(SOURCES),
    job: z.string().nullable(),
    engine: z.string(),
    model: z.string().nullable(),
    criteria: z.array(Shown),
    filters: Filters,
    coverage: z.object({
      /** Cards this company may find; those that say nothing; those that share a word with what is asked; those compared. */
      cards: z.int(),
      empty: z.int(),
      matching: z.int(),
      compared: z.int(),
      /** Applicants of one's own that may be kept: compared, with nothing to read, and who asked for people alone. */
      own: z.int(),
      ownEmpty: z.int(),
      ownHuman: z.int(),
    }),
    people: z.array(Person),
    /** Who was in it and can no longer be found. */
    gone: z.int(),
    stale: z.object({ job: z.boolean(), profiles: z.int() }),
    objections: z.array(Objection),
  }),
})
export type TalentRun = z.output<typeof readRun.output>

export const listRuns = endpoint({
  method: 'GET',
  path: `${base}/runs`,
  summary: 'The latest searches of the company by criteria, those first in which somebody waits for an answer',
  input: z.object({}),
  output: z.object({
    runs: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        title: z.string(),
        by: z.string().nullable(),
        people: z.int(),
        /** Objections of people it found that nobody has answered. */
        waiting: z.int(),
      }),
    ),
  }),
})

export const WHY = ['in', 'own', 'hidden', 'changed', 'no_word', 'beyond'] as const
export const whyNot = endpoint({
  method: 'GET',
  path: `${base}/runs/:run/people/:person`,
  summary: 'Why somebody who can be found is in a search or not, with the verdicts of their card as it is now',
  input: z.object({ run, person: uuid('Person') }),
  output: z.object({ why: z.enum(WHY), lines: z.array(Line) }),
  limit: { max: 600, minutes: 60, per: 'session' },
})

export const objectToLine = endpoint({
  method: 'POST',
  path: `${base}/runs/:run/objections`,
  summary: 'Say that a verdict is wrong, and why; it is kept with the search',
  input: z.object({
    run,
    place: z.int({ error: 'Place must be a whole number' }).min(1, { error: 'Place must be at least 1' }).max(100_000, {
      error: 'Place must be at most 100000',
    }),
    line: requiredText('Criterion', 20),
    reason: requiredText('Reason', 1_000, 'Say what is wrong with it'),
  }),
  output: z.object({ objections: z.array(Objection) }),
  status: 201,
  limit: { max: 300, minutes: 60, per: 'company' },
})

export const answerObjection = endpoint({
  method: 'POST',
  path: `${base}/runs/:run/objections/:objection/answer`,
  summary: 'Answer somebody who says that a verdict on them is wrong; once, and they read it',
  input: z.object({
    run,
    objection: uuid('Objection'),
    agreed: z.boolean({ error: 'Agreed must be yes or no' }),
    words: optionalText('Answer', 1_000),
  }),
  output: z.object({ objections: z.array(Objection) }),
  status: 201,
  limit: { max: 300, minutes: 60, per: 'company' },
})

export const exportRun = endpoint({
  method: 'GET',
  path: `${base}/runs/:run/export`,
  summary: 'The explanation of a search as CSV: a line for each person and criterion',
  input: z.object({ run }),
  output: z.string(),
  limit: { max: 60, minutes: 60, per: 'session' },
})

const every = z.union([z.literal(0), z.literal(1), z.literal(7)], { error: 'How often must be 0, 1 or 7 days' })
const Kept = z.object({
  searches: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      criteria: z.array(Shown),
      filters: Filters,
      every: z.int(),
      createdAt: z.string(),
    }),
  ),
})
export type SavedCriteriaSearch = z.output<typeof Kept>['searches'][number]
const id = uuid('Search')
export const listCriteriaSearches = endpoint({
  method: 'GET',
  path: `${base}/searches`,
  summary: 'Criteria one keeps',
  input: z.object({}),
  output: Kept,
})
export const saveCriteriaSearch = endpoint({
  method: 'POST',
  path: `${base}/searches`,
  summary: 'Keep criteria, and be written to when somebody new meets some of them',
  input: z.object({
    name: requiredText('Name', 80),
    criteria,
    filters,
    job: optionalId('Job'),
    every: every.default(1),
  }),
  output: Kept,
  status: 201,
  limit: { max: 60, minutes: 60, per: 'session' },
})
export const changeCriteriaSearch = endpoint({
  method: 'PUT',
  path: `${base}/searches/:id`,
  summary: 'Say how often kept criteria write',
  input: z.object({ id, every }),
  output: Kept,
})
export const removeCriteriaSearch = endpoint({
  method: 'DELETE',
  path: `${base}/searches/:id`,
  summary: 'Give up kept criteria',
  input: z.object({ id }),
  output: Kept,
})

const FoundIn = z.object({
  searches: z.array(
    z.object({
      id: z.string(),
      company: z.string(),
      at: z.string(),
      engine: z.string(),
      model: z.string().nullable(),
      criteria: z.array(Shown),
      lines: z.array(Line),
      /** What one said against a verdict, with the company’s answer. */
      objections: z.array(z.object({ line: z.string(), reason: z.string(), at: z.string(), answer: Answer })),
    }),
  ),
})
export const searchesIWasIn = endpoint({
  method: 'GET',
  path: '/api/seeker/found/searches',
  summary:
    'The searches by criteria that one was found in: by which company, with which criteria, and one’s own verdicts',
  input: z.object({}),
  output: FoundIn,
})
export const contestLine = endpoint({
  method: 'POST',
  path: '/api/seeker/found/searches/:run/objections',
  summary: 'Say that a verdict on oneself is wrong; a person of the company answers',
  input: z.object({
    run,
    line: requiredText('Criterion', 20),
    reason: requiredText('Reason', 1_000, 'Say what is wrong with it'),
  }),
  output: FoundIn,
  status: 201,
  limit: { max: 60, minutes: 60, per: 'session' },
})
export type FoundInSearch = z.output<typeof searchesIWasIn.output>['searches'][number]
