import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { addDays, type Day, dayIn, iso } from '../../../shared/dates.ts'
import { notFound } from '../../../shared/refusal.ts'
import { isChargeable } from '../coupons/least.rules.ts'
import { findRunningCoupon } from '../coupons/service.ts'
import type { BillLine, Buyer, CompanyProduct } from '../payments/bills.rules.ts'
import { listBills, type StoredBill } from '../payments/bills.service.ts'
import type { Pause } from '../payments/pauses.rules.ts'
import { type PlanPeriod, priceWithTaxes } from '../plans/price.rules.ts'
import { saleTaxes } from '../plans/service.ts'
import {
  type CompanyState,
  type Contract,
  companyStateOf,
  contractOf,
  daysOutside,
  extraLines,
  messageLines,
  netOf,
  seatLines,
  withCoupon,
} from './plan.rules.ts'
import * as query from './queries.ts'

export { listEveryCompanyPrice, putCompanyPrice } from './queries.ts'

/** Whether plans are sold to companies on this server. */
export const isSold = ({ settings }: Services): boolean => settings.payments.kind !== 'off'

export type Standing = {
  wishes: query.StoredWishes
  bills: StoredBill[]
  contract: Contract | null
  state: CompanyState
  until: string | null
  open: StoredBill | undefined
}

const lastPauseOf = ({ pause_of: of, paused_from: from, paused_until: until }: query.StoredWishes): Pause | null =>
  of && from && until ? { of: iso(of), from: iso(from), until: iso(until) } : null

/** How a company stands: what it has paid, what it wants, what it may. */
export const standingOfCompany = async (services: Services, db: Db, companyId: string): Promise<Standing> => {
  const wishes = await query.findWishes(db, companyId)
  if (!wishes) throw notFound('Company')
  const bills = await listBills(db, companyId)
  const contract = contractOf(bills, lastPauseOf(wishes))
  const facts = {
    isSold: isSold(services),
    trialEndsAt: wishes.trial_ends_at,
    noticeUntil: wishes.notice_until,
    contract,
    cancels: wishes.cancels,
  }
  const open = bills.find(
    ({ state, open_until: until }) => state === 'open' && Date.parse(until) > services.now().getTime(),
  )
  return { wishes, bills, contract, open, ...companyStateOf(facts, services.now()) }
}

export type Sum = {
  lines: BillLine[]
  net: number
  tax: number
  total: number
  taxLines: { name: string; rate: number; amount: number }[]
}
export type Place = { country: string; region: string }

export const todayIn = (services: Services, country: string): Day =>
  dayIn(services.countries.get(country).zone, services.now())

/** Lines with the taxes of where the company is, as they stand on an invoice. */
export const sumOf = async (
  services: Services,
  db: Db,
  lines: readonly BillLine[],
  place: Place,
): Promise<Sum & { isPlaceMissing: boolean }> => {
  const { taxes, isPlaceMissing } = await saleTaxes(db, { ...place, day: todayIn(services, place.country) })
  const { net, tax, total, lines: taxLines } = priceWithTaxes(netOf(lines), taxes, false)
  return { lines: [...lines], net, tax, total, taxLines, isPlaceMissing }
}

/** What stands on the next bill: as it was changed last, else as on the bill before; null before the first one. */
export const buyerOfNext = ({ wishes, bills }: Pick<Standing, 'wishes' | 'bills'>): Buyer | null => {
  const last = bills.find(({ state }) => state !== 'abandoned')
  return (
    wishes.billing ?? (last ? { name: last.billing_name, email: last.billing_email, taxId: last.buyer_tax_id } : null)
  )
}

export type NextPlan = { product: CompanyProduct; period: PlanPeriod; seats: number }

/** What the next bill of a company is for. */
export const nextOf = ({ contract, wishes }: Standing): NextPlan | null =>
  contract && {
    product: wishes.next_product ?? contract.product,
    period: wishes.next_period ?? contract.period,
    seats: wishes.next_seats ?? contract.seats,
  }

export const priceOf = async (services: Services, db: Db, country: string, of: Pick<NextPlan, 'product' | 'period'>) =>
  (await query.listPricesOn(db, country, todayIn(services, country))).find(
    ({ product, period }) => product === of.product && period === of.period,
  )

export type Usage = { days: { day: Day; people: number }[]; messages: number }

/** What a company used of the time it last paid for, until now or its end. Read as the company, where its people are. */
export const usageOf = async (
  services: Services,
  db: Db,
  companyId: string,
  { from, paidUntil, pause }: Contract,
): Promise<Usage> => {
  const [first, last] = [dayIn('UTC', new Date(from)), addDays(dayIn('UTC', new Date(paidUntil)), -1)]
  const today = dayIn('UTC', services.now())
  const counted = await query.countSeats(db, { companyId, from: first, until: last < first ? first : last })
  const sent = await query.countMessages(db, companyId, from, paidUntil)
  return {
    // Days to come are not known yet.
    days: daysOutside(counted, pause).map(({ day, people }) => ({ day, people: day > today ? 0 : people })),
    messages: sent.filter(({ channel }) => channel !== 'email').reduce((sum, row) => sum + row.sent, 0),
  }
}

type Renewing = { services: Services; db: Db; companyId: string; standing: Standing; usage: Usage }

/**
 * The lines of the next bill: its seats, what was used above those of the time before it, and a coupon that still runs. One that would leave less than a card
 * can be charged waits for a later bill, and nothing of it is used up.
 */
export const renewalLines = async ({ services, db, companyId, standing, usage }: Renewing) => {
  const { contract, bills } = standing
  const next = nextOf(standing)
  if (!contract || !next) return null
  const price = await priceOf(services, db, contract.country, next)
  const before = (await priceOf(services, db, contract.country, contract)) ?? price
  if (!price || !before) return null
  const months = contract.period === 'year' ? 12 : 1
  const coupon = await findRunningCoupon(db, companyId)
  const linesWith = (rate: number | null) => [
    ...withCoupon(seatLines(next.seats, price.amount), rate),
    ...extraLines({ days: usage.days, bills, each: before.amount }),
    ...messageLines(usage.messages, before.messages * months, before.message_amount),
  ]
  if (coupon) {
    const lines = linesWith(coupon.rate)
    const { total } = await sumOf(services, db, lines, contract)
    const currency = services.countries.get(contract.country).currency.code
    if (isChargeable(total, currency)) return { next, price, coupon, lines, couponWaits: false }
  }
  return { next, price, coupon: null, lines: linesWith(null), couponWaits: coupon !== null && coupon !== undefined }
}
