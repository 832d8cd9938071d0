import { addDays, DAY_MS, type Day } from '../../../shared/dates.ts'
import { exact, type Minor, roundToMinor } from '../../../shared/money.ts'
import { couponOff } from '../coupons/coupon.rules.ts'
import type { BillKind, BillLine, CompanyProduct } from '../payments/bills.rules.ts'
import { isPausedAt, movedBy, type Pause } from '../payments/pauses.rules.ts'
import type { PlanPeriod } from '../plans/price.rules.ts'

/** Days after a trial or a paid time in which everything goes on as before. */
export const GRACE_DAYS = 7
export const STATES = ['none', 'trial', 'grace', 'active', 'cancelled', 'past_due', 'paused', 'read_only'] as const
export type CompanyState = (typeof STATES)[number]

/** What a company has by the bills it has paid. Instants are ISO in UTC. */
export type Contract = {
  product: CompanyProduct
  period: PlanPeriod
  seats: number
  from: string
  /** With the time that the plan stood still. */
  paidUntil: string
  /** The same without it, as the bill says. */
  billedUntil: string
  /** The pause of this period. */
  pause: Pause | null
  country: string
  region: string
}
type Bill = {
  kind: BillKind
  state: string
  product: CompanyProduct
  period: PlanPeriod
  seats: number
  country: string
  region: string
  from_at: string
  until_at: string
  ordered_at: string
  lines: readonly BillLine[]
}

const paidOf = <B extends Bill>(bills: readonly B[]): B[] =>
  bills
    .filter(({ state }) => state === 'paid')
    .sort(
      (a, b) => Date.parse(a.from_at) - Date.parse(b.from_at) || Date.parse(a.ordered_at) - Date.parse(b.ordered_at),
    )

/** The plan that the paid bills of a company come to; null for one that never paid. */
export const contractOf = (bills: readonly Bill[], lastPause: Pause | null = null): Contract | null => {
  const paid = paidOf(bills)
  const last = paid.at(-1)
  const main = paid.filter(({ kind }) => kind === 'start' || kind === 'renewal').at(-1)
  if (!last || !main) return null
  const pause = lastPause && Date.parse(lastPause.of) === Date.parse(main.until_at) ? lastPause : null
  return {
    product: last.product,
    seats: last.seats,
    period: main.period,
    from: main.from_at,
    paidUntil: movedBy(main.until_at, pause ?? undefined),
    billedUntil: main.until_at,
    pause,
    country: main.country,
    region: main.region,
  }
}

type Facts = {
  /** Whether plans are sold on this server at all. */
  isSold: boolean
  trialEndsAt: string | null
  noticeUntil: string | null
  contract: Contract | null
  cancels: boolean
}
const after = (instant: string, days: number): number => Date.parse(instant) + days * DAY_MS

type Priced = Pick<Contract, 'product' | 'period'> & { most_seats: number | null }
/** The price that is named to a company of so many people: of what it had as long as that is large enough, else of the smallest plan that is, by the month. */
export const offeredOf = <P extends Priced>(
  prices: readonly P[],
  { contract, people }: { contract: Pick<Contract, 'product' | 'period'> | null; people: number },
): P | undefined => {
  const fitting = prices.filter(({ most_seats: most }) => most === null || most >= people)
  const had = fitting.find(({ product, period }) => product === contract?.product && period === contract.period)
  const byMonth = fitting.filter(({ period }) => period === 'month')
  return had ?? byMonth.find(({ product }) => product === 'team') ?? byMonth[0]
}

/** How a company stands at an instant, and until when (ISO; null where no day is set). */
export const companyStateOf = (facts: Facts, now: Date): { state: CompanyState; until: string | null } => {
  const { isSold, trialEndsAt, noticeUntil, contract, cancels } = facts
  const at = now.getTime()
  const until = (time: number) => new Date(time).toISOString()
  if (contract?.pause && isPausedAt(contract.pause, now))
    return { state: 'paused', until: until(Date.parse(contract.pause.until)) }
  if (contract && Date.parse(contract.paidUntil) > at)
    return { state: cancels ? 'cancelled' : 'active', until: until(Date.parse(contract.paidUntil)) }
  if (contract && !cancels && after(contract.paidUntil, GRACE_DAYS) > at)
    return { state: 'past_due', until: until(after(contract.paidUntil, GRACE_DAYS)) }
  if (!contract && trialEndsAt && Date.parse(trialEndsAt) > at)
    return { state: 'trial', until: until(Date.parse(trialEndsAt)) }
  if (!isSold) return { state: 'none', until: null }
  const given = contract
    ? 0
    : Math.max(trialEndsAt ? after(trialEndsAt, GRACE_DAYS) : 0, Date.parse(noticeUntil ?? '') || 0)
  if (given > at) return { state: 'grace', until: until(given) }
  return { state: 'read_only', until: null }
}

