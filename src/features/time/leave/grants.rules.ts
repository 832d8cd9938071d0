import type { Facts } from '../../../countries/country.ts'
import { type LeaveKind, type LeaveOccasion, type LeaveQuestion, monthsBefore } from '../../../countries/leave.ts'
import { addDays, addMonths, type Day, daysBetween } from '../../../shared/dates.ts'
import type { Explained } from '../../../shared/explain.ts'
import { exact, roundToMinor } from '../../../shared/money.ts'
import { type LeaveYear, monthlyAccruals, roundDays, shareOfYear } from './accrual.rules.ts'
import type { Lot } from './ledger.rules.ts'
import { daysAfter, leaveYearOf, minutesOfDays, type PolicyContent } from './policy.rules.ts'

/** What an account is granted by itself: by a policy of the company, or by the law alone. */

export type Grant = { id: string; onDay: Day; minutes: number; lot: Lot }

export type Earner = {
  /** Service is counted from here. */
  began: Day
  joined: Day
  left: Day | null
  regime: string
  person: Facts
  /** Minutes of a day of the entitlement. */
  dayMinutes: number
  /** Days a week that are worked: where the law counts days worked and no attendance says them. */
  daysAWeek: number
}

const later = (a: Day, b: Day): Day => (a > b ? a : b)
const earlier = (a: Day, b: Day): Day => (a < b ? a : b)

const yearsAt = (began: Day, day: Day): number => Math.floor(monthsBefore(began, day) / 12)

/** Grants of one leave year by a policy, up to a day. @param from first day of the year that counts: joined, or the account's own */
const policyYear = (
  content: PolicyContent,
  earner: Earner,
  q: { year: LeaveYear; from: Day; until: Day; key: string },
): Grant[] => {
  const { year, from, until } = q
  const lot: Lot = { id: `${q.key}:${year.from}`, usableFrom: from, expiresOn: year.until, parent: null }
  const waits = addMonths(earner.began, content.waitMonths)
  const days = daysAfter(content, yearsAt(earner.began, later(year.from, earner.began)))
  const employed = { joined: from, left: earner.left }
  const grants =
    content.accrual === 'monthly'
      ? monthlyAccruals({ entitlement: minutesOfDays(days, earner.dayMinutes), year, employed, until })
      : [{ onDay: from, minutes: minutesOfDays(partOfYear(content, days, { year, employed }), earner.dayMinutes) }]
  return grants
    .map((grant) => ({ ...grant, onDay: content.waitMonths > 0 ? later(grant.onDay, waits) : grant.onDay }))
    .filter(({ onDay, minutes }) => minutes !== 0 && onDay <= until && onDay <= year.until)
    .map(({ onDay, minutes }, i) => ({ id: `${lot.id}:${String(i + 1).padStart(2, '0')}`, onDay, minutes, lot }))
}

const STEP = { none: null, half: 0.5, whole: 1 } as const

/** Days of the part of a year somebody is there, rounded as the policy says. */
const partOfYear = (
  { rounding }: PolicyContent,
  days: number,
  { year, employed }: { year: LeaveYear; employed: { joined: Day; left: Day | null } },
): number => {
  const share = shareOfYear(exact(days), year, employed)
  const step = STEP[rounding]
  return Number((step === null ? share : roundDays(share, step)).valueOf())
}

type LawYear = { year: LeaveYear; until: Day; kind: LeaveKind; occasion?: LeaveOccasion }

/** What has to be asked of the law at the begin of a month of a leave year. @param month 1 to 12 */
const questionAt = (earner: Earner, { year, kind, occasion }: LawYear, month: number): LeaveQuestion => {
  const isArrears = kind.accrual === 'by_month' || kind.accrual === 'by_days_worked'
  const on = addMonths(year.from, isArrears ? month : month - 1)
  const years = yearsAt(earner.began, later(year.from, earner.began))
  const from = later(year.from, earner.joined)
  const employedDays = Math.max(0, daysBetween(from, on))
  const service = {
    years,
    months: monthsBefore(earner.began, on),
    days: Math.max(0, daysBetween(earner.began, on)),
    ...(kind.accrual === 'by_days_worked' && { daysWorked: Math.floor((employedDays * earner.daysAWeek) / 7) }),
    ...(earner.joined > year.from && { daysFromJoining: daysBetween(earner.joined, year.until) + 1 }),
  }
  return {
    regime: earner.regime,
    service,
    person: earner.person,
    on,
    ...(occasion && { event: occasion }),
    ...(kind.accrual === 'by_month' && { monthsOfYear: month }),
  }
}

/** Months a lot of the law stays after its year: annual leave is not lost with the last day of the year it was earned in. */
const EXTRA_MONTHS = 12

/** Grants of one leave year by the law alone: at each month what the law gives by then, less what was granted. */
const lawYear = (earner: Earner, law: LawYear): Grant[] => {
  const { year, kind, until } = law
  const isYearly = kind.accrual === 'by_year'
  const stays = kind.key === 'annual' || !isYearly
  const expiresOn = stays ? addDays(addMonths(addDays(year.until, 1), EXTRA_MONTHS), -1) : year.until
  const lot: Lot = { id: `law:${year.from}`, usableFrom: later(year.from, earner.joined), expiresOn, parent: null }
  const grants: Grant[] = []
  let granted = 0
  for (let month = 1; month <= 12; month++) {
    const question = questionAt(earner, law, month)
    const onDay = later(question.on, earner.joined)
    if (onDay > until || (earner.left !== null && onDay > addDays(earner.left, 1))) break
    const days = kind.entitlement(question).value
    const minutes = roundToMinor(days.mul(earner.dayMinutes))
    if (minutes > granted)
      grants.push({ id: `${lot.id}:${String(month).padStart(2, '0')}`, onDay, minutes: minutes - granted, lot })
    granted = Math.max(granted, minutes)
  }
  return grants
}

/** What holds from a day on: a policy, or the law. */
export type TermsOn = (day: Day) => { key: string; content: PolicyContent; law: LeaveKind | null }

/**
 * All grants of an account from one day to another: leave year by leave year, each by what holds on its first day. A policy that begins in the
 * middle of a year holds from the next year on.
 */
export const grantsOf = (earner: Earner, terms: TermsOn, span: { from: Day; until: Day }): Grant[] => {
  const grants: Grant[] = []
  const end = earner.left === null ? span.until : earlier(span.until, addDays(earner.left, 1))
  let at = later(span.from, earner.joined)
  while (at <= end) {
    const { key, content, law } = terms(at)
    const year = leaveYearOf(content.year, earner.began, at)
    if (law) grants.push(...lawYear(earner, { year, until: end, kind: law }).filter(({ onDay }) => onDay >= span.from))
    else if (!content.unlimited) grants.push(...policyYear(content, earner, { year, from: at, until: end, key }))
    at = addDays(year.until, 1)
  }
  return grants
}

/** Minutes for something that happened, with the derivation. What the law counts by the year is for the leave year of the day. */
export const grantForOccasion = (
  earner: Earner,
  kind: LeaveKind,
  { occasion, on }: { occasion: LeaveOccasion; on: Day },
): { minutes: number; why: Explained } => {
  const service = {
    years: yearsAt(earner.began, on),
    months: monthsBefore(earner.began, on),
    days: Math.max(0, daysBetween(earner.began, on)),
  }
  const { value, why } = kind.entitlement({
    regime: earner.regime,
    service,
    person: earner.person,
    on,
    event: occasion,
  })
  return { minutes: roundToMinor(value.mul(earner.dayMinutes)), why }
}
