import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalDay, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { VERDICTS } from '../../matching/matching/verdict.rules.ts'
import { DIMENSIONS, STEPS } from './rules.ts'

const Chosen = z
  .object({ chosen: z.int(), rate: z.number(), ratio: z.number().nullable(), below: z.boolean() })
  .nullable()

const Report = z.object({
  people: z.int(),
  answered: z.int().nullable(),
  interview: z.int(),
  offer: z.int(),
  hired: z.int(),
  parts: z.array(
    z.object({
      dimension: z.enum(DIMENSIONS),
      groups: z.array(
        z.object({ group: z.string(), people: z.int(), interview: Chosen, offer: Chosen, hired: Chosen }),
      ),
      unknown: z.int(),
      tooFew: z.array(z.string()),
      hidden: z.array(z.enum(STEPS)),
    }),
  ),
})

const Named = z.object({
  country: z.string(),
  /** The first and the last day on which its applications came, in UTC. */
  from: z.string(),
  until: z.string(),
  frozen: z.boolean(),
  madeAt: z.string(),
})

export const readFairness = endpoint({
  method: 'GET',
  path: '/api/company/fairness',
  summary:
    'How groups of people who said something of themselves fare at each step; the newest report unless another is asked for',
  input: z.object({ country: optionalText('Country', 2), until: optionalDay('Until') }),
  output: z.object({
    reports: z.array(Named),
    report: Named.extend({ report: Report }).nullable(),
    least: z.int(),
    leastOfAll: z.int(),
    nextOn: z.string(),
  }),
})

export const downloadFairness = endpoint({
  method: 'GET',
  path: '/api/company/fairness/report',
  summary: 'A fairness report as PDF or CSV, laid out as a bias audit under New York City’s Local Law 144',
  input: z.object({
    country: requiredText('Country', 2, 'Choose a country'),
    until: day('Until'),
    format: z.enum(['pdf', 'csv'], { error: 'Format must be pdf or csv' }).default('pdf'),
  }),
  output: z.string(),
  limit: { max: 200, minutes: 60, per: 'company' },
})

const Week = z.object({ week: z.string(), met: z.int(), partly: z.int(), not_found: z.int(), unknown: z.int() })

export const readOversight = endpoint({
  method: 'GET',
  path: '/api/company/oversight',
  summary: 'Applications low in the assisted order that a person is asked to look at, and whether verdicts have moved',
  input: z.object({}),
  output: z.object({
    week: z.string().nullable(),
    sample: z.array(
      z.object({
        id: z.string(),
        number: z.int(),
        job: z.string(),
        met: z.int(),
        of: z.int(),
        lookedAt: z.string().nullable(),
        lookedBy: z.string().nullable(),
        /** Somebody has opened it meanwhile. */
        opened: z.boolean(),
      }),
    ),
    weeks: z.array(Week),
    drift: z.object({
      state: z.enum(['tooFew', 'steady', 'moved']),
      verdict: z.enum(VERDICTS).nullable(),
      last: z.number().nullable(),
      before: z.number().nullable(),
    }),
  }),
})

export const tickOversight = endpoint({
  method: 'POST',
  path: '/api/company/oversight/:application/look',
  summary: 'Say that one has looked at an application of the week’s sample oneself',
  input: z.object({ application: uuid('Application'), week: day('Week') }),
  output: z.object({ looked: z.literal(true) }),
  limit: { max: 600, minutes: 60, per: 'company' },
})
