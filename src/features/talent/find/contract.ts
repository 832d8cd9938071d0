import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { cursor, pageSize } from '../../../shared/list.ts'
import { PAY_PERIODS, WORK_MODES } from '../../adverts/content/kinds.rules.ts'
import { BadgeView } from '../../career/skill-tests/shown.contract.ts'
import { NOTICES, parsePayFilter } from '../../matching/profile/wish.rules.ts'
import { ACTIVE_BANDS, ACTIVE_FILTERS, PAGE_SIZE, SAVED_FILTERS, SORTS, YEAR_BANDS } from './search.rules.ts'

export const optionalChoice = <const V extends readonly [string, ...string[]]>(label: string, values: V) =>
  z
    .union([z.literal(''), z.enum(values)], { error: `${label} must be one of ${values.join(', ')}` })
    .optional()
    .transform((v) => v || null)
const optionalId = (label: string) =>
  z
    .union([z.literal(''), uuid(label)], { error: `${label} is not an identifier` })
    .optional()
    .transform((v) => v || null)
const whole = (label: string, min: number, max: number) =>
  z.coerce
    .number({ error: `${label} must be a whole number` })
    .int({ error: `${label} must be a whole number` })
    .min(min, { error: `${label} must be at least ${min}` })
    .max(max, { error: `${label} must be at most ${max}` })

const NARROW = {
  /** Words, "phrases", AND OR NOT, brackets, skill: title: place: */
  q: optionalText('Search', 300),
  country: optionalText('Country', 2),
  place: z
    .union([z.literal('').transform(() => null), z.null(), whole('Place', 1, 1_000_000)], {
      error: 'Place must be one of the list',
    })
    .optional()
    .transform((v) => v ?? null),
  years: optionalChoice('Years', YEAR_BANDS),
  mode: optionalChoice('Way of working', WORK_MODES),
  active: optionalChoice('Last active', ACTIVE_FILTERS),
  skill: optionalText('Skill', 80),
  /** Pay wishes that meet a range, as SGD.MONTH.300000.450000 in minor units; with .any at its end also of whoever tells none. */
  pay: optionalText('Pay', 60).transform((given, check) => {
    if (given === null) return null
    const input = parsePayFilter(given)
    if (input) return input
    check.addIssue({
      code: 'custom',
      message: 'Pay must be a currency, a period and two amounts, such as SGD.MONTH.300000.450000',
    })
    return z.NEVER
  }),
  /** Can begin within it. */
  notice: optionalChoice('Notice', NOTICES),
}

const Shown = z.object({
  titles: z.array(z.string()),
  summary: z.string(),
  work: z.array(
    z.object({
      title: z.string(),
      employer: z.string().nullable(),
      months: z.int().nullable(),
      present: z.boolean(),
      lines: z.array(z.string()),
    }),
  ),
  education: z.array(z.object({ qualification: z.string(), institution: z.string().nullable() })),
  skills: z.array(
    z.object({
      label: z.string(),
      years: z.int().nullable(),
      evidence: z.string().nullable(),
      where: z.string().nullable(),
    }),
  ),
  certificates: z.array(z.string()),
})

export const StatedPay = z
  .object({
    from: z.int(),
    to: z.int().nullable(),
    currency: z.string(),
    period: z.enum(PAY_PERIODS),
  })
  .nullable()

