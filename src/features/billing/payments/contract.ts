import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, email, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { paperYear, planCountry, planRegion, TaxLines } from '../plans/contract.ts'
import { PAID_TIERS, PERIODS } from '../plans/price.rules.ts'

const id = uuid('Order')
const Currency = z.object({ code: z.string(), minorUnits: z.number() })
const Card = z.object({ brand: z.string(), last4: z.string() })

/** `total` is what each of its periods costs, minor units. */
const Coupon = z.object({ code: z.string(), rate: z.number(), periods: z.number(), total: z.number() })
const couponCode = optionalText('Coupon', 24)

/** Amounts in minor units of the currency; days in the zone of the country. */
const Order = z.object({
  id: z.string(),
  tier: z.enum(PAID_TIERS),
  period: z.enum(PERIODS),
  country: z.string(),
  region: z.string(),
  currency: Currency,
  net: z.number(),
  tax: z.number(),
  total: z.number(),
  lines: TaxLines,
  billingName: z.string(),
  billingEmail: z.string(),
  taxId: z.string().nullable(),
  state: z.enum(['open', 'trialing', 'paid', 'past_due', 'cancelled', 'ended', 'abandoned']),
  payments: z.enum(['test', 'stripe']),
  coupon: Coupon.nullable(),
  /** What is charged now or next: less than `total` as long as a coupon reaches. */
  next: z.number(),
  /** Where an open order is paid. */
  url: z.string().nullable(),
  paidUntil: z.string().nullable(),
  /** Until when it costs nothing, for one that begins with a free trial. */
  trialUntil: z.string().nullable(),
})
export type PlanOrder = z.output<typeof Order>

const SeekerPlan = z.object({
  tier: z.enum(['free', ...PAID_TIERS]),
  country: z.string().nullable(),
  until: z.string().nullable(),
  /** Whether a free trial can still be had, as far as the account tells. */
  mayTry: z.boolean(),
  order: Order.extend({
    cancels: z.boolean(),
    /** What is paid back if another plan takes its place now, minor units. */
    unused: z.number(),
    card: Card.nullable(),
    nextTry: z.string().nullable(),
    givenUntil: z.string().nullable(),
    /** The pause of the paid period, also once it is over; `paidUntil` is moved by it. */
    pause: z.object({ from: z.string(), until: z.string(), isOn: z.boolean() }).nullable(),
    mayPause: z.boolean(),
  }).nullable(),
})
export type SeekerPlan = z.output<typeof SeekerPlan>

export const readSeekerPlan = endpoint({
  method: 'GET',
  path: '/api/seeker/plan',
  summary: 'The plan one has, what is charged next and when',
  input: z.object({}),
  output: SeekerPlan,
})

const chosenPlan = {
  tier: z.enum(PAID_TIERS, { error: 'Plan must be premium or premium_plus' }),
  period: z.enum(PERIODS, { error: 'Period must be month or year' }),
  country: planCountry,
  region: planRegion,
  coupon: couponCode,
}

export const quoteCheckout = endpoint({
  method: 'GET',
  path: '/api/checkout/quote',
  summary: 'What a plan costs with a coupon: now, and once the coupon has reached all it reaches',
  input: z.object(chosenPlan),
  output: z.object({
    currency: Currency,
    net: z.number(),
    tax: z.number(),
    total: z.number(),
    lines: TaxLines,
    coupon: Coupon.nullable(),
    /** What each period costs without the coupon. */
    later: z.number(),
  }),
  limit: { max: 30, minutes: 60, per: 'session' },
})

/** What stands on invoices, of whomever. */
export const billing = {
  billingName: requiredText('Name on the invoice', 120),
  billingEmail: email('E-mail for invoices'),
  taxId: optionalText('Tax number', 40),
}

/** The same as it is kept. */
export const Billing = z.object({ billingName: z.string(), billingEmail: z.string(), taxId: z.string().nullable() })

export const startCheckout = endpoint({
  method: 'POST',
  path: '/api/checkout/orders',
  summary: 'Order a plan; the server reckons the price, the provider takes the payment',
  input: z.object({
    ...chosenPlan,
    ...billing,
    /** What somebody was shown: an order at another price is not made. */
    total: z.number({ error: 'Total must be a number' }).int({ error: 'Total must be a whole number' }),
    /** The day to which the free trial was said to last; null: it is paid from today. */
    trialUntil: z
      .union([z.null(), day('Trial')], { error: 'Trial must be a date (YYYY-MM-DD), or null' })
      .default(null),
  }),
  output: z.object({ order: Order, url: z.string() }),
  status: 201,
  limit: { max: 10, minutes: 60, per: 'session' },
})

