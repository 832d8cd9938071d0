import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { PAID_TIERS, PERIODS } from './price.rules.ts'

export const TaxLines = z.array(z.object({ name: z.string(), rate: z.number(), amount: z.number() }))

export const planCountry = z
  .string({ error: 'Country must be a code of two letters, such as SG' })
  .regex(/^[A-Z]{2}$/, { error: 'Country must be a code of two letters, such as SG' })
/** Where in the country somebody lives, where its taxes differ: a province of Canada. */
export const planRegion = z
  .string({ error: 'Province must be a code of two letters, such as ON' })
  .regex(/^([A-Z]{2})?$/, { error: 'Province must be a code of two letters, such as ON' })
  .default('')

/** Amounts in minor units of the currency. */
export const listPlans = endpoint({
  method: 'GET',
  path: '/api/plans',
  summary: 'What the plans of job seekers cost where somebody lives',
  input: z.object({ country: planCountry, region: planRegion }),
  output: z.object({
    payments: z.enum(['off', 'test', 'stripe']),
    currency: z.object({ code: z.string(), minorUnits: z.number() }).nullable(),
    regions: z.array(z.string()),
    plans: z.array(
      z.object({
        tier: z.enum(PAID_TIERS),
        period: z.enum(PERIODS),
        net: z.number(),
        tax: z.number(),
        total: z.number(),
        lines: TaxLines,
        /** The last day of a free trial that began now; null where there is none. */
        trialUntil: z.string().nullable(),
      }),
    ),
  }),
})

/** Of which year papers are wanted; empty: of every year. */
export const paperYear = z
  .string({ error: 'Year must be four digits' })
  .regex(/^(\d{4})?$/, { error: 'Year must be four digits' })
  .default('')
  .transform((year) => year || null)
