import { z } from 'zod'
import { ADVICE_KINDS, EXPIRY_REASONS } from './advice.rules.ts'

const Evidence = z.object({
  name: z.string(),
  minor: z.int().optional(),
  count: z.number().optional(),
  percent: z.int().optional(),
  month: z.string().optional(),
})
export const Advice = z.object({
  key: z.string(),
  kind: z.enum(ADVICE_KINDS),
  about: z.string(),
  evidence: z.array(Evidence),
  /** The last day it holds, and why no longer. */
  expiresOn: z.string(),
  expiry: z.enum(EXPIRY_REASONS),
  isExpired: z.boolean(),
  /** Whether the figures give it still; else somebody took it up, and it stays for its result. */
  isGiven: z.boolean(),
  /** Its figure a month in minor units, or in people, and by how much it was to change. */
  promise: z.object({ unit: z.enum(['minor', 'people']), before: z.int(), change: z.int() }),
  answer: z
    .object({ state: z.enum(['accepted', 'dismissed']), reason: z.string(), by: z.string().nullable(), at: z.string() })
    .nullable(),
  /** Of one that was taken up: measured 90 days after, on whole locked months; `open` where none is locked yet. */
  result: z
    .object({
      due: z.string(),
      state: z.enum(['waits', 'open', 'measured']),
      unit: z.enum(['minor', 'people']),
      monthsBefore: z.array(z.string()),
      before: z.int(),
      promised: z.int(),
      monthsAfter: z.array(z.string()),
      after: z.int().nullable(),
      change: z.int().nullable(),
      /** Of what was promised, in whole percent. */
      share: z.int().nullable(),
    })
    .nullable(),
})
export type AdviceView = z.output<typeof Advice>
