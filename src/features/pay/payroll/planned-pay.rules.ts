import type { Facts } from '../../../countries/country.ts'
import {
  type CountryPayroll,
  firstDayOf,
  lastDayOf,
  monthsFrom,
  type NatureSums,
  type YearMonth,
} from '../../../countries/payroll.ts'
import { addDays, addMonths, type Day } from '../../../shared/dates.ts'
import type { Explained } from '../../../shared/explain.ts'
import { exact, type Minor } from '../../../shared/money.ts'
import { agreedOf, computePay, type PayResult } from './compute-pay.rules.ts'
import type { EarlierRuns } from './contributions.rules.ts'
import type { PayItem } from './earnings.rules.ts'
import { addNatures, naturesOf } from './lines.rules.ts'
import type { PayDay } from './proration.rules.ts'
import {
  accumulatedBefore,
  agreedInJanuary,
  type Balance,
  isSameSpan,
  type Past,
  storedOf,
  yearOf,
} from './spans.rules.ts'

/** What the pay to come of somebody, or of a position nobody holds yet, is reckoned from. */
export type PlannedTerms = {
  facts: Facts
  items: readonly PayItem[]
  startedOn: Day
  endedOn: Day | null
}

export type PlannedLine = { label: string; kind: 'pay' | 'employer' | 'end_of_service'; amount: Minor; why: Explained }

/** A month of what somebody costs, in minor units. */
export type PlannedMonth = {
  month: YearMonth
  pay: Minor
  /** Contributions and levies of the employer by the country’s own rules. */
  employer: Minor
  /** What the right to money at the end of service grows by in the month. */
  endOfService: Minor
  lines: PlannedLine[]
  /** The month whose figures of the law were used, where those of the month itself are not on file yet. */
  lawOf: YearMonth
  /** Why contributions are not known; they are nought then. */
  problem: string | null
}

export type PlannedYear = {
  law: CountryPayroll
  currency: { code: string; minorUnits: number }
  /** YYYY-MM, the earliest first. */
  months: readonly YearMonth[]
  terms: PlannedTerms
}

type PastMonth = { past: Past; earned: NatureSums; taken: EarlierRuns['taken'] }
type PlannedHistory = { balances: Balance[]; months: PastMonth[] }

/** A month before which figures of the law are looked for: as many years back. */
const YEARS_BACK = [0, 1, 2] as const

/** Monday to Friday, eight hours: of a month that is worked in part, its part. */
const daysOf = (month: YearMonth, lawMonth: YearMonth, terms: PlannedTerms): PayDay[] => {
  const days: PayDay[] = []
  const [from, until] = [firstDayOf(month), lastDayOf(month)]
  for (let day = firstDayOf(lawMonth), real = from; day <= lastDayOf(lawMonth); day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    const last = real > until ? until : real
    days.push({
      day,
      employed: last >= terms.startedOn && (terms.endedOn === null || last <= terms.endedOn),
      plannedMinutes: weekday === 0 || weekday === 6 ? 0 : 480,
      unpaid: exact(0),
    })
    real = addDays(real, 1)
  }
  return days
}

/** Pay as agreed on the last day of the month that is worked, as if it had always been: a raise within a month counts from its first day. */
const flatItems = (items: readonly PayItem[], month: YearMonth, { endedOn }: PlannedTerms): PayItem[] => {
  const last = endedOn !== null && endedOn < lastDayOf(month) ? endedOn : lastDayOf(month)
  return items.flatMap(({ id, component, spans }) => {
    const span = spans.find(({ from, until }) => from <= last && (until === null || last <= until))
    return span ? [{ id, component, spans: [{ from: '1900-01-01', until: null, amount: span.amount }] }] : []
  })
}

const earlierOf = (law: CountryPayroll, run: Past, history: PlannedHistory): Record<string, EarlierRuns> => ({
  half_year: history.months
    .filter(({ past }) => past.month < run.month && isSameSpan('half_year', run, past, law))
    .reduce<EarlierRuns>(
      (sum, { earned, taken }) => ({ earned: addNatures(sum.earned, earned), taken: [...sum.taken, ...taken] }),
      { earned: {}, taken: [] },
    ),
})

type Reckoned = { run: Past; result: PayResult }

const reckonMonth = (q: PlannedYear, month: YearMonth, back: number, history: PlannedHistory): Reckoned => {
  const { law, terms } = q
  const lawMonth = addMonths(firstDayOf(month), -12 * back).slice(0, 7)
  const run: Past = { month: lawMonth, from_day: firstDayOf(lawMonth), pay_day: lastDayOf(lawMonth) }
  const items = flatItems(terms.items, month, terms)
  const before = history.months
    .filter(({ past }) => past.month < lawMonth && yearOf(past, law) === yearOf(run, law))
    .reduce<NatureSums>((sum, { earned }) => addNatures(sum, earned), {})
  const lastMonth = addMonths(yearOf(run, law), 11).slice(0, 7)
  const ends = terms.endedOn !== null && terms.endedOn.slice(0, 7) < lastMonth ? terms.endedOn.slice(0, 7) : lastMonth
  const monthsToCome = Math.max(0, monthsFrom(lawMonth, ends))
  const result = computePay({
    law,
    facts: terms.facts,
    month: lawMonth,
    payDay: run.pay_day,
    periodsPerYear: 12,
    monthsLeft: monthsToCome + 1,
    monthsToCome,
    agreedInJanuary: agreedInJanuary(items, run, { started_on: terms.startedOn }),
    earlier: earlierOf(law, run, history),
    before,
    accumulated: accumulatedBefore(law, run, history.balances),
    days: daysOf(month, lawMonth, terms),
    items,
    oneOffs: [],
    deductions: [],
    currency: q.currency,
  })
  return { run, result }
}

