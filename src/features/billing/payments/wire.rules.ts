import { z } from 'zod'
import type { PaymentEvent } from './events.rules.ts'

/**
 * Events as Stripe writes them (https://docs.stripe.com/api/events): what is read of them, and nothing else. The built-in test provider writes the
 * same ones.
 */
const LATEST = Date.UTC(9999, 0) / 1000
const seconds = z.number().int().nonnegative().max(LATEST)
const whole = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
  .pipe(seconds)
  .optional()
const Metadata = z
  .object({
    order: z.uuid().optional(),
    invoice: z.string().optional(),
    /** Of a bill: the time it pays for, and when it is tried again should it fail now. */
    from: whole,
    until: whole,
    next_try: whole,
    /** Of a subscription that was paused: the period by its end, and the time it stands still. */
    pause_of: whole,
    paused_from: whole,
    paused_until: whole,
  })
  .nullish()
const Parent = z.object({ subscription_details: z.object({ metadata: Metadata }).nullish() }).nullish()

const Envelope = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(200),
  created: seconds,
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})
const Session = z.object({ metadata: Metadata, subscription: z.string().nullish() })
const Invoice = z.object({
  id: z.string(),
  parent: Parent,
  amount_paid: z.number().int().nonnegative(),
  currency: z.string(),
  next_payment_attempt: seconds.nullish(),
  lines: z.object({ data: z.array(z.object({ period: z.object({ start: seconds, end: seconds }) })) }),
})
const Subscription = z.object({ metadata: Metadata, cancel_at_period_end: z.boolean().nullish() })
const PaymentMethod = z.object({
  metadata: Metadata,
  card: z.object({ brand: z.string(), last4: z.string() }).nullish(),
})
const Refund = z.object({
  id: z.string(),
  metadata: Metadata,
  amount: z.number().int().nonnegative(),
  currency: z.string(),
  status: z.string().nullish(),
})

const Dispute = z.object({
  id: z.string(),
  metadata: Metadata,
  amount: z.number().int().nonnegative(),
  status: z.string(),
  payment_intent: z.string().nullish(),
})

const Intent = z.object({
  id: z.string(),
  metadata: Metadata,
  amount_received: z.number().int().nonnegative(),
  currency: z.string(),
})
const Charge = z.object({
  metadata: Metadata,
  customer: z.string().nullish(),
  payment_method: z.string().nullish(),
  payment_method_details: z
    .object({ card: z.object({ brand: z.string().nullish(), last4: z.string().nullish() }).nullish() })
    .nullish(),
})

/** A card that the provider keeps for later bills, by its names for it. */
export type KeptCard = { customer: string; method: string; brand: string; last4: string }

/** An event with the order it is of; `event` is null for what is told and not needed, `order` null for what belongs to no order of ours. */
export type ProviderEvent = {
  id: string
  type: string
  at: string
  order: string | null
  event: PaymentEvent | null
  card: KeptCard | null
}

const instant = (unix: number): string => new Date(unix * 1000).toISOString()
type Read = {
  order: string | null | undefined
  event: ({ kind: string } & Record<string, unknown>) | null
  card?: KeptCard
}