const Card = z.object({
  id: z.string(),
  /** Of whoever shows it, once one has opened the profile or wants names shown. */
  name: z.string().nullable(),
  anonymous: z.boolean(),
  headline: z.string(),
  /** The last two posts. */
  posts: z.array(z.object({ title: z.string(), months: z.int().nullable(), present: z.boolean() })),
  titles: z.array(z.string()),
  skills: z.array(z.object({ label: z.string(), years: z.int().nullable(), evidence: z.string().nullable() })),
  moreSkills: z.int(),
  years: z.int().nullable(),
  place: z.object({ name: z.string(), region: z.string(), country: z.string() }).nullable(),
  modes: z.array(z.enum(WORK_MODES)),
  /** What they ask, in minor units, where they agreed to show it. */
  pay: StatedPay,
  /** How soon they can begin: a length, or a day. */
  notice: z.string().nullable(),
  active: z.enum(ACTIVE_BANDS),
  opened: z.boolean(),
  mark: z.enum(['shortlisted', 'hidden']).nullable(),
  /** Names of the pools they are in. */
  pools: z.array(z.string()),
  invited: z.boolean(),
  /** What they say of their right to work, where the chosen job asks it and says why. */
  mayWork: z.string().nullable(),
  languages: z.array(z.string()).nullable(),
  /** Skill tests they took here and show. Nothing is found or ordered by them. */
  badges: z.array(BadgeView),
})
export type TalentCard = z.output<typeof Card>

/** An applicant of one's own, within the time they may be kept. */
const Own = z.object({
  candidateId: z.string(),
  applicationId: z.string(),
  name: z.string().nullable(),
  number: z.int(),
  job: z.string(),
  appliedAt: z.string(),
  outcome: z.string(),
  keepUntil: z.string().nullable(),
  tags: z.array(z.string()),
  pools: z.array(z.string()),
})

const { q, country, place } = NARROW
export const exportOwnApplicants = endpoint({
  method: 'POST',
  path: '/api/company/talent/own/export',
  summary: 'One’s own applicants of a search as CSV, with the reason for it in the log; never anybody else',
  input: z.object({
    q,
    country,
    place,
    names: optionalChoice('Names', ['shown', 'hidden']),
    reason: requiredText('Reason', 300, 'Say what the file is for'),
  }),
  output: z.string(),
  limit: { max: 60, minutes: 60, per: 'company' },
})

const Count = z.object({ value: z.string(), name: z.string(), count: z.int() })

export const searchTalent = endpoint({
  method: 'GET',
  path: '/api/company/talent',
  summary: 'People who agreed to be found, one’s own applicants first; names are hidden until a profile is opened',
  input: z.object({
    ...NARROW,
    /** A job whose needs decide what is told of right to work and languages. */
    job: optionalId('Job'),
    mayWork: optionalChoice('May work', ['yes']),
    only: optionalChoice('Only', ['shortlisted', 'hidden']),
    names: optionalChoice('Names', ['shown', 'hidden']),
    sort: optionalChoice('Sort', SORTS),
    cursor,
    page: whole('Page', 1, 100).default(1),
    pageSize: pageSize(PAGE_SIZE, PAGE_SIZE),
  }),
  output: z.object({
    people: z.array(Card),
    total: z.int(),
    /** The cursor of the page after this one; null: there is none. */
    next: z.string().nullable(),
    page: z.int(),
    pageSize: z.int(),
    own: z.object({ total: z.int(), people: z.array(Own) }),
    facets: z.object({
      country: z.array(Count),
      place: z.array(Count),
      years: z.array(Count),
      mode: z.array(Count),
      active: z.array(Count),
      skill: z.array(Count),
      /** Of the range the chosen job pays: whose wish meets it, and with whoever tells none. */
      pay: z.array(Count),
      notice: z.array(Count),
    }),
    /** Terms that were not looked for, because nobody is chosen by them. */
    barred: z.array(z.string()),
    /** Nothing found: what kept most away, and how many there are without it. */
    instead: z.array(
      z.object({ what: z.enum(['term', ...SAVED_FILTERS]), value: z.string(), count: z.int(), without: z.string() }),
    ),
    meant: z.string().nullable(),
    /** What the chosen job asks with its reason. */
    asks: z.object({ mayWork: z.boolean(), languages: z.array(z.string()) }),
  }),
  limit: { max: 3_000, minutes: 60, per: 'session' },
})
export type FoundTalent = z.output<typeof searchTalent.output>

