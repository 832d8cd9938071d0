import type { OpenContext, Services } from '../../../server/context.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { type Day, dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import type { Minor } from '../../../shared/money.ts'
import { notFound } from '../../../shared/refusal.ts'
import type { CouponPrice } from '../coupons/coupon.rules.ts'
import { livePlan } from '../subscriptions/gate.service.ts'
import type * as contract from './contract.ts'
import type { PlanOrder } from './contract.ts'
import { isPausedAt, noPauseOf, type PauseSpan, usedUpTo } from './pauses.rules.ts'
import * as query from './queries.ts'
import { unusedOf } from './refund.rules.ts'
import { mayTry } from './trials.service.ts'

const RUNNING = ['trialing', 'paid', 'past_due', 'cancelled']

export const isRunning = ({ state }: Pick<query.StoredOrder, 'state'>): boolean => RUNNING.includes(state)

/** The order that gives somebody their plan now, if one does. */
export const runningOrder = (orders: readonly query.StoredOrder[], now: Date): query.StoredOrder | undefined =>
  orders.find(
    (order) => isRunning(order) && order.given_until !== null && Date.parse(order.given_until) > now.getTime(),
  )

export const currencyIn = ({ countries }: Services, country: string) => {
  const { code, minorUnits } = countries.get(country).currency
  return { code, minorUnits }
}

/** The day it is where an order was made, at an instant: days of a plan are counted and shown in its payer’s zone. */
export const dayOfOrder = ({ countries }: Services, { country }: { country: string }, at: string | Date): Day =>
  dayIn(countries.get(country).zone, new Date(at))

/** The price of the period that comes first or next: the reduced one as long as a coupon reaches. Minor units. */
export const nextPriceOf = (order: Pick<query.StoredOrder, 'net' | 'tax' | 'total' | 'coupon' | 'reduced_left'>) => {
  const { net, tax, total } = order.coupon && order.reduced_left > 0 ? order.coupon : order
  return { net, tax, total }
}

export const toCouponView = ({ code, rate, periods, total }: CouponPrice) => ({ code, rate, periods, total })

/** An order as its person sees it. */
export const shownOrder = (services: Services, order: query.StoredOrder): PlanOrder => {
  const isOver = order.state === 'open' && Date.parse(order.open_until) <= services.now().getTime()
  const state = isOver ? 'abandoned' : order.state
  return {
    id: order.id,
    tier: order.tier,
    period: order.period,
    country: order.country,
    region: order.region,
    currency: currencyIn(services, order.country),
    net: order.net,
    tax: order.tax,
    total: order.total,
    lines: order.tax_lines,
    billingName: order.billing_name,
    billingEmail: order.billing_email,
    taxId: order.buyer_tax_id,
    state,
    coupon: order.coupon && toCouponView(order.coupon),
    next: nextPriceOf(order).total,
    payments: order.provider,
    url: state === 'open' ? order.session_url : null,
    paidUntil: order.paid_until && dayOfOrder(services, order, order.paid_until),
    trialUntil: order.trial_until && dayOfOrder(services, order, order.trial_until),
  }
}

/** Reads orders of whoever calls through their own door, where nobody else's are; writes them as the platform, which keeps them. */
export const withOrders = <T>(
  ctx: OpenContext,
  work: (db: Db, userId: string) => Promise<T>,
  options?: { reading: true },
): Promise<T> => {
  const { userId } = actorOf(ctx)
  return options
    ? ctx.database.forSeeker({ userId }, (db) => work(db, userId), options)
    : ctx.database.forPlatform((db) => work(db, userId))
}

/** The pause of the period of an order that was paid last, over or not. */
export const pauseOfOrder = ({ paused_from: from, paused_until: until }: query.StoredOrder): PauseSpan | null =>
  from && until ? { from: iso(from), until: iso(until) } : null

/** Why the plan of an order cannot be paused now; null when it can. */
export const noPauseOfOrder = (order: query.StoredOrder, now: Date) => {
  const { state, cancels, reduced_left: reducedLeft, paid_until: paidUntil } = order
  return noPauseOf(
    { state, cancels, reducedLeft, pause: pauseOfOrder(order), paidUntil: paidUntil && iso(paidUntil) },
    now,
  )
}

/** What is paid back of a payment when another plan takes the place of the one it paid, minor units: time it stood still is not used. */
export const unusedOfPayment = (payment: query.StoredPayment, order: query.StoredOrder, at: Date): Minor => {
  const now = usedUpTo(pauseOfOrder(order), at)
  const { total, paid_back: alreadyBack, from_at: from, until_at: until } = payment
  return from && until ? unusedOf({ total, alreadyBack, from, until, now }) : 0
}

const shownPause = (services: Services, order: query.StoredOrder) => {
  const pause = pauseOfOrder(order)
  return (
    pause && {
      from: dayOfOrder(services, order, pause.from),
      until: dayOfOrder(services, order, pause.until),
      isOn: isPausedAt(pause, services.now()),
    }
  )
}

export const readSeekerPlan = async (ctx: OpenContext): Promise<Output<typeof contract.readSeekerPlan>> => {
  const { tier, until } = await livePlan(ctx)
  const { userId } = actorOf(ctx)
  const { home, canTry } = await ctx.database.forPlatform(
    async (db) => ({ home: await query.findCountry(db, userId), canTry: await mayTry(ctx, db, userId) }),
    { reading: true },
  )
  const order = runningOrder(await withOrders(ctx, query.listOrders, { reading: true }), ctx.now())
  const payments = order
    ? await withOrders(ctx, (db) => query.listPaymentsOfOrder(db, order.id), { reading: true })
    : []
  const charge = payments.find(({ kind }) => kind === 'charge')
  const zone = home === null ? 'UTC' : ctx.countries.get(home).zone
  return {
    tier,
    country: home,
    until: until && dayIn(zone, new Date(until)),
    mayTry: canTry && !order,
    order: order
      ? {
          ...shownOrder(ctx, order),
          cancels: order.cancels,
          unused: charge ? unusedOfPayment(charge, order, ctx.now()) : 0,
          card: order.card,
          nextTry: order.next_try && dayOfOrder(ctx, order, order.next_try),
          givenUntil: order.given_until && dayOfOrder(ctx, order, order.given_until),
          pause: shownPause(ctx, order),
          mayPause: noPauseOfOrder(order, ctx.now()) === null,
        }
      : null,
  }
}

export const readOrder = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.readOrder>,
): Promise<Output<typeof contract.readOrder>> => {
  const order = await withOrders(ctx, (db, userId) => query.findOrder(db, userId, id), { reading: true })
  if (!order) throw notFound('Order')
  return shownOrder(ctx, order)
}
