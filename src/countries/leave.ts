import { type Day, daysBetween } from '../shared/dates.ts'
import type { Source } from '../shared/explain.ts'
import { type Exact, exact } from '../shared/money.ts'
import type { Facts, Verdict } from './country.ts'
import type { Derived } from './derived.ts'
import type { RateInputs, Regime } from './time.ts'

/**
 * What a country answers about leave: which kinds its law knows, who has a right to how many days, and what is paid for them. Days are exact;
 * a day without a figure is refused by name (RangeError).
 */

/** Completed service. The day somebody joined counts; `before` is the first day that does not. */
export type ServiceLength = {
  months: number
  years: number
  /** Calendar days. */
  days: number
  /** Days really worked in the year in question, where the law counts them. */
  daysWorked?: number
  /** Of somebody who joined within that year: calendar days from then to its end, where the law asks less of them. */
  daysFromJoining?: number
}

/**
 * Whole months from a day to the day before `before`. A month ends on the day before the one of the same number; where the next month has none,
 * on its last day: from 31 January one month is complete with the last of February, from 29 February 2024 a year with 28 February 2025.
 */
export const monthsBefore = (from: Day, before: Day): number => {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number)
  const [endYear = 0, endMonth = 1, endDay = 1] = before.split('-').map(Number)
  const months = (endYear - year) * 12 + endMonth - month
  return Math.max(0, endDay >= day ? months : months - 1)
}

/** Service from the day somebody joined up to the day before `before`. */
export const serviceBefore = (joined: Day, before: Day, daysWorked?: number): ServiceLength => {
  const months = monthsBefore(joined, before)
  const length = { months, years: Math.floor(months / 12), days: Math.max(0, daysBetween(joined, before)) }
  return daysWorked === undefined ? length : { ...length, daysWorked }
}

/** What a right hangs on beside service: a child, a death, an examination. What is not given is not known. */
export type LeaveOccasion = {
  childBorn?: Day
  /** Age on the first day of the leave, in completed months. */
  childAgeMonths?: number
  /** Of the country. */
  childIsCitizen?: boolean
  /** Children of the mother that live, this one not counted. */
  earlierChildren?: number
  adoptedOn?: Day
  stillborn?: boolean
  /** Whole months a pregnancy had lasted when it ended, where the law asks. */
  pregnancyMonths?: number
  childIsDisabled?: boolean
  /** The illness came of the person's own misconduct. */
  causedByMisconduct?: boolean
  /** Whether the country approves the school an examination is at; not given: it does. */
  schoolIsApproved?: boolean
  /** To the person who died: spouse, parent, child, sibling, grandparent, grandchild, other. */
  relation?: string
}

export type LeaveQuestion = {
  regime: string
  service: ServiceLength
  event?: LeaveOccasion
  /** Where the right differs by what a person is or does. */
  person?: Facts
  /** Months of the leave year in service, where the year is not whole: a joiner or a leaver. */
  monthsOfYear?: number
  on: Day
}

/** Days of leave paid alike. @property share of pay, 1 for full */
export type PaidTier = { days: number; share: number; by: 'employer' | 'government' | 'nobody' }

export type AccrualLaw = 'by_month' | 'by_year' | 'by_days_worked' | 'by_event'

export type DocumentLaw = { what: string; withinDays: number; afterDays: number; source: Source }

export type CarryLaw = { days: Exact | 'half' | 'all'; source: Source } | { none: string }

/** What has to be known of the event a right hangs on, of `LeaveOccasion`; the age of a child follows from its birth. */
export type LeaveInput =
  | 'childBorn'
  | 'childIsCitizen'
  | 'earlierChildren'
  | 'childIsDisabled'
  | 'adoptedOn'
  | 'relation'