export const promotedTalent = endpoint({
  method: 'GET',
  path: '/api/company/talent/promoted',
  summary:
    'Who stands in the labelled place beside a search: somebody it finds, who asked for it; null for most searches',
  input: searchTalent.input.omit({ cursor: true, page: true, pageSize: true, sort: true }),
  output: z.object({ person: Card.nullable() }),
  limit: { max: 3_000, minutes: 60, per: 'session' },
})
export const notePromoted = endpoint({
  method: 'POST',
  path: '/api/company/talent/:id/promoted',
  summary: 'Somebody in the labelled place was seen: counted for them by company and day',
  input: z.object({ id: uuid('Person') }),
  output: z.object({ noted: z.boolean() }),
  whileReadOnly: true,
  limit: { max: 3_000, minutes: 60, per: 'session' },
})

export const nearTalent = endpoint({
  method: 'GET',
  path: '/api/company/talent/near',
  summary:
    'Where the words of a search find nobody: people whose work means something near, within every other filter; nobody without the model',
  input: searchTalent.input.omit({ cursor: true, pageSize: true }),
  output: z.object({ people: z.array(Card) }),
  limit: { max: 600, minutes: 60, per: 'session' },
})

const id = uuid('Person')

export const openTalent = endpoint({
  method: 'POST',
  path: '/api/company/talent/:id/open',
  summary: 'Open the profile of somebody who agreed to be found; it is logged, and counted for them',
  input: z.object({ id, job: optionalId('Job') }),
  output: z.object({ person: Card.extend({ profile: Shown }) }),
  limit: { max: 300, minutes: 60, per: 'session' },
})

export const markTalent = endpoint({
  method: 'PUT',
  path: '/api/company/talent/:id/mark',
  summary: 'Put somebody on one’s shortlist, hide them from one’s searches, or neither',
  input: z.object({
    id,
    kind: z.enum(['shortlisted', 'hidden', 'none'], { error: 'Kind must be one of shortlisted, hidden, none' }),
  }),
  output: z.object({ kind: z.enum(['shortlisted', 'hidden', 'none']) }),
  limit: { max: 2_000, minutes: 60, per: 'session' },
})

const every = z.union([z.literal(0), z.literal(1), z.literal(7)], { error: 'How often must be 0, 1 or 7 days' })
const Search = z.object({
  id: z.string(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
  every: z.int(),
  /** People who came since one last looked. */
  fresh: z.int(),
})
const Searches = z.object({ searches: z.array(Search) })
export type TalentSearch = z.output<typeof Search>
const searchId = uuid('Search')

const query = z
  .object(
    Object.fromEntries(
      SAVED_FILTERS.map((name) => [
        name,
        z
          .string({ error: 'A filter must be text' })
          .max(300, { error: 'A filter must be at most 300 characters' })
          .optional(),
      ]),
    ) as Record<(typeof SAVED_FILTERS)[number], z.ZodOptional<z.ZodString>>,
    { error: 'The search must be an object' },
  )
  .superRefine((given, check) => {
    const judged = z.object(NARROW).safeParse(given)
    for (const issue of judged.error?.issues ?? []) check.addIssue({ code: 'custom', message: issue.message })
  })

export const listTalentSearches = endpoint({
  method: 'GET',
  path: '/api/company/talent/searches',
  summary: 'One’s kept searches for people, with how many are new in each',
  input: z.object({}),
  output: Searches,
})
export const saveTalentSearch = endpoint({
  method: 'POST',
  path: '/api/company/talent/searches',
  summary: 'Keep a search for people, and be written to when somebody new is found by it',
  input: z.object({ name: requiredText('Name', 80), query, every: every.default(1) }),
  output: Searches,
  status: 201,
  limit: { max: 60, minutes: 60, per: 'session' },
})
export const changeTalentSearch = endpoint({
  method: 'PUT',
  path: '/api/company/talent/searches/:id',
  summary: 'Say how often a kept search writes, or note that one looked',
  input: z.object({
    id: searchId,
    every: every.optional(),
    seen: z.boolean({ error: 'Seen must be yes or no' }).default(false),
  }),
  output: Searches,
})
export const removeTalentSearch = endpoint({
  method: 'DELETE',
  path: '/api/company/talent/searches/:id',
  summary: 'Give up a kept search for people',
  input: z.object({ id: searchId }),
  output: Searches,
})
