import type { Proration } from '../../../countries/payroll.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import { type Exact, exact, type Minor, roundToMinor } from '../../../shared/money.ts'

/**
 * What part of a period somebody is paid for. A component has one basis; the law says which are allowed. Unpaid days and days outside the
 * job go through the same factor, so that none is taken off twice.
 *
 * `thirtieths` counts a month as 30 days from its first: who starts on the 11th has 20 of them, in February too. `thirtieths_worked` counts
 * the calendar days there were, over 30. `whole`: paid whole when there was a day at all, and never cut.
 */
export type Basis = Proration | 'thirtieths_worked' | 'whole'

/** A day of a pay period for one person. */
export type PayDay = {
  day: Day
  employed: boolean
  /** Of the plan; nought on a rest day. A holiday on which work was planned counts as planned. */
  plannedMinutes: number
  /** Of the day, between 0 and 1: 1 unpaid leave of a day, 1/2 half paid. */
  unpaid: Exact
  /** What the unpaid part is for, as the leave is called. */
  because?: string
}

/** Days of a period as the same for everybody: so many minutes on the weekdays named (1 Monday to 7 Sunday). */
export const payDaysOf = (q: {
  from: Day
  until: Day
  weekdays: readonly number[]
  minutes: number
  employed?: { from: Day; until: Day | null }
  unpaid?: ReadonlyMap<Day, Exact>
}): PayDay[] => {
  const days: PayDay[] = []
  for (let day = q.from; day <= q.until; day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
    days.push({
      day,
      employed: !q.employed || (day >= q.employed.from && (q.employed.until === null || day <= q.employed.until)),
      plannedMinutes: q.weekdays.includes(weekday) ? q.minutes : 0,
      unpaid: q.unpaid?.get(day) ?? exact(0),
    })
  }
  return days
}

const sum = (values: readonly Exact[]): Exact => values.reduce((total, value) => total.add(value), exact(0))

/** What a day counts for: whole, so that only days that are unpaid in part need fractions. */
type Counts = (day: PayDay) => number

const sumOf = (days: readonly PayDay[], counts: Counts): number => days.reduce((total, day) => total + counts(day), 0)

const unpaidOf = (days: readonly PayDay[], counts: Counts): Exact =>
  days.reduce((total, day) => {
    if (!day.employed || day.unpaid.n === 0n) return total
    return total.add(day.unpaid.mul(counts(day)))
  }, exact(0))

const one = () => 1
const planned = ({ plannedMinutes }: PayDay): number => (plannedMinutes > 0 ? 1 : 0)
const minutes = ({ plannedMinutes }: PayDay): number => plannedMinutes

/** Days of the month counted as 30, up to and with a day: the last day of the month is the 30th. */
const thirtiethAt = (day: Day): number => (addDays(day, 1).slice(8) === '01' ? 30 : Math.min(30, Number(day.slice(8))))

/** How many thirtieths a day is: none of the 31st, three of the last of February. */
const thirtieths = ({ day }: PayDay): number =>
  thirtiethAt(day) - (day.slice(8) === '01' ? 0 : thirtiethAt(addDays(day, -1)))

const notBelow = (value: Exact): Exact => (value.compare(0) < 0 ? exact(0) : value)

const thereOf = (days: readonly PayDay[], counts: Counts): number =>
  days.reduce((total, day) => (day.employed ? total + counts(day) : total), 0)

const paidOf = (days: readonly PayDay[], counts: Counts): Exact =>
  exact(thereOf(days, counts)).sub(unpaidOf(days, counts))

const sharedOf = (days: readonly PayDay[], period: readonly PayDay[], counts: Counts): Exact => {
  const all = sumOf(period, counts)
  return all === 0 ? exact(0) : paidOf(days, counts).div(all)
}

type Factor = (days: readonly PayDay[], period: readonly PayDay[]) => Exact

/**
 * A basis that counts a fixed number of days a month: reckoned for the period as a whole, and shared among its slices by their paid days, so
 * that they add up to it; nought where no day is paid.
 */
const outOf =
  (fixed: number, counts: Counts, present: (period: readonly PayDay[]) => number, unpaidBy: Counts = counts): Factor =>
  (days, period) => {
    const all = paidOf(period, counts)
    if (all.compare(0) <= 0) return exact(0)
    const whole = notBelow(exact(present(period)).sub(unpaidOf(period, unpaidBy))).div(fixed)
    return whole.mul(paidOf(days, counts)).div(all)
  }

