import { z } from 'zod'

/** Shapes that several calls of leave answer with. */

export const Type = z.object({
  /** `SG.annual`, or the identifier of a kind of the company’s own. */
  key: z.string(),
  name: z.string(),
  country: z.string(),
  counts: z.enum(['working', 'calendar']),
  /** At full pay, at less for a part of it, or unpaid. */
  pays: z.enum(['all', 'part', 'nothing']),
  isOfLaw: z.boolean(),
})
export type TypeView = z.output<typeof Type>

export const Explanation = z.object({
  value: z.string(),
  unit: z.string(),
  rule: z.object({
    id: z.string(),
    title: z.string(),
    effectiveFrom: z.string().nullable(),
    source: z.object({
      title: z.string(),
      url: z.string().exactOptional(),
      checkedOn: z.string(),
      confirmed: z.boolean(),
    }),
  }),
  inputs: z.array(z.object({ name: z.string(), value: z.string(), unit: z.string() })),
  steps: z.array(z.object({ text: z.string(), result: z.string() })),
})

export const Amount = z.object({ minor: z.number(), currency: z.string(), decimals: z.int() })

/** A balance on a day in its parts, in minutes: now − booked + accruing − expiring − paid out = forecast. */
export const Reckoned = z.object({
  on: z.string(),
  now: z.int(),
  booked: z.int(),
  accruing: z.int(),
  expiring: z.int(),
  paidOut: z.int(),
  forecast: z.int(),
})

export const LeaveCard = z.object({
  type: Type,
  dayMinutes: z.int(),
  /** Nothing is counted against it. */
  isUnlimited: z.boolean(),
  /** It is given for something that happened, which the request says. */
  asks: z.array(z.string()),
  isForOccasion: z.boolean(),
  balance: z.int(),
  reserved: z.int(),
  booked: z.int(),
  takenThisYear: z.int(),
  expiresOn: z.string().nullable(),
  expiring: z.int(),
  reckoned: Reckoned,
  policy: z.string(),
  halfDays: z.boolean(),
  hours: z.boolean(),
  documentsAfterDays: z.number().nullable(),
  noticeDays: z.int(),
  mayOwe: z.int(),
  /** What may be paid out instead, in minutes. */
  encashable: z.int(),
  explained: Explanation,
})
export type LeaveCardView = z.output<typeof LeaveCard>

const days = (label: string, max: number) =>
  z
    .number({ error: `${label} must be a number` })
    .min(0, { error: `${label} must be 0 or more` })
    .max(max, { error: `${label} must be at most ${max}` })
    .refine((n) => Number.isInteger(n * 2), { error: `${label} must be whole or half days` })
const whole = (label: string, max: number) =>
  z
    .int({ error: `${label} must be a whole number` })
    .min(0, { error: `${label} must be 0 or more` })
    .max(max, { error: `${label} must be at most ${max}` })
const yes = (label: string) => z.boolean({ error: `${label} must be yes or no` })

/** What a company may say of a kind of leave; `PolicyContent` of policy.rules.ts. */
export const PolicyInput = z.object(
  {
    steps: z
      .array(
        z.object({ afterYears: whole('Years', 60), days: days('Days', 400) }, { error: 'A step must be an object' }),
        {
          error: 'Steps must be a list',
        },
      )
      .max(40, { error: 'At most 40 steps' }),
    unlimited: yes('Without a balance'),
    year: z.enum(['calendar', 'service'], { error: 'Year must be calendar or service' }),
    accrual: z.enum(['monthly', 'yearly'], { error: 'Accrual must be monthly or yearly' }),
    waitMonths: whole('Months to wait', 60),
    rounding: z.enum(['none', 'half', 'whole'], { error: 'Rounding must be none, half or whole' }),
    carry: z
      .object(
        {
          maxDays: days('Days carried', 10_000),
          months: whole('Months', 120).min(1, { error: 'Months must be 1 or more' }).nullable(),
        },
        { error: 'What is carried must be an object' },
      )
      .nullable(),
    ceilingDays: days('Most days', 1000).nullable(),
    mayOweDays: days('Days ahead', 400),
    sandwich: yes('Days between'),
    halfDays: yes('Half days'),
    hours: yes('Hours'),
    noticeDays: whole('Days of notice', 365),
    backDays: whole('Days back', 3650).nullable(),
    documentsAfterDays: whole('Days without a paper', 365).nullable(),
    longestDays: whole('Longest', 400).min(1, { error: 'Longest must be 1 or more' }).nullable(),
    encash: z
      .object(
        { keepDays: days('Days kept', 400), maxDays: days('Days paid out', 400).nullable() },
        { error: 'Pay must be an object' },
      )
      .nullable(),
    leastPay: whole('Least pay', 100).default(0),
  },
  { error: 'A policy must be an object' },
)
