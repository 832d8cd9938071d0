import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { isEmail, uuid } from '../../../shared/fields.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import { EMPLOYMENT_TYPES, SENIORITIES, WORK_MODES } from '../../adverts/content/kinds.rules.ts'
import { Question } from '../../adverts/content/questions.rules.ts'
import { MapOrNone } from '../../adverts/maps/contract.ts'
import { questionFields } from './asked.contract.ts'
import { Card, type JobCard, Opening, type Verified } from './card.contract.ts'
import { DEFAULT_RADIUS, FURTHEST, PAGE_SIZE, SORTS } from './search.rules.ts'

export { Card, type JobCard, type Verified }

/** An employer who helps with the work permit. */
export const SPONSORED = ['yes', 'case_by_case'] as const

/** Left out and empty mean all. */
const choice = <const V extends readonly [string, ...string[]]>(label: string, values: V) =>
  z
    .union([z.literal(''), z.enum(values)], { error: `${label} must be one of ${values.join(', ')}` })
    .optional()
    .transform((v) => v || null)

const words = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .max(max, { error: `${label} must be at most ${max} characters` })
    .optional()
    .transform((s) => s || null)

const number = (label: string, min: number, max: number) =>
  z
    .union([z.literal('').transform(() => null), z.coerce.number().min(min).max(max)], {
      error: `${label} must be a number from ${min} to ${max}`,
    })
    .optional()
    .transform((n) => n ?? null)

const whole = (label: string, max: number, fallback: number) =>
  z.coerce
    .number({ error: `${label} must be a whole number` })
    .int({ error: `${label} must be a whole number` })
    .min(1, { error: `${label} must be at least 1` })
    .max(max, { error: `${label} must be at most ${max}` })
    .default(fallback)

const Count = z.object({ value: z.string(), count: z.int() })

/** Around a point that names no distance. */
export const withRadius = <Q extends { lat: number | null; radiusKm: number | null }>(q: Q): Q => ({
  ...q,
  radiusKm: q.lat === null ? q.radiusKm : (q.radiusKm ?? DEFAULT_RADIUS),
})

export const searchJobs = endpoint({
  method: 'GET',
  path: '/api/jobs',
  summary: 'Published jobs: full text, filters and how many jobs each further filter would leave',
  input: z
    .object({
      search: words('Search', 200),
      country: words('Country', 40),
      location: words('Location', 80),
      department: words('Department', 80),
      employmentType: choice('Employment type', EMPLOYMENT_TYPES),
      mode: choice('Mode', WORK_MODES),
      seniority: choice('Seniority', SENIORITIES),
      field: number('Field', 0, 9).refine((n) => n === null || Number.isInteger(n), {
        error: 'Field must be a whole number from 0 to 9',
      }),
      /** A month, in the currency of each job. */
      salaryMin: number('Lowest salary', 0, 999_999_999),
      sponsorship: choice('Sponsorship', SPONSORED),
      /** most: of companies that answer more than half of who applies. */
      answers: choice('Answers', ['most']),
      /** Days. */
      postedSince: number('Posted since', 1, 365),
      lat: number('Latitude', -90, 90),
      lng: number('Longitude', -180, 180),
      radiusKm: number('Radius', 1, 500),
      sort: choice('Sort', SORTS),
      /** none: only the jobs, for who shows no filters; nothing is counted, and the total says how many there are at least. */
      facets: choice('Facets', ['none']),
      page: whole('Page', FURTHEST, 1),
      pageSize: whole('Page size', 100, PAGE_SIZE),
    })
    .refine((q) => (q.lat === null) === (q.lng === null), {
      error: 'Latitude and longitude go together',
      path: ['lng'],
    })
    .refine((q) => q.radiusKm === null || q.lat !== null || q.location !== null, {
      error: 'A radius needs a place, or latitude and longitude',
      path: ['radiusKm'],
    })
    .refine((q) => q.sort !== 'distance' || q.lat !== null || (q.location !== null && q.radiusKm !== null), {
      error: 'To sort by distance, give a place and a radius, or latitude and longitude',
      path: ['sort'],
    })
    .refine((q) => q.sort !== 'pay' || q.country !== null, {
      error: 'To sort by pay, choose a country: amounts in different currencies are not compared',
      path: ['sort'],
    })
    .refine((q) => q.page * q.pageSize <= FURTHEST, {
      error: `Only the first ${FURTHEST} jobs can be paged through; narrow the search`,
      path: ['page'],
    })
    .transform(withRadius),
  output: z.object({
    jobs: z.array(Card),
    totalCount: z.int(),
    totalIsAtLeast: z.boolean(),
    page: z.int(),
    pageSize: z.int(),
    sort: z.enum(SORTS),
    /** What the words were read as, where they name more than work or had a typing error; null: as they stand. */
    read: z
      .object({
        work: z.string(),
        corrected: z.boolean(),
        place: z.string().nullable(),
        country: z.string().nullable(),
        employmentType: z.enum(EMPLOYMENT_TYPES).nullable(),
        mode: z.enum(WORK_MODES).nullable(),
      })
      .nullable(),
    facets: z.object({
      country: z.array(Count),
      mode: z.array(Count),
      employmentType: z.array(Count),
      seniority: z.array(Count),
      field: z.array(Count),
      pay: z.array(Count),
      /** These and places only where all that is found was counted. */
      sponsorship: z.array(Count),
      answers: z.array(Count),
      place: z.array(Count.extend({ name: z.string(), region: z.string(), country: z.string() })),
    }),
    /** Without a hit: how many there would be without one of the filters, the most first; and a title that resembles what was typed. */
    instead: z
      .object({ without: z.array(Count.extend({ atLeast: z.boolean() })), title: z.string().nullable() })
      .nullable(),
    /** The place that distances are counted from; null: none, or a point without a name. */
    near: z.object({ name: z.string(), country: z.string() }).nullable(),
    /** Where a lowest pay is asked: how many fit but for not stating any, up to a thousand. */
    withoutPay: z.int().nullable(),
    /** Currency of the chosen country, for the filter by pay. */
    currency: z.object({ code: z.string(), symbol: z.string() }).nullable(),
  }),
})
export type Found = z.output<typeof searchJobs.output>