export type LeaveKind = {
  /** snake_case, unique within the country. */
  key: string
  /** What whoever asks for it has to say; left out: nothing. */
  asks?: readonly LeaveInput[]
  label: string
  /** Which days a day of leave is taken from. */
  counts: 'working' | 'calendar'
  source: Source
  /** Under these regimes; left out: all of the country. */
  regimes?: readonly string[]
  accrual: AccrualLaw
  /** Days of the leave year, or for the event; nought: no right. @throws RangeError for a day without a figure */
  entitlement: (q: LeaveQuestion) => Derived<Exact>
  /** What the law says of its pay: full for all of it, less for a part of it, or nothing. `pay` says it to the day. */
  pays: 'all' | 'part' | 'nothing'
  /** What is paid for so many days taken of it in the year, or for its event; days beyond the entitlement are no tier. */
  pay: (taken: number, q: LeaveQuestion) => readonly PaidTier[]
  carry: CarryLaw
  documents: DocumentLaw | null
}

/** Days that are given once or once a year, at full pay where nothing else is said, and neither carried nor documented: what most kinds are. */
export const leaveKind = (
  kind: Pick<LeaveKind, 'key' | 'label' | 'source' | 'entitlement'> & Partial<LeaveKind>,
): LeaveKind => ({
  counts: 'working',
  accrual: 'by_event',
  carry: { none: 'It is for its event or its year' },
  documents: null,
  pays: 'all',
  pay: (taken, q) => tiers(taken, [[Number(kind.entitlement(q).value.valueOf()), 1, 'employer']]),
  ...kind,
})

/** Cuts days taken into tiers as long as they reach. */
export const tiers = (
  taken: number,
  lengths: readonly (readonly [days: number, share: number, by: PaidTier['by']])[],
): PaidTier[] => {
  let left = taken
  const found: PaidTier[] = []
  for (const [days, share, by] of lengths) {
    const part = Math.min(left, days)
    if (part > 0) found.push({ days: part, share, by })
    left -= part
  }
  return found
}

/** Rounded to whole days, half a day or more up. */
export const halfUp = (days: Exact): Exact => days.add(exact(1).div(2)).floor()

/** What a company promises, by completed years of service. */
export type LeavePromise = {
  kind: string
  regime: string
  /** Days of a year, by completed years at its begin; the last step holds for all later ones. */
  steps: readonly { afterYears: number; days: number }[]
}

export type CountryLeave = {
  regimes: readonly Regime[]
  kinds: readonly LeaveKind[]
  /** Less than the law gives is refused, year by year; more is a company's own affair. Empty: nothing against it. */
  notLessThanLaw: (promise: LeavePromise, on: Day) => readonly Verdict[]
  /** Where vacation is paid as a share of the wages earned: that share, by completed years. */
  vacationShare?: (q: { regime: string; years: number; on: Day }) => Derived<Exact>
  /** What unused days of annual leave are paid when somebody leaves. */
  exit: (q: { days: Exact; pay: RateInputs; regime: string; on: Day }) => Derived<Exact> | { none: string }
}

/** Compares a promise with a yearly kind over forty years of service, in each as if the year were whole. */
export const belowLaw = (kinds: readonly LeaveKind[], promise: LeavePromise, on: Day): Verdict[] => {
  const kind = kinds.find((candidate) => candidate.key === promise.kind)
  if (!kind) return []
  const verdicts: Verdict[] = []
  let last = ''
  for (let years = 0; years <= 40; years++) {
    const service = { years, months: years * 12 + 12, days: years * 365 + 365, daysWorked: 240 }
    const law = kind.entitlement({ regime: promise.regime, service, on }).value
    const step = promise.steps.findLast((candidate) => candidate.afterYears <= years)
    const days = step?.days ?? 0
    if (law.compare(days) <= 0) continue
    const message = `the law gives ${law.toString()} days, not ${days}`
    if (message !== last) verdicts.push({ severity: 'error', message: `From year ${years + 1}: ${message}` })
    last = message
  }
  return verdicts
}