const readers: Readonly<Record<string, (object: unknown) => Read>> = {
  'checkout.session.completed': (object) => {
    const { metadata, subscription } = Session.parse(object)
    return { order: metadata?.order, event: subscription ? { kind: 'started', subscription } : null }
  },
  'invoice.paid': (object) => {
    const { id, parent, amount_paid, currency, lines } = Invoice.parse(object)
    const periods = lines.data.map(({ period }) => period)
    // Nothing is charged for the time of a trial or a pause, of which there is an invoice all the same.
    if (periods.length === 0 || amount_paid === 0)
      return { order: parent?.subscription_details?.metadata?.order, event: null }
    const event = {
      kind: 'paid',
      invoice: id,
      total: amount_paid,
      currency: currency.toUpperCase(),
      from: instant(Math.min(...periods.map(({ start }) => start))),
      until: instant(Math.max(...periods.map(({ end }) => end))),
    }
    return { order: parent?.subscription_details?.metadata?.order, event }
  },
  'invoice.payment_failed': (object) => {
    const { id, parent, next_payment_attempt: next } = Invoice.parse(object)
    const event = { kind: 'failed', invoice: id, nextTry: next ? instant(next) : null }
    return { order: parent?.subscription_details?.metadata?.order, event }
  },
  'customer.subscription.updated': (object) => {
    const { metadata, cancel_at_period_end: cancels } = Subscription.parse(object)
    const { pause_of: of, paused_from: from, paused_until: until } = metadata ?? {}
    const isPaused = of !== undefined && from !== undefined && until !== undefined
    const pause = isPaused ? { pause: { of: instant(of), from: instant(from), until: instant(until) } } : {}
    return { order: metadata?.order, event: { kind: 'updated', cancels: cancels === true, ...pause } }
  },
  'customer.subscription.deleted': (object) => {
    const { metadata } = Subscription.parse(object)
    return { order: metadata?.order, event: { kind: 'ended' } }
  },
  'payment_method.attached': (object) => {
    const { metadata, card } = PaymentMethod.parse(object)
    return { order: metadata?.order, event: card ? { kind: 'card', brand: card.brand, last4: card.last4 } : null }
  },
  // Bills of companies, which are no subscriptions there: each is one payment that says what it is for.
  'payment_intent.succeeded': (object) => {
    const { id, metadata, amount_received: total, currency } = Intent.parse(object)
    if (metadata?.from === undefined || metadata.until === undefined) return { order: metadata?.order, event: null }
    const span = { from: instant(metadata.from), until: instant(metadata.until) }
    return {
      order: metadata.order,
      event: { kind: 'paid', invoice: id, total, currency: currency.toUpperCase(), ...span },
    }
  },
  'payment_intent.payment_failed': (object) => {
    const { id, metadata } = Intent.parse(object)
    if (metadata?.from === undefined) return { order: metadata?.order, event: null }
    const nextTry = metadata.next_try === undefined ? null : instant(metadata.next_try)
    return { order: metadata.order, event: { kind: 'failed', invoice: id, nextTry } }
  },
  'charge.succeeded': (object) => {
    const { metadata, customer, payment_method: method, payment_method_details: details } = Charge.parse(object)
    const { brand, last4 } = details?.card ?? {}
    if (metadata?.from === undefined || !brand || !last4) return { order: metadata?.order, event: null }
    const read: Read = { order: metadata.order, event: { kind: 'card', brand, last4 } }
    return customer && method ? { ...read, card: { customer, method, brand, last4 } } : read
  },
  'refund.created': (object) => refundOf(object),
  'refund.updated': (object) => refundOf(object),
  'charge.dispute.created': (object) => disputeIn(object),
  'charge.dispute.updated': (object) => disputeIn(object),
  'charge.dispute.closed': (object) => disputeIn(object),
}

/** The kinds of events that are read. */
export const READ_EVENTS: readonly string[] = Object.keys(readers)

const refundOf = (object: unknown): Read => {
  const { id, metadata, amount, currency, status } = Refund.parse(object)
  const event = {
    kind: 'refunded',
    refund: id,
    invoice: metadata?.invoice,
    total: amount,
    currency: currency.toUpperCase(),
  }
  return { order: metadata?.order, event: status === 'succeeded' && metadata?.invoice ? event : null }
}

/** How a dispute stands, by Stripe’s states: an enquiry that was closed took nothing. */
const DISPUTES: Readonly<Record<string, 'won' | 'lost'>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}
const disputeIn = (object: unknown): Read => {
  const { id, metadata, amount, status } = Dispute.parse(object)
  const event = {
    kind: 'disputed',
    dispute: id,
    invoice: metadata?.invoice,
    total: amount,
    stands: Object.hasOwn(DISPUTES, status) ? DISPUTES[status] : 'open',
  }
  return { order: metadata?.order, event: metadata?.invoice ? event : null }
}

const Setup = z.object({
  type: z.literal('checkout.session.completed'),
  data: z.object({ object: z.object({ mode: z.literal('setup'), setup_intent: z.string() }) }),
})

/** What a page on which a card was given without a charge is known by at Stripe; null for any other event. */
export const setupIntentOf = (body: unknown): string | null => {
  const read = Setup.safeParse(body)
  return read.success ? read.data.data.object.setup_intent : null
}

const Unnamed = z.object({ type: z.string().startsWith('charge.dispute.'), data: z.object({ object: Dispute }) })

/** The payment of a dispute that does not say which order it is of, as Stripe’s do not; null for any other event. */
export const disputedIntent = (body: unknown): string | null => {
  const read = Unnamed.safeParse(body)
  return read.success && !read.data.data.object.metadata?.order ? (read.data.data.object.payment_intent ?? null) : null
}

/** The same event with what it is of. */
export const namedDispute = (body: unknown, metadata: { order: string; invoice: string }): unknown => {
  const event = z.looseObject({ data: z.looseObject({ object: z.looseObject({}) }) }).parse(body)
  return { ...event, data: { ...event.data, object: { ...event.data.object, metadata } } }
}

/** Reads an event whose signature has been verified. Throws a ZodError for one that is not of Stripe's shape. */
export const readProviderEvent = (body: unknown): ProviderEvent => {
  const { id, type, created, data } = Envelope.parse(body)
  const at = instant(created)
  const read = Object.hasOwn(readers, type) ? readers[type]?.(data.object) : undefined
  const event = read?.event ? ({ ...read.event, id, at } as PaymentEvent) : null
  return { id, type, at, order: read?.order ?? null, event, card: read?.card ?? null }
}
