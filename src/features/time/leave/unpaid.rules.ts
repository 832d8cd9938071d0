import type { PaidTier } from '../../../countries/leave.ts'
import type { Day } from '../../../shared/dates.ts'
import { type Exact, exact } from '../../../shared/money.ts'

/** What of the days somebody was on leave nobody pays: reckoned from approved days alone, in the order they were taken. */

/** A day of approved leave, or a part of one. */
export type TakenLeave = {
  requestId: string
  day: Day
  part: string
  minutes: number
  /** Minutes of the day it is taken from: that part of the day is away. */
  ofDay: number
  /** What the law counts together for its tiers: a leave year, or one event. */
  group: string
}

/** A day that is not paid, or not wholly. @property unpaid of the day, between nought and 1 */
export type UnpaidLeave = { day: Day; requestId: string; unpaid: Exact }

const ZERO = exact(0)
const ONE = exact(1)
const lesser = (a: Exact, b: Exact): Exact => (a.compare(b) < 0 ? a : b)
const most = (a: Exact, b: Exact): Exact => (a.compare(b) > 0 ? a : b)

/**
 * Of days taken after others, how many are not paid: three unpaid and one and a half half-paid are 3.75. Days beyond the last tier are unpaid
 * where the law pays any of its days at less than full; where it pays all in full they are what the company gives more, and paid.
 * @param before days that were taken of it earlier in the year, or for the event
 * @param least share of a day that the company pays in any case
 */
export const unpaidOfTiers = (
  tiers: readonly Pick<PaidTier, 'days' | 'share'>[],
  before: Exact,
  taken: Exact,
  least: Exact = ZERO,
): Exact => {
  const until = before.add(taken)
  let [at, within, unpaid] = [ZERO, ZERO, ZERO]
  for (const { days, share } of tiers) {
    const end = at.add(exact(days))
    const part = most(ZERO, lesser(end, until).sub(most(at, before)))
    within = within.add(part)
    unpaid = unpaid.add(part.mul(ONE.sub(most(least, exact(share)))))
    at = end
  }
  return tiers.some(({ share }) => share < 1) ? unpaid.add(taken.sub(within).mul(ONE.sub(least))) : unpaid
}

/** Days that nobody pays, however many. */
const NO_PAY = [{ days: 1e9, share: 0 }]

type AccountLeave = {
  /** All of one kind and employment, also before the span. */
  taken: readonly TakenLeave[]
  /** Minutes of a day of the entitlement: by them days are counted for tiers. */
  dayMinutes: number
  /** What is paid of days of one group on a day, from its first day on; null: none of it. */
  tiersOn: (one: TakenLeave) => readonly PaidTier[] | null
  /** Share of a day that the company pays in any case. */
  leastOn?: (day: Day) => Exact
  from: Day
  until: Day
}

const inOrder = (a: TakenLeave, b: TakenLeave): number =>
  a.day.localeCompare(b.day) || a.part.localeCompare(b.part) || a.requestId.localeCompare(b.requestId)

/** Days of a span that are not wholly paid, in order. Days before it count for the tiers they have used. */
export const unpaidDaysOf = (q: AccountLeave): UnpaidLeave[] => {
  const before = new Map<string, Exact>()
  return q.taken.toSorted(inOrder).flatMap((one): UnpaidLeave[] => {
    const earlier = before.get(one.group) ?? ZERO
    const days = exact(one.minutes).div(q.dayMinutes)
    before.set(one.group, earlier.add(days))
    if (one.day < q.from || one.day > q.until || one.minutes <= 0) return []
    const tiers = q.tiersOn(one)
    const share = unpaidOfTiers(tiers ?? NO_PAY, earlier, days, q.leastOn?.(one.day)).div(days)
    const away = one.ofDay > 0 ? lesser(ONE, exact(one.minutes).div(one.ofDay)) : ONE
    const unpaid = share.mul(away)
    return unpaid.compare(0) > 0 ? [{ day: one.day, requestId: one.requestId, unpaid }] : []
  })
}
