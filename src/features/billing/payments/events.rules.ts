import { DAY_MS } from '../../../shared/dates.ts'
import type { Minor } from '../../../shared/money.ts'
import type { CouponPrice } from '../coupons/coupon.rules.ts'
import type { PlanPeriod } from '../plans/price.rules.ts'
import { movedBy, type Pause, type PauseSpan, pausesOf } from './pauses.rules.ts'

/** What the payment provider tells of an order, as it is kept. Instants are ISO in UTC, amounts minor units of the currency. */
export type PaymentEvent = { id: string; at: string } & (
  | { kind: 'started'; subscription: string }
  | { kind: 'card'; brand: string; last4: string }
  | { kind: 'paid'; invoice: string; total: Minor; currency: string; from: string; until: string }
  | { kind: 'failed'; invoice: string; nextTry: string | null }
  | { kind: 'updated'; cancels: boolean; pause?: Pause }
  | { kind: 'ended' }
  | { kind: 'trial'; isGranted: boolean }
  | { kind: 'refunded'; refund: string; invoice: string; total: Minor; currency: string }
  | { kind: 'disputed'; dispute: string; invoice: string; total: Minor; stands: DisputeState }
)

/** A payment that its payer disputes at the bank: the bank looks into it, we keep the money, or the bank took it back. */
export type DisputeState = 'open' | 'won' | 'lost'

export type OrderState = 'open' | 'trialing' | 'paid' | 'past_due' | 'cancelled' | 'ended'
export type OrderStanding = {
  state: OrderState
  subscription: string | null
  card: { brand: string; last4: string } | null
  /** When the time that was paid for ends. */
  paidUntil: string | null
  /** When what the plan gives ends, if nothing more is told: the renewal has a day to arrive, a failed one a week. */
  givenUntil: string | null
  nextTry: string | null
  cancels: boolean
  reducedLeft: number
  /** Of the period that was paid last: from when until when it stands still. */
  pause: PauseSpan | null
}

/** A renewal is told of some hours after the period ends. */
const RENEWAL_DAYS = 1
/** How long the plan goes on after a renewal failed. */
export const GRACE_DAYS = 7

/** What happened in the same second, in the order it is told of. */
const RANK: Readonly<Record<PaymentEvent['kind'], number>> = {
  started: 0,
  card: 1,
  paid: 2,
  failed: 3,
  updated: 4,
  refunded: 5,
  disputed: 6,
  ended: 7,
  trial: 8,
}
const inTime = (a: PaymentEvent, b: PaymentEvent): number =>
  a.at.localeCompare(b.at) || RANK[a.kind] - RANK[b.kind] || a.id.localeCompare(b.id)

const later = (instant: string, days: number): string => new Date(Date.parse(instant) + days * DAY_MS).toISOString()

type Of<K extends PaymentEvent['kind']> = Extract<PaymentEvent, { kind: K }>
const ofKind = <K extends PaymentEvent['kind']>(events: readonly PaymentEvent[], kind: K): Of<K>[] =>
  events.filter((event): event is Of<K> => event.kind === kind)

/** How the dispute of a charge stands, null when there is none: its end stays its end, whatever is told after it. */
export const disputeOf = (events: readonly PaymentEvent[], invoice: string): DisputeState | null => {
  const told = ofKind(events, 'disputed')
    .filter((event) => event.invoice === invoice)
    .sort((a, b) => Number(a.stands !== 'open') - Number(b.stands !== 'open') || inTime(a, b))
  return told.at(-1)?.stands ?? null
}

/** The card that a charge was taken from: the last that was told of by then, else the first. */
export const cardAt = (events: readonly PaymentEvent[], at: string): { brand: string; last4: string } | null => {
  const told = ofKind(events, 'card').sort(inTime)
  const card = told.filter((event) => event.at <= at).at(-1) ?? told.at(0)
  return card ? { brand: card.brand, last4: card.last4 } : null
}

/** Renewals that failed and were not paid since, each with its last try. */
export const unpaidInvoices = (events: readonly PaymentEvent[]): Extract<PaymentEvent, { kind: 'failed' }>[] => {
  const paid = new Set(ofKind(events, 'paid').map(({ invoice }) => invoice))
  const failed = ofKind(events, 'failed').filter(({ invoice }) => !paid.has(invoice))
  return [...new Map(failed.sort(inTime).map((event) => [event.invoice, event])).values()]
}

/** The charges of which something is still paid: one that was paid back whole gives no time. */
const standingCharges = (events: readonly PaymentEvent[]): Of<'paid'>[] => {
  const back = new Map<string, Minor>()
  // One refund is told of when it is made and again when its bank has named it.
  const refunds = new Map(ofKind(events, 'refunded').map((event) => [event.refund, event])).values()
  for (const { invoice, total } of refunds) back.set(invoice, (back.get(invoice) ?? 0) + total)
  return ofKind(events, 'paid').filter(
    ({ invoice, total }) => (back.get(invoice) ?? 0) < total && disputeOf(events, invoice) !== 'lost',
  )
}

const isReduced = (order: Ordered, { total, currency }: { total: Minor; currency: string }): boolean =>
  order.coupon !== null && total === order.coupon.total && currency === order.currency

/**
 * Charges of what was ordered: its price, or with a coupon the reduced one, for as many periods as that gives. Another amount or currency is kept in the
 * ledger, and gives nothing until somebody has looked into it.
 */
