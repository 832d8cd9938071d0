import type { Services } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import { DAY_MS, iso } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { movedBy } from './pauses.rules.ts'
import { justPaid, type PaymentProvider } from './provider.ts'
import type { StoredOrder } from './queries.ts'
import { periodEnd, RETRY_DAYS, type TestCardOutcome } from './test-cards.rules.ts'
import * as query from './test-provider.queries.ts'

/**
 * The built-in test provider: it takes the published test cards, charges what was ordered each period, and tells of it by events as Stripe writes
 * them, signed, through the same door. No money moves.
 */

type TestEvent = { id: string; type: string; at: string; object: Record<string, unknown> }

/** Seconds since 1970, as the provider writes an instant. */
export const unix = (instant: string): number => Math.floor(Date.parse(instant) / 1000)

/** What is told, as it is sent: `body` is the event to the letter. */
export type SentEvent = { id: string; at: string; body: string }

/** An event as the provider sends it. */
export const toSentEvent = ({ id, type, at, object }: TestEvent): SentEvent => ({
  id,
  at,
  body: JSON.stringify({ id: `evt_test_${id}`, object: 'event', type, created: unix(at), data: { object } }),
})

/** Tells of something by jobs: the events come in as Stripe's would, after what caused them is kept. */
export const tellLater = async (db: Db, events: readonly SentEvent[]): Promise<void> => {
  for (const { id, body } of events) await enqueueJob(db, 'tell-test-payment', { body }, `test payment ${id}`)
}

type Invoiced = Pick<
  query.StoredTestSubscription,
  'id' | 'order_id' | 'currency' | 'total' | 'reduced_total' | 'reduced_periods'
>
type Invoice = { period: number; from: string; until: string; nextTry?: string }

/** What a period costs: the first ones less, with a coupon. */
const amountOf = ({ total, reduced_total: reduced, reduced_periods: periods }: Invoiced, period: number): number =>
  reduced !== null && period <= periods ? reduced : total

const invoiceOf = (of: Invoiced, { period, from, until, nextTry }: Invoice) => ({
  id: `in_test_${of.id}_${period}`,
  object: 'invoice',
  parent: { subscription_details: { metadata: { order: of.order_id } } },
  amount_paid: nextTry === undefined ? amountOf(of, period) : 0,
  currency: of.currency.toLowerCase(),
  next_payment_attempt: nextTry ? unix(nextTry) : null,
  lines: { data: [{ period: { start: unix(from), end: unix(until) } }] },
})

type Subscribed = Pick<
  query.StoredTestSubscription,
  'order_id' | 'cancels' | 'pause_of' | 'paused_from' | 'paused_until'
>

/** Metadata are texts, and stay with the subscription. */
const subscription = ({ order_id: order, cancels, ...at }: Subscribed) => {
  const { pause_of: of, paused_from: from, paused_until: until } = at
  const text = (instant: string) => String(unix(iso(instant)))
  const pause = of && from && until ? { pause_of: text(of), paused_from: text(from), paused_until: text(until) } : {}
  return { metadata: { order, ...pause }, cancel_at_period_end: cancels }
}

type Paid = { order: StoredOrder; outcome: TestCardOutcome; last4: string; at: string }

/** Begins the subscription of an order whose first period a test card has paid, or whose trial it stands for, and says what is told of it; nothing for one that has begun. */
export const beginTestSubscription = async (db: Db, { order, outcome, last4, at }: Paid): Promise<SentEvent[]> => {
  const id = order.id.replaceAll('-', '')
  const trial = order.trial_until && iso(order.trial_until)
  const until = trial ?? periodEnd(at, order.period, 1)
  const begun = await query.insertTestSubscription(db, { id, order, outcome, last4, at: trial ?? at, next: until })
  if (!begun) return []
  const metadata = { order: order.id }
  const session = { metadata, subscription: `sub_test_${id}` }
  const method = { metadata, card: { brand: 'Visa', last4 } }
  const invoice = {
    ...invoiceOf(begun, { period: trial ? 0 : 1, from: at, until }),
    ...(trial && { amount_paid: 0 }),
  }
  const dispute = {
    id: `dp_test_${id}`,
    metadata: { order: order.id, invoice: invoice.id },
    amount: invoice.amount_paid,
    status: 'needs_response',
  }
  return [
    toSentEvent({ id: `${id}_completed`, type: 'checkout.session.completed', at, object: session }),
    toSentEvent({ id: `${id}_card`, type: 'payment_method.attached', at, object: method }),
    toSentEvent({ id: `${id}_paid_${trial ? 0 : 1}`, type: 'invoice.paid', at, object: invoice }),
    ...(outcome === 'disputed' && !trial
      ? [toSentEvent({ id: `${id}_disputed`, type: 'charge.dispute.created', at, object: dispute })]
      : []),
  ]
}

/** As `beginTestSubscription`, told by jobs. */
export const payWithTestSubscription = async (db: Db, paid: Paid): Promise<void> =>
  tellLater(db, await beginTestSubscription(db, paid))

/** Another card pays for the periods to come. */
export const changeTestCard = async (db: Db, { order, outcome, last4, at }: Paid): Promise<void> => {
  const found = await query.lockTestSubscription(db, order.id)
  if (!found) return
  await query.updateTestSubscription(db, found.id, { outcome, last4 })
  const object = { metadata: { order: order.id }, card: { brand: 'Visa', last4 } }
  const id = `${found.id}_card_${Date.parse(at)}`
  await tellLater(db, [toSentEvent({ id, type: 'payment_method.attached', at, object })])
}

