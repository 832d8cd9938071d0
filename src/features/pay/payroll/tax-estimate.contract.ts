import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { Currency, Explained } from './shapes.contract.ts'

/** Tax of one’s own pay in each regime, reckoned as a run would. Amounts in minor units. */
const Regime = z.object({
  key: z.string(),
  /** Withheld from the next pay, and over the tax year: taken before, and to come as it stands. */
  month: z.int(),
  year: z.int(),
  why: Explained.nullable(),
})
export type RegimeEstimate = z.output<typeof Regime>

export const estimateMyTax = endpoint({
  method: 'POST',
  path: '/api/my-tax-estimate',
  summary: 'What tax a month costs in each regime, by what one declared and the pay as it stands. Nothing is kept',
  ownAccount: true,
  input: z.object({}),
  output: z.object({
    estimate: z
      .object({
        currency: Currency,
        payDay: z.string(),
        regimes: z.array(Regime),
        /** The one that costs less over the year; null: they cost the same. */
        cheaper: z.string().nullable(),
      })
      .nullable(),
    /** Why there is none. */
    why: z.string().nullable(),
  }),
  limit: { max: 120, minutes: 60, per: 'session' },
})
