import type { OpenContext, Services } from '../../../server/context.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { type Day, dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor, type Minor } from '../../../shared/money.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { type CouponPrice, couponCode, priceWithCoupon } from '../coupons/coupon.rules.ts'
import { getCoupon, lockCoupon } from '../coupons/service.ts'
import type { PlanPrice } from '../plans/price.rules.ts'
import { type Priced, type PricedPlan, planPrices } from '../plans/service.ts'
import { livePlan } from '../subscriptions/gate.service.ts'
import { PLANS } from '../subscriptions/rules.ts'
import type * as contract from './contract.ts'
import type { PlanOrder } from './contract.ts'
import { isPausedAt, noPauseOf, type PauseSpan, usedUpTo } from './pauses.rules.ts'
import { currentProvider, providerOf } from './providers.ts'
import * as query from './queries.ts'
import { unusedOf } from './refund.rules.ts'

/** How long an order that nobody has paid keeps its price. */
const OPEN_MS = 24 * 60 * 60_000
const RUNNING = ['paid', 'past_due', 'cancelled']

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

const shownOrder = (services: Services, order: query.StoredOrder): PlanOrder => {
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
    state,
    coupon: order.coupon && toCouponView(order.coupon),
    next: nextPriceOf(order).total,
    payments: order.provider,
    url: state === 'open' ? order.session_url : null,
    paidUntil: order.paid_until && dayOfOrder(services, order, order.paid_until),
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
  const home = await ctx.database.forPlatform((db) => query.findCountry(db, userId), { reading: true })
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

type Input = Parsed<typeof contract.startCheckout>
type Chosen = Parsed<typeof contract.quoteCheckout>

/** What somebody agrees to by paying, in English whatever the language of the page, kept with the order. */
const consentOf = (services: Services, { tier, period, country }: Input, { now, later, coupon }: Price): string => {
  const { code, minorUnits } = currencyIn(services, country)
  const text = (minor: Minor) => `${code} ${fromMinor(minor, minorUnits)}`
  const reduced =
    coupon && coupon.periods > 1
      ? `${text(now.total)} now and again each ${period}, ${coupon.periods} times in all with coupon ${coupon.code}, then`
      : `${text(now.total)} now${coupon ? ` with coupon ${coupon.code}, then` : ' and again'}`
  const again = coupon ? ` ${text(later.total)}` : ''
  return `Fourshore ${PLANS[tier].name}: ${reduced}${again} each ${period} until I cancel, which I can do at any time on the page of my plan.`
}

/** What is paid now, and what each period costs without the coupon. */
type Price = { now: PlanPrice; later: PricedPlan; coupon: CouponPrice | null; seller: Priced['seller'] }

/** The price of what was chosen. A coupon counts the day it is where the plan is paid. */
const priceOf = async (ctx: OpenContext, db: Db, userId: string, input: Chosen): Promise<Price> => {
  const { plans, seller } = await planPrices(ctx, input.country, input.region)
  const later = plans.find(({ tier, period }) => tier === input.tier && period === input.period)
  if (!later)
    throw invalid({
      country: 'This plan has no price there. Choose the country, and in Canada the province, you live in.',
    })
  const now = ctx.now()
  const day = dayIn(ctx.countries.get(input.country).zone, now)
  const found = await getCoupon(db, { code: input.coupon, by: { userId }, day, now: now.toISOString() })
  const coupon = found && priceWithCoupon(later, found)
  return { now: coupon ?? later, later, coupon, seller }
}

const toCouponView = ({ code, rate, periods, total }: CouponPrice) => ({ code, rate, periods, total })

export const quoteCheckout = async (
  ctx: OpenContext,
  input: Chosen,
): Promise<Output<typeof contract.quoteCheckout>> => {
  const { userId } = actorOf(ctx)
  const { now, later, coupon } = await ctx.database.forPlatform((db) => priceOf(ctx, db, userId, input), {
    reading: true,
  })
  return {
    currency: currencyIn(ctx, input.country),
    net: now.net,
    tax: now.tax,
    total: now.total,
    lines: now.lines,
    coupon: coupon && toCouponView(coupon),
    later: later.total,
  }
}

const isSame = (order: query.StoredOrder, input: Input, provider: string): boolean =>
  order.tier === input.tier &&
  order.period === input.period &&
  order.country === input.country &&
  order.region === input.region &&
  nextPriceOf(order).total === input.total &&
  (order.coupon?.code ?? null) === (input.coupon && couponCode(input.coupon)) &&
  order.provider === provider

/** An open order for the same is taken up again, so that a page loaded twice orders once; one for something else is put aside. */
const openAgain = async (
  ctx: OpenContext,
  db: Db,
  orders: readonly query.StoredOrder[],
  { asked, provider, now }: Reopening,
) => {
  const open = orders.find(({ state }) => state === 'open')
  if (!open) return undefined
  if (isSame(open, asked, provider) && Date.parse(open.open_until) > now.getTime()) {
    await query.setBilling(db, open.id, { name: asked.billingName, email: asked.billingEmail })
    return open
  }
  await providerOf(open).closeSession(ctx, db, open)
  await query.abandonOrder(db, open.id)
  return undefined
}
type Reopening = { asked: Input; provider: string; now: Date }

export const startCheckout = async (ctx: OpenContext, input: Input): Promise<Output<typeof contract.startCheckout>> => {
  const provider = currentProvider(ctx)
  const now = ctx.now()
  const order = await withOrders(ctx, async (db, userId) => {
    await query.lockOrdersOf(db, userId)
    if (input.coupon) await lockCoupon(db, input.coupon)
    const price = await priceOf(ctx, db, userId, input)
    if (price.now.total !== input.total)
      throw new Refusal(
        'CONFLICT',
        'The price has changed since the page was opened. Look at it again before you pay.',
        { data: { total: price.now.total } },
      )
    const orders = await query.listOrders(db, userId)
    const running = runningOrder(orders, now)
    if (running && running.tier === input.tier && running.period === input.period && !running.cancels)
      throw new Refusal('CONFLICT', 'You have this plan already.')
    const again = await openAgain(ctx, db, orders, { asked: input, provider, now })
    if (again) return again
    const { later: chosen, coupon, seller } = price
    return query.insertOrder(db, {
      ...input,
      userId,
      currency: chosen.currency,
      net: chosen.net,
      tax: chosen.tax,
      total: chosen.total,
      coupon,
      taxLines: chosen.lines,
      seller: {
        name: seller?.name ?? 'Fourshore',
        address: seller?.address ?? '',
        taxNumber: seller?.tax_number ?? null,
      },
      consent: consentOf(ctx, input, price),
      provider,
      replaces: running?.id ?? null,
      orderedAt: now.toISOString(),
      openUntil: new Date(now.getTime() + OPEN_MS).toISOString(),
    })
  })
  const url = order.session_url ?? (await openSession(ctx, order))
  ctx.audit({
    action: 'plan.order',
    targetType: 'plan',
    targetId: order.id,
    after: { tier: order.tier, period: order.period },
  })
  return { order: shownOrder(ctx, order), url }
}

const openSession = async (ctx: OpenContext, order: query.StoredOrder): Promise<string> => {
  const session = await providerOf(order).openSession(ctx, order)
  await withOrders(ctx, (db) => query.setOrderSession(db, order.id, session))
  return session.url
}

export const readOrder = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.readOrder>,
): Promise<Output<typeof contract.readOrder>> => {
  const order = await withOrders(ctx, (db, userId) => query.findOrder(db, userId, id), { reading: true })
  if (!order) throw notFound('Order')
  return shownOrder(ctx, order)
}
