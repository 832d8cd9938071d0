import { z } from 'zod'
import { isDay } from '../../../shared/dates.ts'
import { isEmail } from '../../../shared/fields.ts'
import { EMPLOYMENT_TYPES, PAY_PERIODS, SENIORITIES, SPONSORSHIPS, WORK_MODES } from './kinds.rules.ts'
import { MOST_QUESTIONS, Question } from './questions.rules.ts'

/** What is written in a job: the same in a draft, in a revision and in the form. A draft may lack anything. */

const words = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .normalize('NFC')
    .max(max, { error: `${label} must be at most ${max} characters` })
    .default('')

const oneOf = <const V extends readonly [string, ...string[]]>(label: string, values: V) =>
  z
    .union([z.literal('').transform(() => null), z.null(), z.enum(values)], {
      error: `${label} must be one of ${values.join(', ')}`,
    })
    .default(null)

const whole = (label: string, min: number, max: number) =>
  z
    .int({ error: `${label} must be a whole number` })
    .min(min, { error: `${label} must be at least ${min}` })
    .max(max, { error: `${label} must be at most ${max}` })

/** Plain decimal with at most two decimals, as typed; '' for not said. */
const amount = (label: string) =>
  z
    .union([z.string(), z.number().transform(String)], { error: `${label} must be an amount` })
    .transform((s) => s.replace(/[\s,]/g, ''))
    .refine((s) => s === '' || /^\d{1,10}(\.\d{1,2})?$/.test(s), { error: `${label} must be an amount such as 4500` })
    .default('')

const list = (label: string, most: number) =>
  z
    .array(
      z
        .string({ error: `${label} must be a list of texts` })
        .trim()
        .normalize('NFC')
        .min(1, { error: `${label} must not hold an empty line` })
        .max(120, { error: `Each of ${label} must be at most 120 characters` }),
      { error: `${label} must be a list of texts` },
    )
    .max(most, { error: `${label} may hold at most ${most}` })
    .default([])

const yesNo = (label: string) => z.union([z.boolean(), z.null()], { error: `${label} must be yes or no` }).default(null)

const isWebAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password
}

export const JobContent = z.object({
  title: words('Title', 120),
  occupationId: z.union([z.null(), whole('Occupation', 1, 10_000)]).default(null),
  department: words('Department', 80),
  description: words('Description', 12_000),
  mustHave: list('Must-haves', 15),
  niceToHave: list('Nice-to-haves', 15),
  employmentType: oneOf('Employment type', EMPLOYMENT_TYPES),
  workMode: oneOf('Work mode', WORK_MODES),
  seniority: oneOf('Seniority', SENIORITIES),
  country: z.string({ error: 'Country must be text' }).trim().toUpperCase().max(2, { error: 'Country must be a code' }),
  placeId: z.union([z.null(), whole('Place', 1, 1_000_000)]).default(null),
  payMin: amount('Lowest pay'),
  payMax: amount('Highest pay'),
  payPeriod: oneOf('Pay period', PAY_PERIODS),
  vacancies: whole('Vacancies', 1, 500).default(1),
  vacancyExists: yesNo('Vacancy exists'),
  has25: z.boolean({ error: 'Size of the company must be yes or no' }).default(true),
  usesAi: yesNo('Artificial intelligence'),
  aiStatement: words('Statement on artificial intelligence', 600),
  sponsorship: oneOf('Sponsorship', SPONSORSHIPS),
  languages: z
    .array(z.object({ language: words('Language', 40), reason: words('Reason', 200) }))
    .max(5, { error: 'Languages may hold at most 5' })
    .default([]),
  /** Countries whose people are recruited beside that of the work. */
  recruitsFrom: z
    .array(z.string().trim().toUpperCase().length(2, { error: 'Recruits from must hold country codes' }))
    .max(10, { error: 'Recruits from may hold at most 10' })
    .default([]),
  agencyNumber: words('Licence or registration number', 60),
  applyEmail: words('E-mail for applications', 254)
    .transform((s) => s.toLowerCase())
    .refine((s) => s === '' || isEmail(s), { error: 'Invalid email format' })
    .default(''),
  applyUrl: words('Link for applications', 500).refine((s) => s === '' || isWebAddress(s), {
    error: 'The link must begin with https://',
  }),
  responseDays: z.union([z.null(), whole('Days until an answer', 1, 60)]).default(null),
  questions: z
    .array(Question, { error: 'Questions must be a list' })
    .max(MOST_QUESTIONS, { error: `A job may ask at most ${MOST_QUESTIONS} questions` })
    .refine((all) => new Set(all.map((q) => q.id)).size === all.length, {
      error: 'Two questions have the same identifier',
    })
    .default([]),
  closesOn: z
    .union([z.literal('').transform(() => null), z.null(), z.string().refine(isDay)], {
      error: 'Closing day must be a date (YYYY-MM-DD)',
    })
    .default(null),
})
export type JobContent = z.output<typeof JobContent>
export type JobContentInput = z.input<typeof JobContent>
