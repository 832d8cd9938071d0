import type { OpenContext, Services } from '../../../server/context.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { type Priced, planPrices } from '../plans/service.ts'
import { liveTier } from '../subscriptions/gate.service.ts'
import type * as contract from './contract.ts'
import type { PlanOrder } from './contract.ts'
import { currentProvider, providerOf } from './providers.ts'
import * as query from './queries.ts'
import { testCardOutcome } from './test-cards.rules.ts'
import { payWithTestSubscription } from './test-provider.ts'

/** How long an order that nobody has paid keeps its price. */
const OPEN_MS = 24 * 60 * 60_000
const RUNNING = ['paid', 'past_due', 'cancelled']
const TIER_NAMES = { premium: 'Premium', premium_plus: 'Premium+' } as const
const PERIOD_NAMES = { month: 'month', year: 'year' } as const

/** The order that gives somebody their plan now, if one does. */
export const runningOrder = (orders: readonly query.StoredOrder[], now: Date): query.StoredOrder | undefined =>
  orders.find(
    ({ state, given_until: until }) => RUNNING.includes(state) && until !== null && Date.parse(until) > now.getTime(),
  )

export const currencyIn = ({ countries }: Services, country: string) => {
  const { code, minorUnits } = countries.get(country).currency
  return { code, minorUnits }
}

const shownOrder = (services: Services, order: query.StoredOrder): PlanOrder => ({
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
  state: order.state,
  payments: order.provider,
  url: order.state === 'open' ? order.session_url : null,
  paidUntil: order.paid_until && iso(order.paid_until),
  openUntil: iso(order.open_until),
})

/** Reads or writes orders of whoever calls, as the platform that keeps them. */
export const withOrders = <T>(
  ctx: OpenContext,
  work: (db: Db, userId: string) => Promise<T>,
  options?: { reading: true },
): Promise<T> => {
  const { userId } = actorOf(ctx)
  return ctx.database.forPlatform((db) => work(db, userId), options)
}

export const readSeekerPlan = async (ctx: OpenContext): Promise<Output<typeof contract.readSeekerPlan>> => {
  const tier = await liveTier(ctx)
  const { orders, user } = await withOrders(
    ctx,
    async (db, userId) => ({
      orders: await query.listOrders(db, userId),
      user: await query.findUserOfPlan(db, userId),
    }),
    { reading: true },
  )
  const order = runningOrder(orders, ctx.now())
  return {
    tier,
    country: user?.country ?? null,
    until: order?.given_until ? iso(order.given_until) : null,
    order: order
      ? {
          ...shownOrder(ctx, order),
          cancels: order.cancels,
          card: order.card,
          nextTry: order.next_try && iso(order.next_try),
          givenUntil: order.given_until && iso(order.given_until),
        }
      : null,
  }
}

type Asked = Parsed<typeof contract.startCheckout>

/** What somebody agrees to by paying, kept with the order as it was shown. */
const consentOf = ({ tier, period, total }: Asked, currency: string): string =>
  `Fourshore ${TIER_NAMES[tier]}: ${currency} ${total} (minor units) now and each ${PERIOD_NAMES[period]} until I cancel, which I can do at any time on the page of my plan.`

const chosenPlan = ({ plans }: Priced, asked: Asked) => {
  const chosen = plans.find(({ tier, period }) => tier === asked.tier && period === asked.period)
  if (!chosen)
    throw invalid({
      country: 'This plan has no price there. Choose the country, and in Canada the province, you live in.',
    })
  if (chosen.total !== asked.total)
    throw new Refusal('CONFLICT', 'The price has changed since the page was opened. Look at it again before you pay.', {
      data: { total: chosen.total },
    })
  return chosen
}

const isSame = (order: query.StoredOrder, asked: Asked, provider: string): boolean =>
  order.tier === asked.tier &&
  order.period === asked.period &&
  order.country === asked.country &&
  order.region === asked.region &&
  order.total === asked.total &&
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
  await providerOf(open).closeSession(ctx, open)
  await query.abandonOrder(db, open.id)
  return undefined
}
type Reopening = { asked: Asked; provider: string; now: Date }

