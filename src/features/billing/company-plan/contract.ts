import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, uuid } from '../../../shared/fields.ts'
import { BILL_KINDS, COMPANY_PRODUCTS, LINE_KINDS } from '../payments/bills.rules.ts'
import { billing } from '../payments/contract.ts'
import { paperYear, planCountry, planRegion, TaxLines } from '../plans/contract.ts'
import { PERIODS } from '../plans/price.rules.ts'
import { STATES } from './plan.rules.ts'

/** Days that are shown, today last. */
export const SEAT_DAYS = 90
export const MOST_SEATS = 100_000

const Currency = z.object({ code: z.string(), minorUnits: z.number() })
const Line = z.object({ what: z.enum(LINE_KINDS), count: z.number(), each: z.number(), amount: z.number() })
const Sum = z.object({
  lines: z.array(Line),
  net: z.number(),
  tax: z.number(),
  total: z.number(),
  taxLines: TaxLines,
  currency: Currency,
})
const Bill = Sum.extend({
  id: z.string(),
  kind: z.enum(BILL_KINDS),
  product: z.enum(COMPANY_PRODUCTS),
  period: z.enum(PERIODS),
  seats: z.number(),
  from: z.string(),
  until: z.string(),
  nextTry: z.string().nullable(),
})

/** Amounts in minor units of the currency; instants ISO in UTC, days where the company is. */
const Plan = z.object({
  state: z.enum(STATES),
  until: z.string().nullable(),
  daysLeft: z.number(),
  /** Who takes payments; off: nothing is sold here. */
  payments: z.enum(['off', 'test', 'stripe']),
  country: z.string(),
  current: z
    .object({
      product: z.enum(COMPANY_PRODUCTS),
      period: z.enum(PERIODS),
      seats: z.number(),
      /** The same day as `until` of a plan that is paid for. */
      paidUntil: z.string(),
      cancels: z.boolean(),
      card: z.string().nullable(),
      /** Days where the company is: from when until when the plan stands still now. */
      pause: z.object({ from: z.string(), until: z.string() }).nullable(),
      mayPause: z.boolean(),
      next: Sum.extend({
        product: z.enum(COMPANY_PRODUCTS),
        period: z.enum(PERIODS),
        seats: z.number(),
        /** With the coupon that runs this bill would come to less than a card can be charged: it comes off a later one. */
        couponWaits: z.boolean(),
      }).nullable(),
    })
    .nullable(),
  /** What it would need to go on, while it has no plan that is paid for: a seat for everybody employed. `isTaxKnown`: the place says which tax is added. */
  offer: z
    .object({
      product: z.enum(COMPANY_PRODUCTS),
      period: z.enum(PERIODS),
      seats: z.number(),
      net: z.number(),
      tax: z.number(),
      total: z.number(),
      isTaxKnown: z.boolean(),
      currency: Currency,
    })
    .nullable(),
  /** A bill that waits to be paid. */
  open: Bill.nullable(),
  /** What stands on bills to come; null before the first order. */
  billing: z.object({ name: z.string(), email: z.string(), taxId: z.string().nullable() }).nullable(),
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string().nullable(),
      day: z.string(),
      kind: z.enum(BILL_KINDS),
      total: z.number(),
      tax: z.number(),
      currency: Currency,
    }),
  ),
  /** People employed on each day, UTC, both their first and their last day counted. */
  seats: z.array(z.object({ day: z.string(), people: z.number() })),
  /** Messages that were handed over to a carrier since the first of the month, UTC. */
  messages: z.array(z.object({ channel: z.enum(['email', 'sms', 'whatsapp']), sent: z.number() })),
})
export type CompanyPlan = z.output<typeof Plan>
export type CompanyBill = z.output<typeof Bill>

export const readCompanyPlan = endpoint({
  method: 'GET',
  path: '/api/company/plan',
  summary: `The plan of the company: what it has, what is charged next and why, invoices, its seats on each of the last ${SEAT_DAYS} days, messages sent this month`,
  input: z.object({}),
  output: Plan,
})

export const listCompanyPrices = endpoint({
  method: 'GET',
  path: '/api/company/plan/prices',
  summary: 'What a seat of each plan costs in a country',
  input: z.object({ country: planCountry, region: planRegion }),
  output: z.object({
    currency: Currency.nullable(),
    regions: z.array(z.string()),
    prices: z.array(
      z.object({
        product: z.enum(COMPANY_PRODUCTS),
        period: z.enum(PERIODS),
        amount: z.number(),
        messages: z.number(),
        messageAmount: z.number(),
        mostSeats: z.number().nullable(),
      }),
    ),
  }),
})

