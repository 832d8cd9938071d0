import { ZodError } from 'zod'
import type { OpenContext, Services } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import type { Minor } from '../../../shared/money.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { taxOfPart } from '../plans/price.rules.ts'
import { liveTierOf } from '../subscriptions/live.rules.ts'
import { putSeekerSubscription } from '../subscriptions/plan.service.ts'
import { putStripeCard } from './bills.queries.ts'
import type * as contract from './contract.ts'
import { ledgerEntryOf, type PaymentEvent, standingOf } from './events.rules.ts'
import * as query from './queries.ts'
import { signEvent, verifiedEvent } from './signature.ts'
import { cardOfSetup } from './stripe.cards.ts'
import { invoiceOfIntent } from './stripe.ts'
import { disputedIntent, namedDispute, type ProviderEvent, readProviderEvent, setupIntentOf } from './wire.rules.ts'

/** States of an order in the words of a plan. One that ended gives what is still paid for, as a cancelled one does. */
const PLAN_STATUS = {
  trialing: 'trialing',
  paid: 'active',
  past_due: 'past_due',
  cancelled: 'cancelled',
  ended: 'cancelled',
} as const
const TIER_RANK = { free: 0, premium: 1, premium_plus: 2 } as const

/** What somebody has by all their orders: the highest plan that is live, else the one that ended last. Nothing for who never paid. */
const planOf = (orders: readonly query.StoredOrder[], now: Date) => {
  // What was paid back whole gives no time at all.
  const plans = orders.flatMap(
    ({ tier, state, given_until: until, ordered_at: orderedAt, paused_from, paused_until }) =>
      state === 'open' || state === 'abandoned'
        ? []
        : [{ tier, status: PLAN_STATUS[state], until: until ?? orderedAt, paused_from, paused_until }],
  )
  // One that stands still goes on by itself: nothing writes the plan anew then.
  const rank = (plan: (typeof plans)[number]) =>
    TIER_RANK[liveTierOf({ ...plan, paused_from: null, paused_until: null }, now)]
  return plans.sort((a, b) => rank(b) - rank(a) || Date.parse(b.until) - Date.parse(a.until)).at(0)
}

/** Writes the plan of somebody anew from their orders. */
const settlePlan = async (db: Db, userId: string, now: Date): Promise<void> => {
  const plan = planOf(await query.listOrders(db, userId), now)
  if (plan) await putSeekerSubscription(db, userId, plan)
}

type Heard = { order: query.StoredOrder; event: PaymentEvent; at: string }

/** The tax in what was paid or paid back: of a whole period as it stands in the order, of a part its share. */
const taxOf = (total: Minor, order: query.StoredOrder): Minor =>
  taxOfPart(total, order.coupon && Math.abs(total) === order.coupon.total ? order.coupon : order)

/** Puts money that moved into the ledger, once, with the number of its paper. */
const enterLedger = async (db: Db, { order, event, at }: Heard): Promise<void> => {
  const entry = ledgerEntryOf(event)
  if (!entry) return
  const tax = taxOf(entry.total, order)
  const entered = await query.insertLedgerEntry(db, { ...entry, order, tax, eventId: event.id })
  if (!entered) return
  const series = entry.kind === 'charge' ? order.country : `${order.country}-CN`
  const number = `${series}-${String(await query.nextPaperNumber(db, series)).padStart(6, '0')}`
  await query.insertPaper(db, {
    number,
    userId: order.user_id,
    ledgerId: entered.id,
    issuedAt: at,
    buyer: { name: order.billing_name, email: order.billing_email, taxId: order.buyer_tax_id },
    chargeRef: entry.chargeRef,
  })
}

/**
 * Takes in what the provider tells: each event once, whatever the order they come in. The standing of the order and the plan of the person are
 * reckoned anew from all that was told, in the transaction that keeps the event. False for one that is known.
 */