const FACTORS: Readonly<Record<Basis, Factor>> = {
  calendar_days: (days, period) => sharedOf(days, period, one),
  working_days: (days, period) => sharedOf(days, period, planned),
  hours: (days, period) => sharedOf(days, period, minutes),
  thirtieths: outOf(30, thirtieths, (period) => thereOf(period, thirtieths), one),
  thirtieths_worked: outOf(30, one, (period) => {
    const there = period.filter(({ employed }) => employed).length
    return there === period.length ? 30 : Math.min(30, there)
  }),
  twenty_sixths: (days, period) => {
    const all = sumOf(period, planned)
    // A month of 27 planned days is cut into 27: out of 26 its last paid day would be worth nothing.
    const parts = Math.max(all, 26)
    return outOf(parts, planned, () => Math.max(0, parts - (all - thereOf(period, planned))))(days, period)
  },
  whole: (days) => exact(days.some(({ employed }) => employed) ? 1 : 0),
}

/**
 * The part of a whole period that some of its days are paid for, exact: 1 for all of them without an unpaid day, in every basis.
 * @param days of the period, in order
 */
export const factorOf = (basis: Basis, days: readonly PayDay[], period: readonly PayDay[]): Exact => {
  if (days !== period) return notBelow(FACTORS[basis](days, period))
  const known = wholeFactors.get(period)?.get(basis)
  if (known) return known
  const factor = notBelow(FACTORS[basis](days, period))
  const own = wholeFactors.get(period) ?? new Map<Basis, Exact>()
  wholeFactors.set(period, own.set(basis, factor))
  return factor
}

/** Of periods that many people have, reckoned once. */
const wholeFactors = new WeakMap<readonly PayDay[], Map<Basis, Exact>>()

/**
 * Whole minor units in the proportion of weights, which add up to the amount: what rounding leaves goes where the largest fractions were
 * cut, the earlier first.
 */
export const splitAmount = (amount: Minor, weights: readonly Exact[]): Minor[] => {
  const all = sum(weights)
  if (all.compare(0) === 0) return weights.map(() => 0)
  if (weights.length === 1) return [amount]
  const sign = amount < 0 ? -1 : 1
  const parts = weights.map((weight, at) => {
    const whole = exact(Math.abs(amount)).mul(weight).div(all)
    return { at, minor: Number(whole.floor().n), rest: whole.sub(whole.floor()) }
  })
  let left = Math.abs(amount) - parts.reduce((total, { minor }) => total + minor, 0)
  for (const part of [...parts].sort((a, b) => b.rest.compare(a.rest) || a.at - b.at)) {
    if (left === 0) break
    part.minor += 1
    left -= 1
  }
  return parts.map(({ minor }) => sign * minor)
}

/** Periods that pay of a month is shared among: the 27th or 53rd pay day of a year is paid like the others. */
const USUAL_PERIODS: ReadonlyMap<number, number> = new Map([
  [24, 24],
  [26, 26],
  [27, 26],
  [52, 52],
  [53, 52],
])

/** A month as a part of itself. */
export const WHOLE_MONTH = exact(1)

const PARTS = new Map([...USUAL_PERIODS].map(([periods, usual]) => [periods, exact(12).div(usual)]))

/** What part of the pay of a month a period is worth: a year of it shared among its usual periods. `WHOLE_MONTH` of whoever is paid by the month. */
export const partOfMonth = (periodsPerYear: number): Exact => PARTS.get(periodsPerYear) ?? WHOLE_MONTH

/** Whether people are paid more often than by the month. */
export const isShort = (periodsPerYear: number): boolean => PARTS.has(periodsPerYear)

/** The basis of a shorter period: parts of thirty and of 26 are parts of a month, and a week has none. */
export const basisOfPeriod = (basis: Basis, periodsPerYear: number): Basis => {
  if (!USUAL_PERIODS.has(periodsPerYear)) return basis
  if (basis === 'thirtieths' || basis === 'thirtieths_worked') return 'calendar_days'
  return basis === 'twenty_sixths' ? 'working_days' : basis
}

/** An amount of a whole period for a part of it, in minor units, half up. */
export const prorated = (amount: Minor, factor: Exact): Minor => roundToMinor(exact(amount).mul(factor))
