import { buyCompanyPlan, changeCompanyPlan } from '../../features/billing/company-plan/orders.service.ts'
import { quoteCompanyPlan } from '../../features/billing/company-plan/quote.service.ts'
import { settleCompanyPlan } from '../../features/billing/company-plan/settle.service.ts'
import type { CompanyProduct } from '../../features/billing/payments/bills.rules.ts'
import { beginBill, findBill, listBills, saveTestCard } from '../../features/billing/payments/bills.service.ts'
import { startCheckout } from '../../features/billing/payments/checkout.service.ts'
import { tellTestPayment } from '../../features/billing/payments/events.service.ts'
import { lockOrder } from '../../features/billing/payments/queries.ts'
import {
  beginTestSubscription,
  renewOneTestSubscription,
  type SentEvent,
} from '../../features/billing/payments/test-provider.ts'
import { putSeller } from '../../features/billing/plans/queries.ts'
import { planPrices } from '../../features/billing/plans/service.ts'
import type { Context, OpenContext, Services } from '../../server/context.ts'
import { DAY_MS } from '../../shared/dates.ts'

/** How long that person has had their plan. */
const SINCE_DAYS = 75

const SELLERS = {
  SG: {
    name: 'Fourshore Demonstration Pte. Ltd.',
    address: '1 Quay Street, Singapore 049000',
    tax_number: 'M9-0000000-X',
  },
  IN: {
    name: 'Fourshore Demonstration Pvt. Ltd.',
    address: '1 Harbour Road, Mumbai 400001',
    tax_number: '27AAAAA0000A1Z5',
  },
  CA: {
    name: 'Fourshore Demonstration Inc.',
    address: '1 Lake Street, Toronto ON M5J 0A1',
    tax_number: '000000000 RT0001',
  },
  AE: { name: 'Fourshore Demonstration LLC', address: '1 Creek Road, Dubai', tax_number: '100000000000003' },
}

/** Who sells plans in the demonstration, by country. */
export const addPlanSellers = (services: Services): Promise<void> =>
  services.database.forPlatform(async (db) => {
    for (const [country, seller] of Object.entries(SELLERS)) await putSeller(db, country, seller)
  })

/** Premium+ of somebody, ordered some months ago with a test card and renewed since, by the calls and events of the real thing. */
export const addPaidPlan = async (
  ctx: OpenContext,
  person: { name: string; email: string; country: string },
): Promise<void> => {
  const began = new Date(ctx.now().getTime() - SINCE_DAYS * DAY_MS)
  const then = { ...ctx, now: () => began }
  const { plans, regions } = await planPrices(then, person.country, '')
  const region = plans.length > 0 ? '' : (regions[0] ?? '')
  const price = (await planPrices(then, person.country, region)).plans.find(
    ({ tier, period }) => tier === 'premium_plus' && period === 'month',
  )
  if (!price || ctx.settings.payments.kind !== 'test') return
  const { order } = await startCheckout(then, {
    tier: 'premium_plus',
    period: 'month',
    country: person.country,
    region,
    coupon: null,
    trialUntil: null,
    billingName: person.name,
    billingEmail: person.email,
    taxId: null,
    total: price.total,
  })
  const tell = (event: SentEvent) => tellTestPayment({ ...ctx, now: () => new Date(event.at) }, event)
  const first = await ctx.database.forPlatform(async (db) => {
    const stored = await lockOrder(db, order.id)
    return stored
      ? beginTestSubscription(db, { order: stored, outcome: 'paid', last4: '4242', at: began.toISOString() })
      : []
  })
  for (const told of first) await tell(told)
  const renew = () => ctx.database.forPlatform((db) => renewOneTestSubscription(ctx, db))
  for (let told = await renew(); told; told = await renew()) await tell(told)
}

type Sold = {
  product: CompanyProduct
  seats: number
  sinceDays: number
  country: string
  region: string
  name: string
  email: string
}

/** A time ago, as if it were then. */
const ago = <C extends Services>(ctx: C, days: number): C => {
  const then = new Date(ctx.now().getTime() - days * DAY_MS)
  return { ...ctx, now: () => then }
}

/** Takes the bills of a company from a test card, and hears of it. */
const payBill = async (
  services: Services,
  companyId: string,
  id: string,
  outcome: 'paid' | 'renewal_fails',
): Promise<void> => {
  const at = services.now().toISOString()
  const told = await services.database.forPlatform(async (db) => {
    await saveTestCard(db, companyId, { outcome, last4: outcome === 'paid' ? '4242' : '0341', at })
    const bill = await findBill(db, id)
    return bill ? beginBill(db, bill, { last4: outcome === 'paid' ? '4242' : '0341', at }) : []
  })
  for (const one of told) await tellTestPayment({ ...services, now: () => new Date(one.at) }, one)
}

/** The plan of a company, bought some days ago with a test card, by the calls of the real thing; `more`: seats it added since. */
export const addCompanyPlan = async (
  asOwner: <T>(services: Services, work: (ctx: Context) => Promise<T>) => Promise<T>,
  services: Services,
  sold: Sold & { companyId: string; more: number; pays: boolean },
): Promise<void> => {
  if (services.settings.payments.kind !== 'test') return
  const before = await services.database.forPlatform((db) => listBills(db, sold.companyId))
  if (before.length > 0) return
  await addPlanSellers(services)
  const { product, seats, country, region, name, email, sinceDays, companyId, more, pays } = sold
  const wish = { product, seats, period: 'month', country, region, coupon: null } as const
  const bill = await asOwner(ago(services, sinceDays), async (ctx) => {
    const { total } = await quoteCompanyPlan(ctx, { ...wish, action: 'start' })
    return buyCompanyPlan(ctx, { ...wish, action: 'start', total, billingName: name, billingEmail: email, taxId: null })
  })
  await payBill(ago(services, sinceDays), companyId, bill.id, pays ? 'paid' : 'renewal_fails')
  if (more > 0) {
    const later = ago(services, Math.floor(sinceDays / 2))
    const asked = { ...wish, seats: seats + more, action: 'change' } as const
    const { bill: added } = await asOwner(later, async (ctx) => {
      const { total } = await quoteCompanyPlan(ctx, asked)
      return changeCompanyPlan(ctx, { ...asked, total })
    })
    if (added) await payBill(later, companyId, added.id, 'paid')
  }
  await settleCompanyPlan(services, { companyId })
}
