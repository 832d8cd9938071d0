import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'
import { PAY_PERIODS } from '../../adverts/content/kinds.rules.ts'
import { Card, searchJobs } from '../../job-board/jobs/contract.ts'
import { CHIP_KINDS, LONGEST_SENTENCE, MOST_CHIPS } from './chips.rules.ts'
import { VERDICTS } from './reasons.rules.ts'

const number = (label: string, min: number, max: number) =>
  z
    .number({ error: `${label} must be a number` })
    .min(min, { error: `${label} must be at least ${min}` })
    .max(max, { error: `${label} must be at most ${max}` })
const whole = (label: string, min: number, max: number) =>
  number(label, min, max).refine((n) => Number.isInteger(n), { error: `${label} must be a whole number` })
const text = (label: string, max: number) =>
  z.string({ error: `${label} must be text` }).max(max, { error: `${label} must be at most ${max} characters` })

const Place = z.object(
  {
    id: whole('Place', 1, 2_147_483_647),
    name: text('Name of the place', 200),
    country: text('Country of the place', 2),
    lat: number('Latitude', -90, 90),
    lng: number('Longitude', -180, 180),
    radiusKm: number('Radius', 0, 500),
    region: text('Region', 200),
    within: text('Region of the place', 200).default(''),
  },
  { error: 'A place must be an object' },
)
const Pay = z.object(
  {
    minor: whole('Pay', 1, 1_000_000_000_000),
    currency: text('Currency', 3),
    decimals: whole('Decimals', 0, 4),
    period: z.enum(PAY_PERIODS, { error: `Period must be one of ${PAY_PERIODS.join(', ')}` }),
    about: z.boolean({ error: 'About must be yes or no' }),
    most: z.boolean({ error: 'At most must be yes or no' }).default(false),
    assumed: z.boolean({ error: 'Assumed must be yes or no' }),
  },
  { error: 'Pay must be an object' },
)

const Chip = z
  .object(
    {
      id: requiredText('Chip', 10),
      kind: z.enum(CHIP_KINDS, { error: `Kind must be one of ${CHIP_KINDS.join(', ')}` }),
      must: z.boolean({ error: 'Must be there, yes or no' }),
      text: text('Words of the chip', LONGEST_SENTENCE),
      value: text('Value of the chip', LONGEST_SENTENCE),
      n: whole('Number of the chip', 0, 365).nullable(),
      place: Place.nullable(),
      pay: Pay.nullable(),
      occupations: z
        .array(whole('Occupation', 1, 2_147_483_647), { error: 'Occupations must be a list' })
        .max(20, { error: 'At most 20 occupations' }),
    },
    { error: 'A chip must be an object' },
  )
  .refine((c) => c.kind !== 'place' || c.place !== null, { error: 'A place chip needs its place', path: ['place'] })
  .refine((c) => c.kind !== 'pay' || c.pay !== null, { error: 'A pay chip needs its pay', path: ['pay'] })

const Segment = z.object({ text: z.string(), as: z.string() })
const Reason = z.object({ chip: z.string(), verdict: z.enum(VERDICTS), quote: z.string().nullable() })

const Found = z.object({
  job: Card,
  reasons: z.array(Reason),
  /** Its place in the order by words and in that by meaning; null: not in it. */
  words: z.int().nullable(),
  meaning: z.int().nullable(),
  /** Like what this person wants less of. */
  less: z.boolean(),
})
export type SmartJob = z.output<typeof Found>

/** Asked for by a POST, because what somebody writes does not belong in the addresses that servers keep. */
export const smartSearch = endpoint({
  method: 'POST',
  path: '/api/seeker/smart-search',
  summary: 'Reads a sentence into filters and finds jobs by words and by meaning; says what was not understood',
  input: z.object({
    said: requiredText('What you look for', LONGEST_SENTENCE),
    /** The filters as the person changed them; left out: as the sentence is read. */
    chips: z
      .array(Chip, { error: 'The filters must be a list' })
      .max(MOST_CHIPS, { error: `At most ${MOST_CHIPS} filters` })
      .nullish()
      .transform((c) => c ?? null),
    page: whole('Page', 1, 10).default(1),
  }),
  output: z.object({
    segments: z.array(Segment),
    chips: z.array(Chip),
    jobs: z.array(Found),
    total: z.int(),
    /** Only the best of many were looked at. */
    isMore: z.boolean(),
    page: z.int(),
    pageSize: z.int(),
    /** used: by words and by meaning. waiting: the model is not ready. off: there is none here. none: nothing to compare. */
    meaning: z.enum(['used', 'waiting', 'off', 'none']),
    /** Without a hit: how many there would be without one of the filters, the most first. */
    without: z.array(z.object({ chip: z.string(), count: z.int(), isAtLeast: z.boolean() })),
    /** The same in the terms of the list with filters. */
    classic: z.record(z.string(), z.string()),
  }),
  limit: { max: 120, minutes: 5, per: 'session' },
})
export type SmartFound = z.output<typeof smartSearch.output>

export const nearJobs = endpoint({
  method: 'GET',
  path: '/api/jobs/near',
  summary: 'Where the words of a search for jobs find few: others that are near in meaning, within the same filters',
  input: searchJobs.input,
  output: z.object({ jobs: z.array(Card) }),
  limit: { max: 60, minutes: 5, per: 'address' },
})

export const nearJobsForSeeker = endpoint({
  method: 'GET',
  path: '/api/seeker/jobs/near',
  summary: 'Jobs near in meaning as everybody is shown them, without what one hides',
  input: searchJobs.input,
  output: z.object({ jobs: z.array(Card) }),
  limit: { max: 60, minutes: 5, per: 'session' },
})

const Kept = z.object({ searches: z.array(z.object({ id: z.string(), said: z.string(), at: z.string() })) })

export const smartStart = endpoint({
  method: 'GET',
  path: '/api/seeker/smart-search',
  summary: 'What to begin with: six sentences of one’s country, and those of one’s last thirty days',
  input: z.object({}),
  output: Kept.extend({ examples: z.array(z.string()), less: z.array(z.string()) }),
})

export const forgetSearch = endpoint({
  method: 'DELETE',
  path: '/api/seeker/smart-searches/:id',
  summary: 'Erase one sentence',
  input: z.object({ id: uuid('Search') }),
  output: Kept,
})

export const forgetSearches = endpoint({
  method: 'DELETE',
  path: '/api/seeker/smart-searches',
  summary: 'Erase every sentence',
  input: z.object({}),
  output: Kept,
})

export const wantLess = endpoint({
  method: 'PUT',
  path: '/api/seeker/smart-less',
  summary: 'Fewer jobs like one, in one’s own view; or as many as before',
  input: z.object({
    title: requiredText('Title', 200),
    less: z.boolean({ error: 'Less must be yes or no' }),
  }),
  output: z.object({ less: z.array(z.string()) }),
  limit: { max: 300, minutes: 60, per: 'session' },
})
