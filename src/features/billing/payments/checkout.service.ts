import type { OpenContext, Services } from '../../../server/context.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor, type Minor } from '../../../shared/money.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { type CouponPrice, couponCode, priceWithCoupon } from '../coupons/coupon.rules.ts'
import { isChargeable } from '../coupons/least.rules.ts'
import { getCoupon, lockCoupon } from '../coupons/service.ts'
import type { PlanPrice } from '../plans/price.rules.ts'
import { type Priced, type PricedPlan, planPrices } from '../plans/service.ts'
import { trialEnd } from '../plans/trial.rules.ts'
import { PLANS } from '../subscriptions/rules.ts'
import type * as contract from './contract.ts'
import { currentProvider, providerOf } from './providers.ts'
import * as query from './queries.ts'
import { currencyIn, dayOfOrder, nextPriceOf, runningOrder, shownOrder, toCouponView, withOrders } from './service.ts'
import { mayTry } from './trials.service.ts'

/** How long an order that nobody has paid keeps its price. */
const OPEN_MS = 24 * 60 * 60_000
type Input = Parsed<typeof contract.startCheckout>
type Chosen = Parsed<typeof contract.quoteCheckout>

/** What somebody agrees to by paying, in English whatever the language of the page, kept with the order. */
const consentOf = (
  services: Services,
  { tier, period, country, trialUntil }: Input,
  { now, later, coupon }: Price,
): string => {
  const { code, minorUnits } = currencyIn(services, country)
  const text = (minor: Minor) => `${code} ${fromMinor(minor, minorUnits)}`
  const reduced =
    coupon && coupon.periods > 1
      ? `${text(now.total)} now and again each ${period}, ${coupon.periods} times in all with coupon ${coupon.code}, then`
      : `${text(now.total)} now${coupon ? ` with coupon ${coupon.code}, then` : ' and again'}`
  const again = coupon ? ` ${text(later.total)}` : ''
  const plan = `Fourshore ${PLANS[tier].name}`
  const ends = 'until I cancel, which I can do at any time on the page of my plan.'
  if (trialUntil)
    return `${plan}: free until ${longDay('en-GB', trialUntil)}, then ${text(later.total)} on that day and again each ${period} ${ends} Cancelled before that day it costs nothing.`
  return `${plan}: ${reduced}${again} each ${period} ${ends}`
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
  if (coupon && !isChargeable(coupon.total, later.currency))
    throw invalid({ coupon: 'This coupon would leave less than a card can be charged. Go on without it.' })
  return { now: coupon ?? later, later, coupon, seller }
}

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
  (order.trial_until !== null) === (input.trialUntil !== null) &&
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
    await query.setBilling(db, open.id, {
      name: asked.billingName,
      email: asked.billingEmail,
      taxId: asked.taxId,
    })
    return open
  }
  await providerOf(open).closeSession(ctx, db, open)
  await query.abandonOrder(db, open.id)
  return undefined
}
type Reopening = { asked: Input; provider: string; now: Date }

type Trying = { userId: string; input: Input; price: Price; isFree: boolean }

/** Until when an order costs nothing; null for one that is paid from today. Refused (409) where that is not what was shown. */
const trialOf = async (ctx: OpenContext, db: Db, { userId, input, price, isFree }: Trying): Promise<string | null> => {
  if (input.trialUntil === null) return null
  // A coupon takes the place of a trial.
  const until = price.coupon || !isFree ? null : trialEnd(ctx.now(), price.later.trialDays)
  if (until && dayOfOrder(ctx, input, until) === input.trialUntil && (await mayTry(ctx, db, userId))) return until
  throw new Refusal('CONFLICT', 'The free trial cannot be had any more. Look at the page again before you go on.')
}

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
    const trialUntil = await trialOf(ctx, db, { userId, input, price, isFree: !running })
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
      trial_until: trialUntil,
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