/** What later months of the year have to know of this one. */
const keep = (law: CountryPayroll, history: PlannedHistory, { run, result }: Reckoned): void => {
  const stored = storedOf(law, run, history.balances)
  for (const [key, amount] of Object.entries(result.added))
    history.balances.push({ ...run, key, amount: amount - (stored[key] ?? 0) })
  history.months.push({
    past: run,
    earned: naturesOf(result.lines.filter(({ kind }) => kind === 'earning')),
    taken: result.lines.flatMap(({ key, party, amount }) => (party ? [{ key, party, amount }] : [])),
  })
}

/** What is agreed for a whole month, as it stands on a day. */
export const agreedFor = (items: readonly PayItem[], on: Day): Minor => {
  const agreed = agreedOf({ items, days: [{ day: on, employed: true, plannedMinutes: 0, unpaid: exact(0) }] })
  return Object.values(agreed).reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
}

/** What a right to money at the end of service has come to on a day. */
const rightOn = (q: PlannedYear, on: Day, month: YearMonth) => {
  const { law, terms } = q
  const items = flatItems(terms.items, month, terms)
  const agreed = agreedOf({ items, days: [{ day: on, employed: true, plannedMinutes: 0, unpaid: exact(0) }] })
  const all = Object.values(agreed).reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
  const wages = law.rules.premiumWages?.(agreed, on) ?? all
  const serviceFrom = terms.facts.serviceFrom ?? terms.startedOn
  if (on < serviceFrom) return []
  return (law.setAside ?? law.exit)({
    facts: terms.facts,
    serviceFrom,
    lastDay: on,
    unpaidDays: 0,
    basic: agreed.basic ?? 0,
    wages,
  })
}

const sumOf = (lines: readonly { amount: Minor }[]): Minor => lines.reduce((sum, { amount }) => sum + amount, 0)

/** What the right grew by; the law says nothing of it, or does not know this person: nothing. */
const endOfServiceOf = (q: PlannedYear, month: YearMonth): PlannedLine[] => {
  const { terms } = q
  const end = terms.endedOn !== null && terms.endedOn < lastDayOf(month) ? terms.endedOn : lastDayOf(month)
  if (end < terms.startedOn || end < firstDayOf(month)) return []
  try {
    const now = rightOn(q, end, month)
    const before = sumOf(rightOn(q, addDays(firstDayOf(month), -1), month))
    const [first] = now
    const grown = sumOf(now) - before
    if (!first || grown === 0) return []
    return [{ label: first.why.rule.title, kind: 'end_of_service', amount: grown, why: first.why }]
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

const linesOf = ({ lines }: PayResult): PlannedLine[] =>
  lines.flatMap(({ kind, label, amount, why, party }): PlannedLine[] => {
    if (kind === 'earning') return [{ label, kind: 'pay', amount, why }]
    return kind === 'employer' && party !== 'government' ? [{ label, kind: 'employer', amount, why }] : []
  })

/** Of somebody whose contributions cannot be reckoned the pay is known all the same. */
const payAlone = (q: PlannedYear, month: YearMonth, problem: string): PlannedMonth => {
  const bare = reckonMonth({ ...q, law: { ...q.law, schemes: [] } }, month, 0, { balances: [], months: [] })
  const lines = linesOf(bare.result).filter(({ kind }) => kind === 'pay')
  return { month, pay: sumOf(lines), employer: 0, endOfService: 0, lines, lawOf: month, problem }
}

const monthOf = (q: PlannedYear, month: YearMonth, history: PlannedHistory): PlannedMonth => {
  let problem = ''
  for (const back of YEARS_BACK)
    try {
      const reckoned = reckonMonth(q, month, back, history)
      const { result } = reckoned
      const stops = result.gates.find(({ key, stops: isStop }) => isStop && key !== 'negative_net')
      if (stops) {
        problem = problem || stops.message
        continue
      }
      keep(q.law, history, reckoned)
      const lines = [...linesOf(result), ...endOfServiceOf(q, month)]
      const of = (kind: PlannedLine['kind']) => sumOf(lines.filter((line) => line.kind === kind))
      return {
        month,
        pay: of('pay'),
        employer: of('employer'),
        endOfService: of('end_of_service'),
        lines,
        lawOf: addMonths(firstDayOf(month), -12 * back).slice(0, 7),
        problem: null,
      }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      problem = problem || error.message
    }
  return payAlone(q, month, problem)
}

const NOTHING = { pay: 0, employer: 0, endOfService: 0, lines: [], problem: null }

/**
 * What somebody costs in each month by the terms given: recurring pay, what the employer contributes by the law of the country, and what the
 * right to money at the end of service grows by. Yearly ceilings run from the first month given. Minor units. Where the figures of a month
 * are not on file yet, those of the same month a year or two before are used, and `lawOf` says which.
 */
export const costOfMonths = (q: PlannedYear): PlannedMonth[] => {
  const kept: PlannedHistory = { balances: [], months: [] }
  return q.months.map((month) => {
    const { startedOn, endedOn } = q.terms
    const isThere = startedOn <= lastDayOf(month) && (endedOn === null || endedOn >= firstDayOf(month))
    return isThere ? monthOf(q, month, kept) : { month, ...NOTHING, lawOf: month }
  })
}
