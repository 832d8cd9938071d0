import type { Context, Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import type { Coupon } from '../coupons/coupon.rules.ts'
import { isChargeable } from '../coupons/least.rules.ts'
import { getCoupon } from '../coupons/service.ts'
import { type BillKind, type BillLine, PRODUCT_NAMES } from '../payments/bills.rules.ts'
import type * as payments from '../payments/bills.service.ts'
import { periodEnd } from '../payments/test-cards.rules.ts'
import type * as contract from './contract.ts'
import type { CompanyBill } from './contract.ts'
import {
  addedLines,
  type CompanyState,
  type Contract,
  netOf,
  seatLines,
  switchLines,
  withCoupon,
} from './plan.rules.ts'
import * as query from './queries.ts'
import { isSold, priceOf, type Standing, type Sum, standingOfCompany, sumOf, todayIn } from './standing.service.ts'

export type Wish = Omit<Parsed<typeof contract.quoteCompanyPlan>, 'action'> & { action: 'start' | 'change' }
export type Quoted = Sum & {
  takes: 'now' | 'at_end'
  kind: BillKind
  from: string
  until: string
  coupon: Coupon | null
  current: Contract | null
}

/** States in which a plan runs. */
export const LIVE: readonly CompanyState[] = ['active', 'cancelled', 'past_due', 'paused']

export const currencyOf = (services: Services, country: string) => {
  const { code, minorUnits } = services.countries.get(country).currency
  return { code, minorUnits }
}

export const toBillView = (services: Services, bill: payments.StoredBill): CompanyBill => ({
  id: bill.id,
  kind: bill.kind,
  product: bill.product,
  period: bill.period,
  seats: bill.seats,
  lines: bill.lines,
  net: bill.net,
  tax: bill.tax,
  total: bill.total,
  taxLines: bill.tax_lines,
  currency: currencyOf(services, bill.country),
  from: iso(bill.from_at),
  until: iso(bill.until_at),
  nextTry: bill.next_try && iso(bill.next_try),
})

type Asking = { services: Services; db: Db; companyId: string; people: number; wish: Wish }

const couponOf = ({ services, db, companyId, wish }: Asking): Promise<Coupon | null> =>
  getCoupon(db, {
    code: wish.coupon,
    by: { companyId },
    day: todayIn(services, wish.country),
    now: services.now().toISOString(),
  })

/** What may be bought at all, said by the field that stands in the way. */
const checkedPrice = async ({ services, db, people, wish }: Asking): Promise<query.CompanyPrice> => {
  if (!services.countries.find(wish.country)) throw invalid({ country: 'There is no price for this country yet.' })
  const price = await priceOf(services, db, wish.country, wish)
  if (!price) throw invalid({ country: 'There is no price for this country yet.' })
  if (wish.action === 'start' && wish.seats < people)
    throw invalid({ seats: `${people} people are employed. Take at least as many seats.` })
  if (price.most_seats !== null && Math.max(wish.seats, people) > price.most_seats)
    throw invalid({
      seats: `${PRODUCT_NAMES[price.product]} is for up to ${price.most_seats} people. Choose Business.`,
    })
  return price
}

type Changed = Pick<Quoted, 'kind' | 'takes'> & { lines: BillLine[] }
type Changing = { contract: Contract; bills: Standing['bills']; price: query.CompanyPrice }

/** A change within a time that is paid: more seats or the larger plan at once, all else from the next bill on. */
const changeOf = ({ services, wish }: Asking, { contract, bills, price }: Changing): Changed => {
  const now = services.now()
  const isLarger = contract.product === 'team' && wish.product === 'business'
  const isSameProduct = contract.product === wish.product
  const atOnce = (): Changed | null => {
    if (wish.period !== contract.period) return null
    if (isLarger && wish.seats >= contract.seats)
      return {
        kind: 'switch',
        takes: 'now',
        lines: switchLines({ seats: wish.seats, to: price.amount, contract, bills, now }),
      }
    if (isSameProduct && wish.seats > contract.seats)
      return {
        kind: 'seats',
        takes: 'now',
        lines: addedLines(wish.seats - contract.seats, price.amount, contract, now),
      }
    return null
  }
  const made = atOnce()
  if (made && netOf(made.lines) > 0) return made
  return { kind: 'renewal', takes: 'at_end', lines: seatLines(wish.seats, price.amount) }
}

/** What something would cost now, and when it would begin. */
export const quoteOf = async (input: Asking, standing: Standing): Promise<Quoted> => {
  const { services, db } = input
  const { contract: current, state } = standing
  // A plan that runs is priced where it was bought, whatever country a change names.
  const place = input.wish.action === 'change' && current ? { country: current.country, region: current.region } : {}
  const wish = { ...input.wish, ...place }
  const asking = { ...input, wish }
  if (!isSold(services)) throw new Refusal('CONFLICT', 'Plans for companies cannot be bought on this server.')
  const isLive = LIVE.includes(state)
  if (wish.action === 'start' && isLive)
    throw new Refusal('CONFLICT', 'Your company has a plan already. Change it instead.')
  if (wish.action === 'change' && (state !== 'active' || !current))
    throw new Refusal('CONFLICT', 'Only a plan that is paid and not cancelled can be changed.')
  const price = await checkedPrice(asking)
  const coupon = wish.action === 'start' ? await couponOf(asking) : null
  const now = services.now().toISOString()
  if (wish.action === 'start' || !current) {
    const lines = withCoupon(seatLines(wish.seats, price.amount), coupon?.rate ?? null)
    const { isPlaceMissing, ...sum } = await sumOf(services, db, lines, wish)
    if (isPlaceMissing) throw invalid({ region: 'Choose the province, which decides the tax.' })
    if (coupon && !isChargeable(sum.total, currencyOf(services, wish.country).code))
      throw invalid({ coupon: 'This coupon would leave less than a card can be charged. Go on without it.' })
    return {
      ...sum,
      takes: 'now',
      kind: 'start',
      from: now,
      until: periodEnd(now, wish.period, 1),
      coupon,
      current: null,
    }
  }
  const { kind, takes, lines } = changeOf(asking, { contract: current, bills: standing.bills, price })
  const { isPlaceMissing: _known, ...sum } = await sumOf(services, db, lines, current)
  const paidUntil = iso(current.paidUntil)
  const span =
    takes === 'now' ? { from: now, until: paidUntil } : { from: paidUntil, until: periodEnd(paidUntil, wish.period, 1) }
  return { ...sum, takes, kind, ...span, coupon: null, current }
}

/** How many people are employed today, where the company is. */
export const peopleToday = async (ctx: Context): Promise<number> => {
  const today = todayIn(ctx, (await query.findCountry(ctx.db, ctx.actor.companyId)).country)
  return (await query.countSeats(ctx.db, { companyId: ctx.actor.companyId, from: today, until: today }))[0]?.people ?? 0
}

export const quoteCompanyPlan = async (
  ctx: Context,
  wish: Parsed<typeof contract.quoteCompanyPlan>,
): Promise<Output<typeof contract.quoteCompanyPlan>> => {
  const { companyId } = ctx.actor
  const people = await peopleToday(ctx)
  return ctx.database.forPlatform(
    async (db) => {
      const standing = await standingOfCompany(ctx, db, companyId)
      const { lines, net, tax, total, taxLines, takes, from, until } = await quoteOf(
        { services: ctx, db, companyId, people, wish },
        standing,
      )
      return {
        lines,
        net,
        tax,
        total,
        taxLines,
        takes,
        from,
        until,
        currency: currencyOf(ctx, standing.contract?.country ?? wish.country),
      }
    },
    { reading: true },
  )
}