export const SUGGESTED = ['title', 'skill', 'company', 'place'] as const

export const suggestJobs = endpoint({
  method: 'GET',
  path: '/api/jobs/suggestions',
  summary: 'Titles, skills, companies and places that what is being typed may become',
  input: z.object({
    search: z
      .string({ error: 'Search must be text' })
      .trim()
      .min(2, { error: 'Search must be at least 2 characters' })
      .max(80, { error: 'Search must be at most 80 characters' }),
  }),
  output: z.object({ suggestions: z.array(z.object({ kind: z.enum(SUGGESTED), text: z.string() })) }),
  limit: { max: 600, minutes: 5, per: 'address' },
})

const Detail = Card.omit({ distance: true, excerpt: true, openings: true, since: true, same: true }).extend({
  state: z.enum(['open', 'paused']),
  description: z.string(),
  mustHave: z.array(z.string()),
  niceToHave: z.array(z.string()),
  vacancies: z.int(),
  vacancyExists: z.boolean().nullable(),
  usesAi: z.boolean().nullable(),
  aiStatement: z.string(),
  sponsorship: z.string().nullable(),
  languages: z.array(z.object({ language: z.string(), reason: z.string() })),
  agencyNumber: z.string(),
  applyEmail: z.string(),
  applyUrl: z.string(),
  responseDays: z.int().nullable(),
  /** What is asked of whoever applies here. */
  questions: z.array(Question),
  /** Months that what is sent may be kept. */
  keepMonths: z.int(),
  closesAt: z.string(),
  /** Until its last day, counted where the job is; 0: today. */
  daysLeft: z.int(),
  zone: z.string(),
  occupation: z.string().nullable(),
})
export type PublicJob = z.output<typeof Detail>

/** 410 GONE with `data.similar` once it is closed. */
export const readPublicJob = endpoint({
  method: 'GET',
  path: '/api/jobs/:id',
  summary: 'One published job, with others like it; 410 when it is closed',
  input: z.object({ id: uuid('Job') }),
  output: z.object({
    job: Detail,
    similar: z.array(Card),
    same: z.array(Opening),
    map: MapOrNone,
    ...questionFields,
  }),
})
export type PublicDetail = z.output<typeof readPublicJob.output>

export const closingDay = endpoint({
  method: 'GET',
  path: '/api/jobs/:id/last-day',
  summary: 'The last day of a published job as a calendar file',
  input: z.object({ id: uuid('Job') }),
  output: z.object({}),
  limit: { max: 300, minutes: 60, per: 'address' },
})

/** The page of a company shows so many at once. */
export const COMPANY_JOBS = 20

export const companyJobs = endpoint({
  method: 'GET',
  path: '/api/companies/:slug/jobs',
  summary: 'The published jobs of one company, the newest first, 20 to a page, by words, country and department',
  input: z.object({
    slug: z
      .string({ error: 'Company must be text' })
      .min(1, { error: 'Company is required' })
      .max(60, { error: 'Company must be at most 60 characters' }),
    search: words('Search', 100),
    country: words('Country', 2),
    department: words('Department', 80),
    page: whole('Page', 100, 1),
  }),
  output: z.object({
    jobs: z.array(Card),
    /** Of those that fit; and where and in which departments the company has open jobs at all. */
    total: z.int(),
    all: z.int(),
    countries: z.array(Count),
    departments: z.array(Count),
  }),
  limit: { max: 300, minutes: 5, per: 'address' },
})

export const REPORT_REASONS = ['asks_for_money', 'not_real', 'discriminates', 'wrong_facts', 'other'] as const

export const reportJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/report',
  summary: 'Report a job to the platform; no account is needed',
  input: z.object({
    id: uuid('Job'),
    reason: z.enum(REPORT_REASONS, { error: 'Say what is wrong with the job' }),
    words: z
      .string({ error: 'What you saw must be text' })
      .trim()
      .max(2_000, { error: 'What you saw must be at most 2000 characters' })
      .nullish()
      .transform((s) => s || null),
    email: z
      .string({ error: 'Email must be text' })
      .trim()
      .toLowerCase()
      .nullish()
      .transform((s) => s || null)
      .refine((s) => s === null || isEmail(s), { error: 'Invalid email format' }),
    /** What the page was read in: the decision is written in it. */
    language: z
      .enum(LANGUAGE_CODES, { error: `Language must be one of ${LANGUAGE_CODES.join(', ')}` })
      .nullish()
      .transform((l) => l ?? null),
  }),
  output: z.object({ reported: z.literal(true), message: z.string(), caseNumber: z.string() }),
  status: 201,
  limit: { max: 10, minutes: 60, per: 'address' },
})