const whole = { error: 'Seats must be a whole number' }
const wish = {
  action: z.enum(['start', 'change'], { error: 'Action must be start or change' }),
  product: z.enum(COMPANY_PRODUCTS, { error: 'Plan must be team or business' }),
  period: z.enum(PERIODS, { error: 'Period must be month or year' }),
  country: planCountry,
  region: planRegion,
  coupon: optionalText('Coupon', 24),
}
const seats = (number: z.ZodNumber | z.ZodCoercedNumber) =>
  number
    .int(whole)
    .min(1, { error: 'Seats must be 1 or more' })
    .max(MOST_SEATS, { error: `Seats must be at most ${MOST_SEATS}` })

const Quote = Sum.extend({
  /** now: charged at once. at_end: nothing is charged now, it begins with the next bill. */
  takes: z.enum(['now', 'at_end']),
  from: z.string(),
  until: z.string(),
})

export const quoteCompanyPlan = endpoint({
  method: 'GET',
  path: '/api/company/plan/quote',
  summary: 'What buying or changing the plan would cost now, line by line; nothing is ordered',
  input: z.object({ ...wish, seats: seats(z.coerce.number(whole)) }),
  output: Quote,
  limit: { max: 600, minutes: 60, per: 'session' },
})

/** What somebody was shown: a bill of another amount is not made. */
const total = z.number({ error: 'Total must be a number' }).int({ error: 'Total must be a whole number' })

export const buyCompanyPlan = endpoint({
  method: 'POST',
  path: '/api/company/plan/bills',
  summary: 'Order a plan for the company; it begins when its first bill is paid',
  whileReadOnly: true,
  input: z.object({
    ...wish,
    seats: seats(z.number(whole)),
    total,
    ...billing,
  }),
  output: Bill,
  status: 201,
  limit: { max: 30, minutes: 60, per: 'company' },
})

export const changeCompanyPlan = endpoint({
  method: 'POST',
  path: '/api/company/plan/change',
  summary: 'More or fewer seats, another plan or period: charged now by the card on file, or from the next bill on',
  input: z.object({ ...wish, seats: seats(z.number(whole)), total }),
  output: z.object({ takes: z.enum(['now', 'at_end']), bill: Bill.nullable() }),
  limit: { max: 60, minutes: 60, per: 'company' },
})

export const openCompanyBill = endpoint({
  method: 'POST',
  path: '/api/company/plan/bills/:id/page',
  summary: 'The page of the payment provider on which an open bill is paid; the card is kept for later bills',
  whileReadOnly: true,
  input: z.object({ id: uuid('Bill') }),
  /** Null where the bill is paid on our own page: the built-in test provider. */
  output: z.object({ url: z.string().nullable() }),
  limit: { max: 30, minutes: 60, per: 'session' },
})

export const payCompanyBill = endpoint({
  method: 'POST',
  path: '/api/company/plan/bills/:id/test-card',
  summary:
    'Pay an open bill at the built-in test provider with one of the published test cards, which is kept for later bills',
  whileReadOnly: true,
  input: z.object({
    id: uuid('Bill'),
    number: z
      .string({ error: 'Card number is required' })
      .max(40, { error: 'Card number must be at most 40 characters' }),
    approved: z.boolean({ error: 'Approved must be yes or no' }).nullable().default(null),
  }),
  output: z.object({ outcome: z.enum(['paid', 'declined', 'no_funds', 'expired', 'asks', 'refused']) }),
  limit: { max: 30, minutes: 60, per: 'session' },
})

const CANCEL_REASONS = ['price', 'closing', 'not_used', 'missing', 'other'] as const

export const cancelCompanyPlan = endpoint({
  method: 'PUT',
  path: '/api/company/plan/cancelled',
  summary: 'Cancel the plan at the end of what was paid for, or take that back',
  whileReadOnly: true,
  input: z.object({
    cancels: z.boolean({ error: 'Cancelled must be yes or no' }),
    /** Why, if somebody wants to say it. */
    reason: z.enum(CANCEL_REASONS, { error: 'Reason must be one of the list' }).nullable().default(null),
  }),
  output: z.object({ until: z.string().nullable() }),
})

export const downloadCompanyInvoices = endpoint({
  method: 'GET',
  path: '/api/company/plan/invoices',
  summary: 'All invoices of the company of a year, or of every year, as PDFs in one ZIP',
  input: z.object({ year: paperYear }),
  output: z.unknown(),
  limit: { max: 30, minutes: 60, per: 'session' },
})

export const downloadCompanyInvoice = endpoint({
  method: 'GET',
  path: '/api/company/plan/invoices/:id',
  summary: 'An invoice of the company as PDF',
  input: z.object({ id: uuid('Invoice') }),
  output: z.unknown(),
})
