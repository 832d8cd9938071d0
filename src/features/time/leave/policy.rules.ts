import type { CountryLeave, LeaveKind } from '../../../countries/leave.ts'
import { addDays, addMonths, type Day } from '../../../shared/dates.ts'
import type { LeaveYear } from './accrual.rules.ts'
import type { LedgerRules } from './ledger.rules.ts'

/** What a company may say of a kind of leave. Days are those of the kind: working or calendar days. */
export type PolicyContent = {
  /** Days of a whole year by completed years of service at its begin; the last step holds for all later years. */
  steps: readonly { afterYears: number; days: number }[]
  /** Nothing is counted against: taken without a balance. */
  unlimited: boolean
  year: 'calendar' | 'service'
  accrual: 'monthly' | 'yearly'
  /** Months of service before any of it can be taken. */
  waitMonths: number
  /** The part of a year of somebody who joins in it. */
  rounding: 'none' | 'half' | 'whole'
  /** Days that go on when the year ends, for so many months (null: without an end). Null: none do. */
  carry: { maxDays: number; months: number | null } | null
  /** No grant raises the balance beyond this; null: any. */
  ceilingDays: number | null
  /** Days that may be taken before they are earned. */
  mayOweDays: number
  /** Days of rest and holidays between two days of leave count as leave. */
  sandwich: boolean
  halfDays: boolean
  hours: boolean
  /** Days from asking to the first day. */
  noticeDays: number
  /** How many days back it may be asked for; null: any. */
  backDays: number | null
  /** A paper is asked for when more days than this are taken at once; null: none is. */
  documentsAfterDays: number | null
  /** Most calendar days in a row; null: any. */
  longestDays: number | null
  /** Days that may be paid out instead: those above `keepDays`, at most `maxDays` in a leave year. Null: none. */
  encash: { keepDays: number; maxDays: number | null } | null
  /** Of a day’s pay the least that the company pays, in percent: where the law pays less, or nothing. 0: what the law pays. */
  leastPay: number
}

/** What is not said where the law alone holds, and what a new policy begins with. */
export const PLAIN_POLICY: PolicyContent = {
  steps: [{ afterYears: 0, days: 14 }],
  unlimited: false,
  year: 'calendar',
  accrual: 'monthly',
  waitMonths: 0,
  rounding: 'half',
  carry: null,
  ceilingDays: null,
  mayOweDays: 0,
  sandwich: false,
  halfDays: true,
  hours: true,
  noticeDays: 0,
  backDays: 30,
  documentsAfterDays: null,
  longestDays: null,
  encash: null,
  leastPay: 0,
}

/** Of a kind that nobody grants anything of: nothing is counted against it. */
export const NO_POLICY: PolicyContent = { ...PLAIN_POLICY, steps: [], unlimited: true, backDays: 90 }

/** A version of a policy with the day it holds from. */
export type PolicyVersion = {
  id: string
  policyKey: string
  version: number
  effectiveFrom: Day
  everyone: boolean
  ended: boolean
  content: PolicyContent
}

export type PolicyAssignment = { id: number; effectiveFrom: Day; policyKey: string | null }

/** The version of a policy on a day: of the latest day it holds from, the last one made. */
const versionOn = (versions: readonly PolicyVersion[], day: Day): PolicyVersion | undefined =>
  versions
    .filter((version) => version.effectiveFrom <= day)
    .toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom) || a.version - b.version)
    .at(-1)

/**
 * The policy that holds for somebody on a day: the one they were given, else the one of everybody, else none, and the law alone holds.
 * @param policies all versions for one kind of leave
 * @param assignments of the person and kind, without those taken back
 */
export const policyOn = (
  policies: readonly PolicyVersion[],
  assignments: readonly PolicyAssignment[],
  day: Day,
): PolicyVersion | null => {
  const assigned = assignments
    .filter((one) => one.effectiveFrom <= day)
    .toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom) || a.id - b.id)
    .at(-1)
  const byKey = Map.groupBy(policies, (version) => version.policyKey)
  if (assigned?.policyKey) {
    const own = versionOn(byKey.get(assigned.policyKey) ?? [], day)
    if (own && !own.ended) return own
  }
  const common = [...byKey.values()].flatMap((versions) => versionOn(versions, day) ?? [])
  return (
    common
      .filter(({ everyone, ended }) => everyone && !ended)
      .toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom))
      .at(-1) ?? null
  )
}