/** Tries the next period of a subscription that is due: it is paid, fails, or ends. */
const renew = async (db: Db, due: query.StoredTestSubscription): Promise<SentEvent> => {
  const { id, paid_periods: paid, periods_before: before } = due
  const began = iso(due.began_at)
  const at = iso(due.next_try)
  const over = async () => {
    await query.updateTestSubscription(db, id, { ended: true })
    const object = subscription({ ...due, cancels: true })
    return toSentEvent({ id: `${id}_deleted`, type: 'customer.subscription.deleted', at, object })
  }
  if (due.cancels) return over()
  const period = paid + 1
  const end = (periods: number) => periodEnd(began, due.period, periods - before)
  const span = { period, from: end(paid), until: end(period) }
  if (due.outcome !== 'renewal_fails') {
    await query.updateTestSubscription(db, id, { paidPeriods: period, tries: 0, nextTry: span.until })
    return toSentEvent({ id: `${id}_paid_${period}`, type: 'invoice.paid', at, object: invoiceOf(due, span) })
  }
  const wait = RETRY_DAYS[due.tries]
  if (wait === undefined) return over()
  const nextTry = new Date(Date.parse(at) + wait * DAY_MS).toISOString()
  await query.updateTestSubscription(db, id, { tries: due.tries + 1, nextTry })
  const object = invoiceOf(due, { ...span, nextTry })
  return toSentEvent({ id: `${id}_failed_${period}_${due.tries + 1}`, type: 'invoice.payment_failed', at, object })
}

/** Charges a subscription of the test provider that is due, and says what is told of it; null when none is. */
export const renewOneTestSubscription = async (services: Services, db: Db): Promise<SentEvent | null> => {
  const due = await query.lockDueTestSubscription(db, services.now().toISOString())
  return due ? renew(db, due) : null
}

/** Charges every subscription of the test provider that is due, one after the other, each in a transaction of its own. */
export const renewTestSubscriptions = async (services: Services): Promise<void> => {
  const one = () =>
    services.database.forPlatform(async (db) => {
      const told = await renewOneTestSubscription(services, db)
      if (told) await tellLater(db, [told])
      return told !== null
    })
  while (await one());
}

export const testProvider: PaymentProvider = {
  openSession: async (services, order) => ({
    ref: `cs_test_${order.id}`,
    url: `${services.settings.publicUrl}${paths.checkout({ order: order.id })}`,
  }),
  closeSession: async (_services, db, order) => {
    if (await query.lockTestSubscription(db, order.id)) throw justPaid()
  },
  cancelAtEnd: async (services, db, order, cancels) => {
    const found = await query.lockTestSubscription(db, order.id)
    if (!found || found.cancels === cancels) return
    const at = services.now().toISOString()
    await query.updateTestSubscription(db, found.id, { cancels })
    const id = `${found.id}_updated_${Date.parse(at)}`
    await tellLater(db, [
      toSentEvent({ id, type: 'customer.subscription.updated', at, object: subscription({ ...found, cancels }) }),
    ])
  },
  pause: async (services, db, order, pause) => {
    const found = await query.lockTestSubscription(db, order.id)
    if (!found) return
    const at = services.now().toISOString()
    const next = movedBy(pause.of, pause)
    await query.pauseTestSubscription(db, found.id, { ...pause, next })
    const paused = { ...found, pause_of: pause.of, paused_from: pause.from, paused_until: pause.until }
    const id = `${found.id}_paused_${Date.parse(at)}`
    const nothing = { ...invoiceOf(found, { period: 0, from: at, until: next }), id: `in_test_${id}`, amount_paid: 0 }
    await tellLater(db, [
      toSentEvent({ id, type: 'customer.subscription.updated', at, object: subscription(paused) }),
      toSentEvent({ id: `${id}_nothing`, type: 'invoice.paid', at, object: nothing }),
    ])
  },
  retry: async (services, db, order) => {
    const found = await query.lockTestSubscription(db, order.id)
    if (!found || found.tries === 0) return
    const at = services.now().toISOString()
    if (found.outcome !== 'renewal_fails') return tellLater(db, [await renew(db, { ...found, next_try: at })])
    // Its own tries stay as they are: asking for one more takes none of them away.
    const period = found.paid_periods + 1
    const span = { from: at, until: at, nextTry: iso(found.next_try) }
    const object = invoiceOf(found, { period, ...span })
    const id = `${found.id}_failed_${period}_at_${Date.parse(at)}`
    await tellLater(db, [toSentEvent({ id, type: 'invoice.payment_failed', at, object })])
  },
  cardPage: async () => null,
  cardName: async (_services, db, order) => {
    const found = await query.lockTestSubscription(db, order.id)
    return found ? `test ${found.last4}` : null
  },
  endNow: async (services, db, order) => {
    const found = await query.lockTestSubscription(db, order.id)
    if (!found) return
    await query.updateTestSubscription(db, found.id, { ended: true })
    const at = services.now().toISOString()
    const object = subscription({ ...found, cancels: true })
    await tellLater(db, [toSentEvent({ id: `${found.id}_deleted`, type: 'customer.subscription.deleted', at, object })])
  },
  refund: async (services, db, order, { invoice, amount, key }) => {
    const object = {
      id: `re_test_${key}`,
      metadata: { order: order.id, invoice },
      amount,
      currency: order.currency.toLowerCase(),
      status: 'succeeded',
    }
    await tellLater(db, [
      toSentEvent({ id: `refund_${key}`, type: 'refund.created', at: services.now().toISOString(), object }),
    ])
  },
}
