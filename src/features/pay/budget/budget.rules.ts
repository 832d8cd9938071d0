import {
  type CountryPayroll,
  NATURES,
  type Nature,
  type NatureSums,
  type YearMonth,
} from '../../../countries/payroll.ts'
import { addDays, addMonths, type Day } from '../../../shared/dates.ts'
import { type Exact, exact, type Minor, roundToMinor } from '../../../shared/money.ts'
import type { PayItem } from '../payroll/earnings.rules.ts'

export const BUDGET_KIND = 'budget'
export const BUDGET_STATES = ['draft', 'in_review', 'approved', 'frozen'] as const
export type BudgetState = (typeof BUDGET_STATES)[number]
export const BUDGET_KINDS = ['version', 'scenario'] as const
export type BudgetKindOf = (typeof BUDGET_KINDS)[number]
export const BUDGET_ACTIONS = ['submit', 'take_back', 'make_current', 'freeze', 'delete'] as const
export type BudgetAction = (typeof BUDGET_ACTIONS)[number]

export type Standing = { state: BudgetState; kind: BudgetKindOf; isCurrent: boolean }

/** What may be done with a budget. A scenario is tried out and never approved: a version is copied from it. */
export const allowedForBudget = ({ state, kind, isCurrent }: Standing): BudgetAction[] => {
  if (state === 'in_review') return ['take_back']
  if (state === 'draft') return kind === 'version' ? ['submit', 'delete'] : ['delete']
  const actions: BudgetAction[] = isCurrent ? [] : ['make_current']
  return state === 'approved' ? [...actions, 'freeze'] : actions
}

/** Only what nobody has agreed to yet is changed. */
export const isWritableBudget = ({ state }: Pick<Standing, 'state'>): boolean => state === 'draft'

/** The twelve months from a first day, as YYYY-MM. */
export const monthsOfYear = (yearFrom: Day): YearMonth[] =>
  Array.from({ length: 12 }, (_, at) => addMonths(yearFrom, at).slice(0, 7))

/** The last day of a month. */
export const endOfMonth = (month: YearMonth): Day => addDays(addMonths(`${month}-01`, 1), -1)

/** The first day of the year a day lies in, of a year that begins on MM-DD; the first of that month, where it begins within one. */
export const budgetYearOf = (day: Day, from: string): Day => {
  const first = `${from.slice(0, 2)}-01`
  const year = Number(day.slice(0, 4))
  return day.slice(5) >= first ? `${year}-${first}` : `${year - 1}-${first}`
}

/** Pay of a place from a day on: amounts of a month in minor units, by nature. */
export type PayStep = { from: Day; amounts: NatureSums }

const LABELS: Readonly<Partial<Record<Nature, string>>> = {
  basic: 'Basic salary',
  housing: 'Housing allowance',
  conveyance: 'Transport allowance',
  allowance: 'Other allowances',
}

/** The pay of a place as the engine that pays takes it. */
export const itemsOfSteps = (law: CountryPayroll, steps: readonly PayStep[]): PayItem[] => {
  const sorted = steps.toSorted((a, b) => a.from.localeCompare(b.from))
  const untilOf = (at: number) => {
    const next = sorted[at + 1]
    return next ? addDays(next.from, -1) : null
  }
  return NATURES.filter((nature) => sorted.some(({ amounts }) => (amounts[nature] ?? 0) > 0)).map((nature) => ({
    id: nature,
    component: { key: nature, label: LABELS[nature] ?? nature, nature, basis: law.rules.proration.usual },
    spans: sorted.map(({ from, amounts }, at) => ({ from, until: untilOf(at), amount: amounts[nature] ?? 0 })),
  }))
}

const amountsOn = (items: readonly PayItem[], day: Day): NatureSums => {
  const sums: Partial<Record<Nature, Minor>> = {}
  for (const { component, spans } of items) {
    const span = spans.find(({ from, until }) => from <= day && (until === null || day <= until))
    if (span) sums[component.nature] = (sums[component.nature] ?? 0) + span.amount
  }
  return sums
}

/** Recurring pay with its history as steps within a year: as it stands on the first day, and on each day it changes. */
export const stepsOfItems = (items: readonly PayItem[], year: { from: Day; until: Day }): PayStep[] => {
  const days = items.flatMap(({ spans }) =>
    spans.flatMap(({ from, until }) => (until === null ? [from] : [from, addDays(until, 1)])),
  )
  const within = days.filter((day) => day > year.from && day <= year.until)
  return [...new Set([year.from, ...within])].sort().map((from) => ({ from, amounts: amountsOn(items, from) }))
}

/** What a place is paid a month on a day, all natures together, in minor units. */
export const monthlyPayOn = (steps: readonly PayStep[], day: Day): Minor => {
  const step = steps.filter(({ from }) => from <= day).toSorted((a, b) => b.from.localeCompare(a.from))[0] ?? steps[0]
  return Object.values(step?.amounts ?? {}).reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
}

const raisedBy = (amounts: NatureSums, percent: string): NatureSums => {
  const { basic } = amounts
  if (basic === undefined) return amounts
  return {
    ...amounts,
    basic: roundToMinor(
      exact(basic)
        .mul(exact(100).add(exact(percent)))
        .div(exact(100)),
    ),
  }
}

/** Basic pay raised by some percent from a day on; what was agreed to change later is raised as well. Allowances stay. */
export const raiseSteps = (steps: readonly PayStep[], percent: string, from: Day): PayStep[] => {
  const sorted = steps.toSorted((a, b) => a.from.localeCompare(b.from))
  const before = sorted.filter((step) => step.from < from)
  const later = sorted.filter((step) => step.from >= from)
  const standing = before.at(-1)
  const begins = standing && later[0]?.from !== from ? [{ from, amounts: raisedBy(standing.amounts, percent) }] : []
  return [...before, ...begins, ...later.map((step) => ({ ...step, amounts: raisedBy(step.amounts, percent) }))]
}

/** An amount in the money of the group, by the rate entered, rounded once. Both in minor units; `decimals` of each. */
export const inGroupMoney = (
  minor: Minor | Exact,
  rate: string | Exact,
  { from, to }: { from: number; to: number },
): Minor =>
  roundToMinor(
    exact(minor)
      .mul(exact(rate))
      .mul(exact(10 ** to))
      .div(exact(10 ** from)),
  )

/** What people of an entity most often are, for a place that nobody holds: choices alone, a birthday is nobody’s own. */
export const usualFacts = (
  law: CountryPayroll,
  people: readonly Readonly<Record<string, string | undefined>>[],
  { from, region }: { from: Day; region: string | null },
): Record<string, string> => {
  const choices = new Set(law.facts.filter(({ kind }) => kind === 'choice' || kind === 'yes_no').map(({ key }) => key))
  const facts: Record<string, string> = { birthDate: `${Number(from.slice(0, 4)) - 35}-01-01`, serviceFrom: from }
  const keys = [...choices, 'region', 'nationality']
  for (const key of keys) {
    const counts = new Map<string, number>()
    for (const person of people) {
      const value = person[key]
      if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    const [usual] = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    if (usual) facts[key] = usual[0]
  }
  if (!facts.region && region) facts.region = region
  return facts
}