export const readOrder = endpoint({
  method: 'GET',
  path: '/api/checkout/orders/:id',
  summary: 'How an order of one’s own stands',
  input: z.object({ id }),
  output: Order,
})

export const payWithTestCard = endpoint({
  method: 'POST',
  path: '/api/checkout/orders/:id/test-card',
  summary: 'Pay at the built-in test provider, with one of the published test cards',
  input: z.object({
    id,
    number: z
      .string({ error: 'Card number is required' })
      .max(40, { error: 'Card number must be at most 40 characters' }),
    /** What the bank’s page was answered, for a card that asks. */
    approved: z.boolean({ error: 'Approved must be yes or no' }).nullable().default(null),
  }),
  output: z.object({ outcome: z.enum(['paid', 'declined', 'no_funds', 'expired', 'asks', 'refused']) }),
  limit: { max: 30, minutes: 60, per: 'session' },
})

/** Amounts in minor units of the currency, those of a refund below nothing; days in the zone of the country. */
const Payment = z.object({
  id: z.string(),
  /** `failed`: a renewal that was not paid; `pending`: an order whose payment is not finished. Neither has a paper. */
  kind: z.enum(['charge', 'refund', 'failed', 'pending']),
  number: z.string().nullable(),
  day: z.string(),
  tier: z.enum(PAID_TIERS),
  period: z.enum(PERIODS),
  from: z.string().nullable(),
  until: z.string().nullable(),
  currency: Currency,
  net: z.number(),
  tax: z.number(),
  total: z.number(),
  paidBack: z.number(),
  refundable: z.number(),
  /** The card it was taken from; null where the provider named none. */
  card: Card.nullable(),
  dispute: z.enum(['open', 'won', 'lost']).nullable(),
  /** Of one that failed: when it is tried again. */
  nextTry: z.string().nullable(),
  /** Of one that is pending: where its payment is gone on with. */
  url: z.string().nullable(),
})
export type SeekerPayment = z.output<typeof Payment>

export const listSeekerPayments = endpoint({
  method: 'GET',
  path: '/api/seeker/payments',
  summary: 'Everything one has paid and was paid back, and what is not finished yet, newest first',
  input: z.object({}),
  output: z.object({ payments: z.array(Payment) }),
})

export const downloadPaymentPaper = endpoint({
  method: 'GET',
  path: '/api/seeker/payments/:id/paper',
  summary: 'The invoice of a payment, or the credit note of a refund, as PDF',
  input: z.object({ id: uuid('Payment') }),
  output: z.unknown(),
})

export const downloadReceipt = endpoint({
  method: 'GET',
  path: '/api/seeker/payments/:id/receipt',
  summary: 'The receipt of a payment, as PDF: when, how much, with which card, for which invoice',
  input: z.object({ id: uuid('Payment') }),
  output: z.unknown(),
})

export const downloadPaymentPapers = endpoint({
  method: 'GET',
  path: '/api/seeker/payments/papers',
  summary: 'All invoices, receipts and credit notes of a year, or of every year, as PDFs in one ZIP',
  input: z.object({ year: paperYear }),
  output: z.unknown(),
  limit: { max: 30, minutes: 60, per: 'session' },
})

export const refundSeekerPayment = endpoint({
  method: 'POST',
  path: '/api/seeker/payments/:id/refund',
  summary: 'Have a payment paid back, as far as the refund policy gives it without a reason; the plan ends with it',
  input: z.object({
    id: uuid('Payment'),
    /** What somebody was shown, minor units. */
    amount: z.number({ error: 'Amount must be a number' }).int({ error: 'Amount must be a whole number' }),
  }),
  output: z.object({ amount: z.number() }),
})

/** Stripe sends its events here, signed; the built-in test provider’s come in by the same door. */
export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/api/billing/events',
  summary: 'Events of the payment provider, verified by their signature',
  input: z.object({
    signature: z.string({ error: 'Signature is missing' }).max(2000, { error: 'Signature is not valid' }),
  }),
  output: z.object({ received: z.boolean() }),
  envelope: false,
  signedBy: 'stripe-signature',
  unlogged: 'what the provider tells is kept as it was told',
})
