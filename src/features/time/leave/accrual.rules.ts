import { addDays, addMonths, type Day, daysBetween } from '../../../shared/dates.ts'
import { type Exact, exact, roundToMinor } from '../../../shared/money.ts'

/** How an entitlement of a year comes to somebody who is there for all of it or for a part. Minutes are whole, everything before them exact. */

export type LeaveYear = { from: Day; until: Day }
type Employed = { joined: Day; left?: Day | null }

const later = (a: Day, b: Day): Day => (a > b ? a : b)
const earlier = (a: Day, b: Day): Day => (a < b ? a : b)

/** Days of a span that somebody is employed on, both ends counted. */
const daysEmployed = (span: LeaveYear, { joined, left }: Employed): number =>
  Math.max(0, daysBetween(later(span.from, joined), addDays(earlier(span.until, left ?? span.until), 1)))

const daysOf = ({ from, until }: LeaveYear): number => daysBetween(from, addDays(until, 1))

/** The twelve months of a leave year, in order. */
export const monthsOf = (year: LeaveYear): LeaveYear[] => {
  const months: LeaveYear[] = []
  for (let i = 0; i < 12; i++) {
    const from = addMonths(year.from, i)
    const until = addDays(addMonths(year.from, i + 1), -1)
    if (from <= year.until) months.push({ from, until: earlier(until, year.until) })
  }
  return months
}

export type Accrual = { onDay: Day; minutes: number }

/**
 * Grants by month: each brings the sum to the rounded part of the year reached so far, so that rounding never drifts and a whole year is the
 * entitlement to the minute. A month of which only days are worked gives its share by days. A grant comes on the first of its month, or on the day
 * somebody joins.
 */
export const monthlyAccruals = (q: {
  entitlement: number
  year: LeaveYear
  employed: Employed
  until: Day
}): Accrual[] => {
  const grants: Accrual[] = []
  let reached: Exact = exact(0)
  let granted = 0
  for (const month of monthsOf(q.year)) {
    const onDay = later(month.from, q.employed.joined)
    const days = daysEmployed(month, q.employed)
    if (days === 0 || onDay > q.until) continue
    reached = reached.add(exact(days).div(daysOf(month)))
    const sum = roundToMinor(exact(q.entitlement).mul(reached).div(12))
    if (sum !== granted) grants.push({ onDay, minutes: sum - granted })
    granted = sum
  }
  return grants
}

/** The part of a year's entitlement by calendar days employed, exact. */
export const shareOfYear = (entitlement: Exact, year: LeaveYear, employed: Employed): Exact =>
  entitlement.mul(daysEmployed(year, employed)).div(daysOf(year))

/** Days rounded to the nearest step, a half of it up: 1 for whole days, 0.5 for half ones. */
export const roundDays = (days: Exact, step: 1 | 0.5): Exact => exact(roundToMinor(days.div(step))).mul(step)

/** Days that may be paid out: what is above those to be left, up to what the year still allows. */
export const encashable = (balance: Exact, { keep, max }: { keep: number; max: Exact | number | null }): Exact => {
  const above = balance.sub(keep)
  const most = max !== null && above.compare(max) > 0 ? exact(max) : above
  return most.compare(0) <= 0 ? exact(0) : most
}
