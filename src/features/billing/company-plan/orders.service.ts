import type { Context, Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { lockCoupon, putCouponUse } from '../coupons/service.ts'
import type { Buyer } from '../payments/bills.rules.ts'
import { PRODUCT_NAMES } from '../payments/bills.rules.ts'
import * as payments from '../payments/bills.service.ts'
import { justPaid } from '../payments/provider.ts'
import { currentProvider } from '../payments/providers.ts'
import { NO_TEST_CARD, testCardOutcome } from '../payments/test-cards.rules.ts'
import { saleTaxes } from '../plans/service.ts'
import type * as contract from './contract.ts'
import type { CompanyBill } from './contract.ts'
import * as query from './queries.ts'
import { currencyOf, LIVE, peopleToday, type Quoted, quoteOf, toBillView, type Wish } from './quote.service.ts'
import { buyerOfNext, type Standing, type Sum, standingOfCompany, todayIn } from './standing.service.ts'

const sameTotal = (quoted: Sum, total: number) => {
  if (quoted.total !== total)
    throw new Refusal('CONFLICT', 'The price has changed since the page was opened. Look at it again before you pay.', {
      data: { total: quoted.total },
    })
}

type Making = {
  services: Services
  db: Db
  companyId: string
  wish: Omit<Wish, 'action' | 'coupon'>
  quoted: Omit<Quoted, 'coupon' | 'current' | 'takes'>
}

const OPEN_DAYS = { start: 1, seats: 7, switch: 7, renewal: 90 } as const

/** Writes a bill; what it is for begins when it is paid. */
export const writeBill = async (
  { services, db, companyId, wish, quoted }: Making,
  buyer: Buyer,
): Promise<payments.StoredBill> => {
  const now = services.now()
  const { seller } = await saleTaxes(db, {
    country: wish.country,
    region: wish.region,
    day: todayIn(services, wish.country),
  })
  const { code, minorUnits } = currencyOf(services, wish.country)
  return payments.insertBill(db, {
    buyer: companyId,
    product: wish.product,
    kind: quoted.kind,
    period: wish.period,
    seats: wish.seats,
    lines: quoted.lines,
    from_at: quoted.from,
    until_at: quoted.until,
    country: wish.country,
    region: wish.region,
    currency: code,
    net: quoted.net,
    tax: quoted.tax,
    total: quoted.total,
    tax_lines: quoted.taxLines,
    seller: {
      name: seller?.name ?? 'Fourshore',
      address: seller?.address ?? '',
      taxNumber: seller?.tax_number ?? null,
    },
    billing_name: buyer.name,
    billing_email: buyer.email,
    buyer_tax_id: buyer.taxId,
    consent: `Fourshore ${PRODUCT_NAMES[wish.product]}, ${wish.seats} seats: ${code} ${fromMinor(quoted.total, minorUnits)} now, and again each ${wish.period} what the seats then cost, until we cancel.`,
    provider: currentProvider(services),
    ordered_at: now.toISOString(),
    open_until: new Date(now.getTime() + OPEN_DAYS[quoted.kind] * 86_400_000).toISOString(),
  })
}

/** Bills that wait give way to a new one; one that was just paid does not: both would be charged. */
const setAside = async (services: Services, db: Db, { bills }: Standing): Promise<void> => {
  for (const old of bills.filter(({ state }) => state === 'open')) {
    if (await payments.isTaken(services, db, old)) throw justPaid()
    await payments.abandonBill(db, old.id)
  }
}

export const buyCompanyPlan = async (
  ctx: Context,
  { total, billingName, billingEmail, taxId, ...asked }: Parsed<typeof contract.buyCompanyPlan>,
): Promise<CompanyBill> => {
  const { companyId } = ctx.actor
  const people = await peopleToday(ctx)
  const wish: Wish = { ...asked, action: 'start' }
  const bill = await ctx.database.forPlatform(async (db) => {
    await payments.lockBillsOf(db, companyId)
    if (wish.coupon) await lockCoupon(db, wish.coupon)
    const standing = await standingOfCompany(ctx, db, companyId)
    const quoted = await quoteOf({ services: ctx, db, companyId, people, wish }, standing)
    sameTotal(quoted, total)
    await setAside(ctx, db, standing)
    const made = await writeBill(
      { services: ctx, db, companyId, wish, quoted },
      { name: billingName, email: billingEmail, taxId },
    )
    const { coupon } = quoted
    if (coupon) await putCouponUse(db, companyId, { coupon, orderId: made.id, at: ctx.now().toISOString() })
    await query.putCancels(db, companyId, false)
    await query.putNext(db, companyId, null)
    await query.putBilling(db, companyId, null)
    return made
  })
  ctx.audit({
    action: 'plan.order',
    targetType: 'plan',
    targetId: bill.id,
    after: { product: bill.product, seats: bill.seats },
  })
  return toBillView(ctx, bill)
}

export const changeCompanyPlan = async (
  ctx: Context,
  { total, ...asked }: Parsed<typeof contract.changeCompanyPlan>,
): Promise<Output<typeof contract.changeCompanyPlan>> => {
  const { companyId } = ctx.actor
  const people = await peopleToday(ctx)
  const bill = await ctx.database.forPlatform(async (db) => {
    await payments.lockBillsOf(db, companyId)
    const standing = await standingOfCompany(ctx, db, companyId)
    if (standing.open) throw new Refusal('CONFLICT', 'Another bill waits to be paid. Pay it first.')
    const quoted = await quoteOf(
      { services: ctx, db, companyId, people, wish: { ...asked, action: 'change' } },
      standing,
    )
    const { current } = quoted
    const buyer = buyerOfNext(standing)
    if (!current || !buyer) throw notFound('Plan')
    sameTotal(quoted, total)
    if (quoted.takes === 'at_end') {
      await query.putNext(db, companyId, { product: asked.product, seats: asked.seats, period: asked.period })
      return null
    }
    await setAside(ctx, db, standing)
    const wish = { ...asked, country: current.country, region: current.region, period: current.period }
    const made = await writeBill({ services: ctx, db, companyId, wish, quoted }, buyer)
    await query.putNext(db, companyId, null)
    await payments.chargeBill(ctx, db, made)
    return made
  })
  const after = { product: asked.product, seats: asked.seats, period: asked.period }
  ctx.audit({ action: 'plan.change', targetType: 'plan', targetId: bill?.id ?? companyId, after })
  return { takes: bill ? 'now' : 'at_end', bill: bill && toBillView(ctx, bill) }
}

export const openCompanyBill = async (
  ctx: Context,
  { id }: Parsed<typeof contract.openCompanyBill>,
): Promise<Output<typeof contract.openCompanyBill>> => {
  const { companyId } = ctx.actor
  const url = await ctx.database.forPlatform(async (db) => {
    await payments.lockBillsOf(db, companyId)
    const { bills, open } = await standingOfCompany(ctx, db, companyId)
    const bill = bills.find((one) => one.id === id)
    if (!bill) throw notFound('Bill')
    if (open?.id !== id) throw new Refusal('CONFLICT', 'This bill is over. Choose the plan again.')
    return payments.openBillPage(ctx, db, bill)
  })
  ctx.audit({ action: 'plan.page', targetType: 'plan', targetId: id })
  return { url }
}

export const payCompanyBill = async (
  ctx: Context,
  { id, number, approved }: Parsed<typeof contract.payCompanyBill>,
): Promise<Output<typeof contract.payCompanyBill>> => {
  const { companyId } = ctx.actor
  const outcome = await ctx.database.forPlatform(async (db) => {
    await payments.lockBillsOf(db, companyId)
    const { bills, open } = await standingOfCompany(ctx, db, companyId)
    const bill = bills.find((one) => one.id === id)
    if (!bill) throw notFound('Bill')
    if (bill.state === 'paid') return 'paid'
    if (open?.id !== id) throw new Refusal('CONFLICT', 'This bill is over. Choose the plan again.')
    if (bill.provider !== 'test')
      throw new Refusal('CONFLICT', 'This bill is paid on the page of the payment provider.')
    const found = testCardOutcome(number)
    if (found === null) throw invalid({ number: NO_TEST_CARD })
    if (found === 'declined' || found === 'no_funds' || found === 'expired') return found
    if (found === 'asks' && approved !== true) return approved === null ? 'asks' : 'refused'
    const at = ctx.now().toISOString()
    const last4 = number.replace(/\D/g, '').slice(-4)
    await payments.saveTestCard(db, companyId, { outcome: found, last4, at })
    await payments.takeBill(db, bill, { last4, at })
    return 'paid'
  })
  if (outcome === 'paid') ctx.audit({ action: 'plan.pay', targetType: 'plan', targetId: id })
  return { outcome }
}

export const cancelCompanyPlan = async (
  ctx: Context,
  { cancels, reason }: Parsed<typeof contract.cancelCompanyPlan>,
): Promise<Output<typeof contract.cancelCompanyPlan>> => {
  const { companyId } = ctx.actor
  const until = await ctx.database.forPlatform(async (db) => {
    await payments.lockBillsOf(db, companyId)
    const { state, contract: current, open } = await standingOfCompany(ctx, db, companyId)
    if (!current || !LIVE.includes(state)) throw new Refusal('CONFLICT', 'You have no plan that could be changed.')
    await query.putCancels(db, companyId, cancels)
    // A renewal nobody wants any more is not asked for again.
    if (cancels && open) await payments.abandonUntaken(ctx, db, open)
    return iso(current.paidUntil)
  })
  ctx.audit({
    action: cancels ? 'plan.cancel' : 'plan.resume',
    targetType: 'plan',
    targetId: companyId,
    ...(cancels && reason && { after: { reason } }),
  })
  return { until }
}
