import { z } from 'zod'
import { isDay } from '../../../shared/dates.ts'
import { PAY_PERIODS } from '../../adverts/content/kinds.rules.ts'
import { NOTICES } from './wish.rules.ts'

const amount = (label: string) =>
  z
    .int({ error: `${label} must be a whole number of minor units` })
    .min(1, { error: `${label} must be more than 0` })
    .max(1_000_000_000_000, { error: `${label} must be at most 1000000000000` })
/** What somebody asks to be paid, in minor units; no `to`: or more. */
export const PayWish = z
  .object(
    {
      from: amount('Pay from'),
      to: z
        .union([z.null(), amount('Pay to')], { error: 'Pay to must be a whole number of minor units' })
        .default(null),
      currency: z
        .string({ error: 'Currency must be text' })
        .regex(/^[A-Z]{3}$/, { error: 'Currency must be a code of three letters' }),
      period: z.enum(PAY_PERIODS, { error: `Pay must be for one of ${PAY_PERIODS.join(', ')}` }),
      /** Without it nobody but the person sees it. */
      shown: z.boolean({ error: 'Shown must be yes or no' }).default(false),
    },
    { error: 'Pay must be an object' },
  )
  .refine((p) => p.to === null || p.to >= p.from, { path: ['to'], error: 'Pay to must not be less than pay from' })
/** How soon they can begin: a length, or the day they are free from. */
export const notice = z
  .union(
    [
      z.null(),
      z.enum(NOTICES),
      z.string().refine(isDay, { error: `Notice must be one of ${NOTICES.join(', ')}, or a date (YYYY-MM-DD)` }),
    ],
    { error: `Notice must be one of ${NOTICES.join(', ')}, or a date (YYYY-MM-DD)` },
  )
  .default(null)