type PaidTime = Pick<Contract, 'from' | 'paidUntil' | 'billedUntil'>

/** The share of `amount` for what is left of a paid time, by the second, rounded half up to a minor unit. */
export const shareLeft = (amount: Minor, { from, paidUntil, billedUntil }: PaidTime, now: Date): Minor => {
  const length = Date.parse(billedUntil) - Date.parse(from)
  const left = Math.min(Math.max(Date.parse(paidUntil) - now.getTime(), 0), length)
  return roundToMinor(exact(amount).mul(left).div(length))
}

const line = (what: BillLine['what'], count: number, each: Minor): BillLine => ({
  what,
  count,
  each,
  amount: count * each,
})

/** The whole of a period for so many seats. */
export const seatLines = (seats: number, each: Minor): BillLine[] => [line('seats', seats, each)]

/** Seats added within a paid time: each for what is left of it. */
export const addedLines = (added: number, each: Minor, contract: Contract, now: Date): BillLine[] => [
  line('added', added, shareLeft(each, contract, now)),
]

/** What was paid for seats themselves: not for days above them, nor for messages. */
const OF_SEATS: readonly BillLine['what'][] = ['seats', 'added', 'unused', 'coupon']

/**
 * What is left of what was paid for the seats of a time, each bill for its own part of it, by the second, rounded half up to a minor unit. What a coupon left
 * off was not paid, and a price that changed since changes nothing.
 */
export const unusedSeats = (
  bills: readonly Bill[],
  { paidUntil, billedUntil }: Pick<Contract, 'paidUntil' | 'billedUntil'>,
  now: Date,
): Minor => {
  // What was bought after a pause runs to the end that it moved.
  const ends = [Date.parse(paidUntil), Date.parse(billedUntil)]
  const own = paidOf(bills).filter(({ until_at: until }) => ends.includes(Date.parse(until)))
  const shares = own.map(({ lines, from_at: from, until_at: until }) => {
    const [begin, end] = [Date.parse(from), Date.parse(until)]
    const left = Math.min(Math.max(Date.parse(paidUntil) - now.getTime(), 0), end - begin)
    const paid = netOf(lines.filter(({ what }) => OF_SEATS.includes(what)))
    return exact(paid)
      .mul(left)
      .div(end - begin)
  })
  return roundToMinor(shares.reduce((sum, share) => sum.add(share), exact(0)))
}

type Switched = { seats: number; to: Minor; contract: Contract; bills: readonly Bill[]; now: Date }
/** Another plan within a paid time: its seats for what is left, less what is left of what was paid for those before. */
export const switchLines = ({ seats, to, contract, bills, now }: Switched): BillLine[] => {
  const unused = unusedSeats(bills, contract, now)
  const each = roundToMinor(exact(unused).div(contract.seats))
  return [
    line('added', seats, shareLeft(to, contract, now)),
    { what: 'unused', count: contract.seats, each: -each, amount: -unused },
  ]
}

/** Takes a coupon off what the lines come to; `rate` in parts of 100,000. */
export const withCoupon = (lines: readonly BillLine[], rate: number | null): BillLine[] => {
  if (rate === null) return [...lines]
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  const off = couponOff(sum, rate)
  return off > 0 ? [...lines, line('coupon', 1, -off)] : [...lines]
}

/** How many seats were paid for on a day: of the bills that had begun by its end. */
export const seatsPaidOn = (bills: readonly Bill[], day: Day): number => {
  const end = `${addDays(day, 1)}T00:00:00.000Z`
  return (
    paidOf(bills)
      .filter(({ from_at: from }) => Date.parse(from) < Date.parse(end))
      .at(-1)?.seats ?? 0
  )
}

/** Days of a time that are counted for pay: one that began while the plan stood still is none. */
export const daysOutside = <D extends { day: Day }>(days: readonly D[], pause: Pause | null): D[] =>
  days.filter(({ day }) => !isPausedAt(pause, new Date(`${day}T00:00:00.000Z`)))

type Used = { days: readonly { day: Day; people: number }[]; bills: readonly Bill[]; each: Minor }
/** People above the seats that were paid, day by day of the time that is over, each day at its part of the price of a seat. */
export const extraLines = ({ days, bills, each }: Used): BillLine[] => {
  const extra = days.reduce((sum, { day, people }) => sum + Math.max(0, people - seatsPaidOn(bills, day)), 0)
  if (extra === 0) return []
  const amount = roundToMinor(exact(each).mul(extra).div(days.length))
  return [{ what: 'extra_days', count: extra, each: roundToMinor(exact(each).div(days.length)), amount }]
}

/** Messages by SMS and WhatsApp above those that are in the plan. */
export const messageLines = (sent: number, included: number, each: Minor): BillLine[] =>
  sent > included && each > 0 ? [line('messages', sent - included, each)] : []

export const netOf = (lines: readonly BillLine[]): Minor => lines.reduce((sum, { amount }) => sum + amount, 0)