const asOrdered = (order: Ordered, events: readonly PaymentEvent[]): Of<'paid'>[] => {
  const reduced = ofKind(events, 'paid')
    .filter((charge) => isReduced(order, charge))
    .sort((a, b) => a.from.localeCompare(b.from) || inTime(a, b))
  const beyond = new Set([...new Set(reduced.map(({ invoice }) => invoice))].slice(order.coupon?.periods ?? 0))
  return standingCharges(events).filter((charge) =>
    isReduced(order, charge)
      ? !beyond.has(charge.invoice)
      : charge.total === order.total && charge.currency === order.currency,
  )
}

/** How many periods at the price with the coupon are still to come. */
const reducedLeftOf = (order: Ordered, events: readonly PaymentEvent[]): number => {
  const had = new Set(
    ofKind(events, 'paid')
      .filter((one) => isReduced(order, one))
      .map(({ invoice }) => invoice),
  ).size
  return Math.max(0, (order.coupon?.periods ?? 0) - had)
}

export type Ordered = {
  total: Minor
  currency: string
  period: PlanPeriod
  coupon: Pick<CouponPrice, 'total' | 'periods'> | null
  /** Until when it costs nothing, should its trial be granted. */
  trial_until: string | null
}

const stateOf = ({
  paidUntil,
  wasPaid,
  isOver,
  failed,
  cancels,
}: {
  paidUntil: string | null
  wasPaid: boolean
  isOver: boolean
  failed: boolean
  cancels: boolean
}): OrderState => {
  if (isOver) return 'ended'
  if (paidUntil === null) return 'open'
  if (failed) return 'past_due'
  if (cancels) return 'cancelled'
  return wasPaid ? 'paid' : 'trialing'
}

/**
 * How an order stands by everything that was told of it. The events may have arrived in any order and any number of times: they are read by the
 * time the provider gives them, each once, so the same events always end in the same standing.
 */
export const standingOf = (order: Ordered, told: readonly PaymentEvent[]): OrderStanding => {
  const events = [...new Map(told.map((event) => [event.id, event])).values()].sort(inTime)
  const charges = asOrdered(order, events)
  const pauses = pausesOf(ofKind(events, 'updated').map(({ id, at, pause }) => ({ id, at, pause: pause ?? null })))
  const last = charges
    .map((charge) => ({ ...charge, until: movedBy(charge.until, pauses.get(charge.until)), of: charge.until }))
    .sort((a, b) => a.until.localeCompare(b.until) || a.invoice.localeCompare(b.invoice))
    .at(-1)
  const wasPaid = ofKind(events, 'paid').length > 0
  const trial = order.trial_until === null || wasPaid ? undefined : ofKind(events, 'trial').at(0)
  const paidUntil = last?.until ?? (trial?.isGranted ? order.trial_until : null)
  const pause = last && pauses.get(last.of)
  const lastPaid = ofKind(events, 'paid').at(-1)?.at ?? ''
  const paidInvoices = new Set(ofKind(events, 'paid').map(({ invoice }) => invoice))
  const failures = ofKind(events, 'failed').filter(({ invoice, at }) => !paidInvoices.has(invoice) && at >= lastPaid)
  const ended = ofKind(events, 'ended').at(0)
  const isOver = ended !== undefined || (paidUntil === null && (wasPaid || trial !== undefined))
  const cancels = ofKind(events, 'updated').at(-1)?.cancels ?? false
  const failed = failures.at(0)
  // What ended with a part of its time paid back gives nothing of that part.
  const hasRefund = ofKind(events, 'refunded').some(({ invoice }) => invoice === last?.invoice)
  const card = ofKind(events, 'card').at(-1)
  const givenUntil = () => {
    if (paidUntil === null) return null
    if (ended) return (hasRefund || !wasPaid) && ended.at < paidUntil ? ended.at : paidUntil
    if (cancels) return paidUntil
    return failed ? later(failed.at, GRACE_DAYS) : later(paidUntil, RENEWAL_DAYS)
  }
  return {
    state: stateOf({ paidUntil, wasPaid, isOver, failed: failed !== undefined, cancels }),
    subscription: ofKind(events, 'started').at(-1)?.subscription ?? null,
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    paidUntil,
    givenUntil: givenUntil(),
    nextTry: isOver ? null : (failures.at(-1)?.nextTry ?? null),
    cancels,
    reducedLeft: reducedLeftOf(order, events),
    pause: pause ? { from: pause.from, until: pause.until } : null,
  }
}

export type LedgerEntry = {
  kind: 'charge' | 'refund'
  ref: string
  chargeRef: string | null
  currency: string
  /** Minor units; a refund is below nothing. */
  total: Minor
  at: string
  from: string | null
  until: string | null
}

/** The money that an event says has moved; null when it says of none. */
export const ledgerEntryOf = (event: PaymentEvent): LedgerEntry | null => {
  if (event.kind === 'paid') {
    const { invoice, currency, total, at, from, until } = event
    return { kind: 'charge', ref: invoice, chargeRef: null, currency, total, at, from, until }
  }
  if (event.kind !== 'refunded') return null
  const { refund, invoice, currency, total, at } = event
  return { kind: 'refund', ref: refund, chargeRef: invoice, currency, total: -total, at, from: null, until: null }
}
