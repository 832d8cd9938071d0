import { addDays, addMonths, type Day } from '../../../shared/dates.ts'
import { exact, type Minor, roundToMinor } from '../../../shared/money.ts'
import type { PlanPeriod } from '../plans/price.rules.ts'

/** Days after the first payment, counted in the payer's zone, in which all of it is paid back without a reason (the refund policy). */
export const REFUND_DAYS = 14

type Input = {
  period: PlanPeriod
  total: Minor
  /** Days in the payer's zone. */
  paidOn: Day
  from: Day
  today: Day
  /** The day up to which the period is used: before `today` by as long as it stood still. */
  usedTo: Day
  isFirst: boolean
  alreadyBack: Minor
}

/**
 * What is paid back of a charge today, minor units: a first payment whole within 14 days; of a yearly plan the whole months that are left; nothing
 * else by itself. What was paid back before counts against it.
 */
export const refundableOf = ({ period, total, paidOn, from, today, usedTo, isFirst, alreadyBack }: Input): Minor => {
  const left = total - alreadyBack
  if (left <= 0) return 0
  if (isFirst && today <= addDays(paidOn, REFUND_DAYS)) return left
  if (period !== 'year') return 0
  let monthsGone = 0
  while (monthsGone < 12 && addMonths(from, monthsGone) <= usedTo) monthsGone++
  const unused = roundToMinor(
    exact(total)
      .mul(12 - monthsGone)
      .div(12),
  )
  return Math.max(0, unused - alreadyBack)
}

type Used = { total: Minor; alreadyBack: Minor; from: string; until: string; now: Date }

/** The unused share of a charge, by the second, rounded down: what is paid back when another plan takes its place. Instants are ISO in UTC. */
export const unusedOf = ({ total, alreadyBack, from, until, now }: Used): Minor => {
  const [begin, end] = [Date.parse(from), Date.parse(until)]
  const left = Math.min(Math.max(end - now.getTime(), 0), end - begin)
  const unused = exact(total)
    .mul(left)
    .div(end - begin)
  return Math.min(Number(unused.floor()), total - alreadyBack)
}
