import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalDay, optionalText, uuid } from '../../../shared/fields.ts'
import { BEGUN } from '../../company/verification/rules.ts'
import { BY } from '../costs/rules.ts'
import { JobName } from '../jobs/label.contract.ts'
import { AGES } from '../jobs/positions.rules.ts'
import { STAGE_KINDS } from '../jobs/stages.rules.ts'
import { PERIODS } from './rules.ts'

const FILTER = {
  /** Days on which people applied, where the company is: a period that ends today there, or from and to. The last 365 days unless said. */
  period: z
    .union([z.literal(''), z.enum(PERIODS)], { error: `Period must be one of ${PERIODS.join(', ')}` })
    .optional()
    .transform((v) => v || null),
  from: optionalDay('From'),
  to: optionalDay('To'),
  department: optionalText('Department', 100),
  country: optionalText('Country', 2),
  job: z
    .union([z.literal(''), uuid('Job')], { error: 'Job is not an identifier' })
    .optional()
    .transform((v) => v || null),
}

/** `rate` null: too few to tell. */
const Rate = z.object({ n: z.int(), of: z.int(), rate: z.number().nullable() })
const Median = z.object({ days: z.number().nullable(), n: z.int() })
const Way = z.object({
  of: z.string(),
  applied: z.int(),
  interview: z.int(),
  offer: z.int(),
  hired: z.int(),
  rate: Rate,
})

/** What was spent in a currency, held against the people hired where that is the money. Amounts are plain decimals. */
const CostFigure = z.object({
  of: z.string().nullable(),
  currency: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  amount: z.string(),
  entries: z.int(),
  hires: z.int(),
  each: z.string().nullable(),
  countries: z.array(z.string()),
})
export type CostFigure = z.output<typeof CostFigure>

const Overview = z.object({
  /** The moment it was asked, and the stretch of time it tells of. */
  at: z.string(),
  from: z.string(),
  to: z.string(),
  since: z.string(),
  until: z.string(),
  applications: z.int(),
  people: z.int(),
  funnel: z.array(z.object({ kind: z.enum(STAGE_KINDS), people: z.int() })),
  months: z.array(Way.extend({ since: z.string(), until: z.string() })),
  sources: z.array(Way),
  stages: z.array(z.object({ kind: z.enum(STAGE_KINDS), days: z.number(), n: z.int() })),
  hire: Median,
  fill: Median,
  offers: z.object({ accepted: z.int(), declined: z.int(), expired: z.int(), open: z.int(), rate: Rate }),
  answers: Rate,
  positions: z.object({
    ages: z.array(z.object({ age: z.enum(AGES), positions: z.int(), jobs: z.int() })),
    oldest: z.array(z.object({ id: z.string(), title: z.string(), days: z.int(), left: z.int() })),
  }),
  interviewers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      held: z.int(),
      coming: z.int(),
      due: z.int(),
      /** Works elsewhere in the company, and sees their own interviews alone. */
      employee: z.boolean(),
    }),
  ),
  costs: z.object({ total: z.array(CostFigure), by: z.record(z.enum(BY), z.array(CostFigure)) }),
  plan: z.object({ year: z.int(), target: z.int(), total: z.int(), departments: z.int() }),
  waits: z.object({
    requisitions: z.int(),
    approvals: z.int(),
    feedback: z.int(),
    offers: z.int(),
    promises: z.int(),
    /** People who were interviewed, to whom an outcome is owed by law within a week, or was. */
    outcomes: z.int(),
  }),
  /** What a company that begins has done already. */
  begun: z.object({
    verification: z.enum(BEGUN),
    job: z.boolean(),
    published: z.boolean(),
    team: z.boolean(),
    applied: z.boolean(),
  }),
  choices: z.object({
    departments: z.array(z.string()),
    countries: z.array(z.string()),
    jobs: z.array(JobName),
  }),
})
export type Overview = z.output<typeof Overview>

export const readRecruitment = endpoint({
  method: 'GET',
  path: '/api/company/recruitment',
  summary: 'Hiring as a whole: funnel, sources, times, offers, answers, open positions, plan and what waits',
  input: z.object(FILTER),
  output: Overview,
})

export const exportRecruitment = endpoint({
  method: 'GET',
  path: '/api/company/recruitment/export',
  summary: 'The same figures as CSV, each with what it means',
  input: z.object(FILTER),
  output: z.string(),
  limit: { max: 200, minutes: 60, per: 'company' },
})

export const listInterviewsOfFigure = endpoint({
  method: 'GET',
  path: '/api/company/recruitment/interviews',
  summary:
    'The interviews behind a figure of interviewer load: held in the period, arranged, or without a handed-in scorecard',
  input: z.object({
    ...FILTER,
    interviewer: uuid('Interviewer'),
    what: z.enum(['held', 'coming', 'due'], { error: 'What must be one of held, coming, due' }),
  }),
  output: z.object({
    interviews: z.array(
      z.object({
        id: z.string(),
        application: z.string(),
        number: z.int(),
        job: z.string(),
        round: z.int(),
        startsAt: z.string().nullable(),
        zone: z.string(),
      }),
    ),
  }),
})