export const startCheckout = async (ctx: OpenContext, asked: Asked): Promise<Output<typeof contract.startCheckout>> => {
  const provider = currentProvider(ctx)
  const priced = await planPrices(ctx, asked.country, asked.region)
  const chosen = chosenPlan(priced, asked)
  const now = ctx.now()
  const order = await withOrders(ctx, async (db, userId) => {
    await query.lockOrdersOf(db, userId)
    const orders = await query.listOrders(db, userId)
    const running = runningOrder(orders, now)
    if (running && running.tier === asked.tier && running.period === asked.period && !running.cancels)
      throw new Refusal('CONFLICT', 'You have this plan already.')
    const again = await openAgain(ctx, db, orders, { asked, provider, now })
    if (again) return again
    const { seller } = priced
    return query.insertOrder(db, {
      ...asked,
      userId,
      currency: chosen.currency,
      net: chosen.net,
      tax: chosen.tax,
      taxLines: chosen.lines,
      seller: {
        name: seller?.name ?? 'Fourshore',
        address: seller?.address ?? '',
        taxNumber: seller?.tax_number ?? null,
      },
      consent: consentOf(asked, chosen.currency),
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

/** The page of the test provider: a real card cannot be used by mistake, since every number but the published ones is refused and none is kept. */
export const payWithTestCard = async (
  ctx: OpenContext,
  { id, number, approved }: Parsed<typeof contract.payWithTestCard>,
): Promise<Output<typeof contract.payWithTestCard>> =>
  withOrders(ctx, async (db, userId) => {
    const order = await query.lockOrder(db, id)
    if (!order || order.user_id !== userId) throw notFound('Order')
    if (order.provider !== 'test' || ctx.settings.payments.kind !== 'test')
      throw new Refusal('CONFLICT', 'This order is not paid here.')
    if (RUNNING.includes(order.state)) return { outcome: 'paid' }
    if (order.state !== 'open' || Date.parse(order.open_until) <= ctx.now().getTime())
      throw new Refusal('CONFLICT', 'This order is over. Choose the plan again.')
    const outcome = testCardOutcome(number)
    if (outcome === null)
      throw invalid({
        number:
          'This is a test: it takes the published test cards only, such as 4242 4242 4242 4242. Never type a real card here.',
      })
    if (outcome === 'declined' || outcome === 'no_funds' || outcome === 'expired') return { outcome }
    if (outcome === 'asks' && approved !== true) return { outcome: approved === null ? 'asks' : 'refused' }
    await payWithTestSubscription(db, {
      order,
      outcome,
      last4: number.replace(/\D/g, '').slice(-4),
      at: ctx.now().toISOString(),
    })
    ctx.audit({ action: 'plan.pay', targetType: 'plan', targetId: order.id })
    return { outcome: 'paid' }
  })

const changeCancellation = async (ctx: OpenContext, cancels: boolean): Promise<{ until: string | null }> => {
  const changed = await withOrders(ctx, async (db, userId) => {
    await query.lockOrdersOf(db, userId)
    const order = runningOrder(await query.listOrders(db, userId), ctx.now())
    if (!order) throw new Refusal('CONFLICT', 'You have no plan that could be changed.')
    if (order.cancels !== cancels) await providerOf(order).cancelAtEnd(ctx, db, order, cancels)
    return order
  })
  const action = cancels ? 'plan.cancel' : 'plan.resume'
  ctx.audit({ action, targetType: 'plan', targetId: changed.id })
  return { until: changed.paid_until && iso(changed.paid_until) }
}

export const cancelSeekerPlan = (ctx: OpenContext) => changeCancellation(ctx, true)
export const resumeSeekerPlan = (ctx: OpenContext) => changeCancellation(ctx, false)
