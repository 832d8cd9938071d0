import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalText, requiredText } from '../../../shared/fields.ts'
import { COUPON_BUYERS } from '../../billing/coupons/coupon.rules.ts'
import { COMPANY_PRODUCTS } from '../../billing/payments/bills.rules.ts'
import { planCountry, planRegion } from '../../billing/plans/contract.ts'
import { PAID_TIERS, PERIODS } from '../../billing/plans/price.rules.ts'

const Currency = z.object({ code: z.string(), minorUnits: z.number() })
const Days = { fromDay: z.string(), untilDay: z.string().nullable() }

/** Amounts in minor units of the currency, rates in parts of 100,000. */
export const readPlanTables = endpoint({
  method: 'GET',
  path: '/api/platform/plans',
  summary:
    'Prices, taxes, sellers and coupons of the plans, with their days, and what the nightly check of payments found',
  input: z.object({}),
  output: z.object({
    countries: z.array(z.object({ code: z.string(), currency: Currency })),
    seats: z.array(
      z.object({
        country: z.string(),
        product: z.enum(COMPANY_PRODUCTS),
        period: z.enum(PERIODS),
        currency: Currency,
        amount: z.number(),
        messages: z.number(),
        mostSeats: z.number().nullable(),
        ...Days,
      }),
    ),
    seekers: z.array(
      z.object({
        country: z.string(),
        tier: z.enum(PAID_TIERS),
        period: z.enum(PERIODS),
        currency: Currency,
        amount: z.number(),
        taxIncluded: z.boolean(),
        /** Days of the free trial, 0 for none. */
        trialDays: z.number(),
        ...Days,
      }),
    ),
    taxes: z.array(
      z.object({
        country: z.string(),
        region: z.string(),
        name: z.string(),
        rate: z.number(),
        source: z.string(),
        ...Days,
      }),
    ),
    sellers: z.array(
      z.object({ country: z.string(), name: z.string(), address: z.string(), taxNumber: z.string().nullable() }),
    ),
    coupons: z.array(
      z.object({
        code: z.string(),
        buyers: z.enum(COUPON_BUYERS),
        rate: z.number(),
        periods: z.number(),
        mostUses: z.number().nullable(),
        uses: z.number(),
        ...Days,
      }),
    ),
    checks: z.array(
      z.object({
        at: z.string(),
        orders: z.number(),
        differences: z.array(
          z.object({ order: z.string(), currency: z.string(), provider: z.number(), ledger: z.number() }),
        ),
      }),
    ),
    allowed: z.array(z.enum(['change'])),
  }),
})

const whole = (label: string, least: number, most: number) =>
  z
    .number({ error: `${label} must be a number` })
    .int({ error: `${label} must be a whole number` })
    .min(least, { error: `${label} must be at least ${least}` })
    .max(most, { error: `${label} must be at most ${most}` })
const amount = whole('Price', 1, 1_000_000_000)
const rate = whole('Rate', 1, 99_999)
const period = z.enum(PERIODS, { error: 'Period must be month or year' })
const fromDay = day('From')
const saved = z.object({ saved: z.boolean() })
const limit = { max: 240, minutes: 60, per: 'session' } as const

export const putSeatPrice = endpoint({
  method: 'PUT',
  path: '/api/platform/plans/seat-price',
  summary: 'What a seat of a plan costs in a country from a day on; bills before it stay as they are',
  input: z.object({
    country: planCountry,
    product: z.enum(COMPANY_PRODUCTS, { error: 'Plan must be team or business' }),
    period,
    amount,
    fromDay,
  }),
  output: saved,
  limit,
})

export const putSeekerPrice = endpoint({
  method: 'PUT',
  path: '/api/platform/plans/seeker-price',
  summary: 'What a plan of job seekers costs in a country from a day on; who has it pays what they agreed to',
  input: z.object({
    country: planCountry,
    tier: z.enum(PAID_TIERS, { error: 'Plan must be premium or premium_plus' }),
    period,
    amount,
    /** Days of the free trial, 0 for none; left out, they stay as they are. */
    trialDays: whole('Trial', 0, 90)
      .refine((days) => days === 0 || days >= 3, { error: 'Trial must be 0, or 3 to 90 days' })
      .nullable()
      .default(null),
    fromDay,
  }),
  output: saved,
  limit,
})

export const putTax = endpoint({
  method: 'PUT',
  path: '/api/platform/plans/tax',
  summary: 'The rate of a tax from a day on',
  input: z.object({
    country: planCountry,
    region: planRegion,
    name: requiredText('Tax', 40),
    rate,
    source: requiredText('Source', 300),
    fromDay,
  }),
  output: saved,
  limit,
})

export const putPlanSeller = endpoint({
  method: 'PUT',
  path: '/api/platform/plans/seller',
  summary: 'Who sells in a country, as it stands on invoices; without a tax number no tax is charged there',
  input: z.object({
    country: planCountry,
    name: requiredText('Seller', 160),
    address: requiredText('Address', 300),
    taxNumber: optionalText('Tax number', 60),
  }),
  output: saved,
  limit,
})

export const putPlanCoupon = endpoint({
  method: 'PUT',
  path: '/api/platform/plans/coupon',
  summary:
    'A coupon for plans of companies or of job seekers; one that is there changes only how long and how often it can be used',
  input: z.object({
    code: z
      .string({ error: 'Code is required' })
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{3,24}$/, { error: 'Code must be 3 to 24 letters, digits and dashes' }),
    buyers: z.enum(COUPON_BUYERS, { error: 'For must be companies or seekers' }).default('companies'),
    rate,
    periods: whole('Bills', 1, 60),
    mostUses: whole('Uses', 1, 1_000_000).nullable().default(null),
    fromDay,
    untilDay: z.union([z.null(), day('Until')], { error: 'Until must be a date (YYYY-MM-DD), or null' }).default(null),
  }),
  output: saved,
  limit,
})