/** The leave year that a day lies in: of the calendar, or counted from the day service began. */
export const leaveYearOf = (year: PolicyContent['year'], began: Day, day: Day): LeaveYear => {
  if (year === 'calendar') return { from: `${day.slice(0, 4)}-01-01`, until: `${day.slice(0, 4)}-12-31` }
  const guess = Number(day.slice(0, 4)) - Number(began.slice(0, 4))
  // One year either way: where the birthday of the service has not come yet, and where a 29 February has moved.
  for (const years of [guess, guess - 1]) {
    const from = addMonths(began, years * 12)
    const until = addDays(addMonths(began, (years + 1) * 12), -1)
    if (from <= day && day <= until) return { from, until }
  }
  return { from: began, until: addDays(addMonths(began, 12), -1) }
}

/** Days of a year by completed years of service. */
export const daysAfter = ({ steps }: PolicyContent, years: number): number =>
  steps.findLast((step) => step.afterYears <= years)?.days ?? 0

/** Days as minutes of an account, whole. */
export const minutesOfDays = (days: number, dayMinutes: number): number => Math.round(days * dayMinutes)

/** What the ledger asks of a policy. */
export const ledgerRulesOf = (content: PolicyContent, dayMinutes: number): LedgerRules => ({
  carry: content.carry && {
    maxMinutes: minutesOfDays(content.carry.maxDays, dayMinutes),
    months: content.carry.months,
  },
  ceiling: content.ceilingDays === null ? null : minutesOfDays(content.ceilingDays, dayMinutes),
})

/** Most days that are carried where the law says “all”: more than anybody has. */
const ALL_DAYS = 10_000

/**
 * The rules that hold where the company has said nothing: what the law says of the kind, and nothing stricter. Days of the first year that are not
 * taken stay for a year more, since no law takes them away at once.
 */
export const contentOfLaw = (kind: LeaveKind, yearlyDays: number): PolicyContent => {
  const carryDays = (): number | null => {
    if ('none' in kind.carry) return null
    if (kind.carry.days === 'half') return yearlyDays / 2
    return kind.carry.days === 'all' ? ALL_DAYS : Number(kind.carry.days.valueOf())
  }
  const maxDays = carryDays()
  return {
    ...PLAIN_POLICY,
    steps: [],
    year: kind.accrual === 'by_days_worked' ? 'calendar' : 'service',
    rounding: 'none',
    carry: maxDays === null ? null : { maxDays, months: null },
    backDays: null,
    documentsAfterDays: kind.documents?.afterDays ?? null,
  }
}

/** Sentences against a policy: what lies below the law in one of the places of its country, with the paragraph. Empty: none. */
export const policyProblems = (
  content: PolicyContent,
  kind: LeaveKind | null,
  law: CountryLeave,
  on: Day,
): { field: string; message: string }[] => {
  const problems: { field: string; message: string }[] = []
  const years = content.steps.map((step) => step.afterYears)
  if (!content.unlimited && years[0] !== 0)
    problems.push({ field: 'steps', message: 'The first step begins with year 0' })
  if (years.some((year, i) => i > 0 && year <= (years[i - 1] ?? 0)))
    problems.push({ field: 'steps', message: 'Each step begins after the one before it' })
  if (!kind || content.unlimited || problems.length > 0) return problems
  const regimes = law.regimes.filter((regime) => !regime.refused && (kind.regimes?.includes(regime.key) ?? true))
  const told = new Set<string>()
  for (const regime of regimes) {
    const promise = { kind: kind.key, regime: regime.key, steps: content.steps }
    for (const { message } of verdictsOf(law, promise, on)) {
      if (told.has(message)) continue
      told.add(message)
      const where = regimes.length > 1 ? ` (${regime.label})` : ''
      problems.push({ field: 'steps', message: `${message}${where}: ${kind.source.title}` })
    }
  }
  if (!('none' in kind.carry)) {
    const least = kind.carry.days === 'half' ? (content.steps[0]?.days ?? 0) / 2 : kind.carry.days
    const days = least === 'all' ? ALL_DAYS : Number(least.valueOf())
    if ((content.carry?.maxDays ?? 0) < days)
      problems.push({
        field: 'carry',
        message: `The law carries ${days} days into the next year: ${kind.carry.source.title}`,
      })
  }
  if (kind.documents && content.documentsAfterDays !== null && content.documentsAfterDays < kind.documents.afterDays)
    problems.push({
      field: 'documentsAfterDays',
      message: `A paper may be asked for after ${kind.documents.afterDays} days: ${kind.documents.source.title}`,
    })
  return problems.slice(0, 6)
}

/** A regime without a figure for the day says nothing against a promise. */
const verdictsOf = (law: CountryLeave, promise: Parameters<CountryLeave['notLessThanLaw']>[0], on: Day) => {
  try {
    return law.notLessThanLaw(promise, on)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}