export const takeInEvent = (services: Services, received: ProviderEvent): Promise<boolean> =>
  services.database.forPlatform(async (db) => {
    const order = received.order ? ((await query.lockOrder(db, received.order)) ?? null) : null
    const receivedAt = services.now().toISOString()
    if (!(await query.insertEvent(db, { ...received, order, receivedAt }))) return false
    if (!order || !received.event) return true
    await enterLedger(db, { order, event: received.event, at: receivedAt })
    const trialUntil = order.trial_until && iso(order.trial_until)
    const standing = standingOf({ ...order, trial_until: trialUntil }, await query.listEvents(db, order.id))
    await query.saveStanding(db, order.id, standing)
    if (order.user_id) await settlePlan(db, order.user_id, services.now())
    // Who is gone pays nothing more, and what this plan takes the place of ends: unused time is paid back.
    if (order.buyer && received.card) await putStripeCard(db, order.buyer, { ...received.card, at: received.at })
    if (received.card && received.type === 'checkout.session.completed') await enqueueUse(db, order.id, received)
    if (order.trial_until !== null && received.event.kind === 'started')
      await enqueueJob(db, 'begin-plan-trial', { orderId: order.id }, `trial ${order.id}`)
    if (order.buyer) {
      await enqueueJob(db, 'settle-company-plan', { companyId: order.buyer }, `bill ${received.id}`)
      await enqueueJob(db, 'send-billing-papers', { companyId: order.buyer }, `papers ${received.id}`)
      return true
    }
    const isOfNobody = !order.user_id && standing.state !== 'ended'
    const over = isOfNobody ? order.id : order.state !== 'paid' && standing.state === 'paid' && order.replaces
    if (over) await enqueueJob(db, 'end-plan-order', { orderId: over }, `end of ${over}`)
    return true
  })

/** The card that was given last is the one that pays: an older one that is told of later changes nothing. */
const enqueueUse = async (db: Db, orderId: string, { card, at }: ProviderEvent): Promise<void> => {
  const told = await query.listEvents(db, orderId)
  if (!card || told.some((event) => event.kind === 'card' && event.at > at)) return
  const { customer, method } = card
  await enqueueJob(db, 'use-card-at-stripe', { orderId, customer, method }, `card of ${orderId}`)
}

export const receivePaymentEvent = async (
  ctx: OpenContext,
  { signature }: Parsed<typeof contract.receivePaymentEvent>,
): Promise<Output<typeof contract.receivePaymentEvent>> => {
  const body = await verifiedEvent(ctx, ctx.upload ?? Buffer.alloc(0), signature)
  await takeInEvent(ctx, await readOf(ctx, body))
  return { received: true }
}

/** A dispute names a payment of Stripe’s, and we know payments by their invoice: Stripe is asked which one that is. */
const readOf = async (services: Services, body: unknown): Promise<ProviderEvent> => {
  const setup = setupIntentOf(body)
  if (setup !== null) return readSetup(services, body, setup)
  const intent = disputedIntent(body)
  if (intent === null) return readEvent(body)
  const charge = (ref: string) =>
    services.database.forPlatform((db) => query.findChargeByRef(db, ref), { reading: true })
  const invoice = (await charge(intent)) ? intent : await invoiceOfIntent(services, intent)
  const found = invoice === null ? undefined : await charge(invoice)
  return readEvent(found && invoice !== null ? namedDispute(body, { order: found.order_id, invoice }) : body)
}

/** A page on which a card was given says which one only when Stripe is asked. */
const readSetup = async (services: Services, body: unknown, intent: string): Promise<ProviderEvent> => {
  const told = readEvent(body)
  const card = told.order === null ? null : await cardOfSetup(services, intent)
  if (!card) return told
  const { id, at } = told
  return { ...told, card, event: { kind: 'card', id, at, brand: card.brand, last4: card.last4 } }
}

const readEvent = (body: unknown): ProviderEvent => {
  try {
    return readProviderEvent(body)
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    throw new Refusal('MALFORMED', 'This event is not of the shape that Stripe describes.')
  }
}

/** What the test provider tells goes through the same door: signed, verified, read. */
export const tellTestPayment = async (services: Services, { body }: { body: string }): Promise<void> => {
  const signature = await signEvent(services, body)
  await takeInEvent(services, readEvent(await verifiedEvent(services, Buffer.from(body), signature)))
}

/** Takes in an event that was read from the provider's own list, should it never have come; null for one that did. */
export const takeInMissedEvent = async (services: Services, body: unknown): Promise<ProviderEvent | null> => {
  const told = await readOf(services, body)
  return (await takeInEvent(services, told)) ? told : null
}
