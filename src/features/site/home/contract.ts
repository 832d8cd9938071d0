import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'

/** What the public pages show of the product: figures of our own rules, for people nobody knows. */
const Sample = z.object({
  code: z.string(),
  name: z.string(),
  flag: z.string(),
  currency: z.object({ code: z.string(), symbol: z.string(), minorUnits: z.int() }),
  locale: z.string(),
  /** The overtime dialog's calculation. Amounts are plain decimals in major units. */
  overtime: z.object({
    salary: z.string(),
    threshold: z.number(),
    worked: z.number(),
    overtimeHours: z.number(),
    multiplier: z.number(),
    monthlyHours: z.string(),
    hourlyRate: z.string(),
    pay: z.string(),
  }),
  /** The first boxes of the onboarding page. */
  fields: z.array(z.object({ label: z.string(), placeholder: z.string(), secret: z.boolean() })),
  /** The compliance score of somebody of whom one number is missing. */
  compliance: z.object({
    person: z.string(),
    score: z.int(),
    colour: z.enum(['green', 'yellow', 'red']),
    missing: z.array(z.string()),
    requirements: z.int(),
    checks: z.int(),
  }),
  permits: z.int(),
})
export type Sample = z.output<typeof Sample>

export const samples = endpoint({
  method: 'GET',
  path: '/api/site/samples',
  summary: 'Worked examples of each country, as the public pages show them, with names of fields in a language',
  input: z.object({
    language: z.enum(LANGUAGE_CODES, { error: `Language must be one of ${LANGUAGE_CODES.join(', ')}` }).default('en'),
  }),
  output: z.array(Sample),
  cache: 'revalidate',
})
