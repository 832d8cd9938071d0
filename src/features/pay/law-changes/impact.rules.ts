import { type CountryPayroll, explain, type Party } from '../../../countries/payroll.ts'
import { addMonths, type Day } from '../../../shared/dates.ts'
import type { Explained } from '../../../shared/explain.ts'
import { type Exact, exact, fromMinor, type Minor, roundToMinor } from '../../../shared/money.ts'
import { agreedOf, computePay, type PayInput } from '../payroll/compute-pay.rules.ts'
import { schemeInput } from '../payroll/contributions.rules.ts'
import { employerCostOf, netOf, type PayLine } from '../payroll/lines.rules.ts'

/** The first month that is reckoned by figures that hold from a day on. */
export const monthOfChange = (from: Day): string =>
  (from.slice(8) === '01' ? from : addMonths(`${from.slice(0, 7)}-01`, 1)).slice(0, 7)

/**
 * A whole month of somebody at the beginning of a year, in a given month’s law: the same pay, age and time in the country as now, so that
 * nothing but the law differs between two months.
 */
export const monthUnderLaw = (input: PayInput, month: string): PayInput => {
  const by = monthsBetween(input.month, month)
  const dates = new Set(input.law.facts.filter(({ kind }) => kind === 'date').map(({ key }) => key))
  const facts = Object.fromEntries(
    Object.entries(input.facts).map(([key, value]) => [key, value && dates.has(key) ? addMonths(value, by) : value]),
  )
  const days = input.days.map((day) => ({ ...day, employed: true, unpaid: exact(0) }))
  const agreed = agreedOf({ items: input.items, days })
  return {
    ...input,
    facts,
    month,
    payDay: addMonths(input.payDay, by),
    days,
    agreed,
    agreedInJanuary: agreed,
    earlier: {},
    before: {},
    accumulated: {},
    monthsLeft: 12,
    monthsToCome: 11,
    oneOffs: [],
    deductions: [],
    late: [],
  }
}

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5))

/** A figure that somebody tries: so many percent more of a sum of the law, up to a ceiling, in minor units. */
export type TrialFigure = {
  scheme: string
  line: string
  party: 'employee' | 'employer'
  base: string
  percent: Exact
  ceiling: Minor | null
}

export type ImpactLine = {
  key: string
  label: string
  party: Party
  before: Minor
  after: Minor
  why: Explained
}

export type PersonImpact = {
  employee: { before: Minor; after: Minor }
  employer: { before: Minor; after: Minor }
  net: { before: Minor; after: Minor }
  lines: ImpactLine[]
}

const keyOf = ({ key, party = 'employee' }: PayLine): string => `${key} ${party}`
const byKey = (lines: readonly PayLine[]): Map<string, PayLine[]> =>
  Map.groupBy(
    lines.filter(({ scheme, party }) => scheme && party !== 'government'),
    keyOf,
  )
const sumOf = (lines: readonly PayLine[]): Minor => lines.reduce((sum, { amount }) => sum + amount, 0)
const contributed = (lines: readonly PayLine[]): Minor =>
  sumOf(lines.filter(({ scheme, kind }) => scheme && kind === 'deduction'))

const impactOf = (before: readonly PayLine[], after: readonly PayLine[]): PersonImpact => {
  const [was, is] = [byKey(before), byKey(after)]
  const lines = [...new Set([...was.keys(), ...is.keys()])].flatMap((name): ImpactLine[] => {
    const [a, b] = [was.get(name) ?? [], is.get(name) ?? []]
    const told = b[0] ?? a[0]
    if (!told || sumOf(a) === sumOf(b)) return []
    const { key, label, party = 'employee', why } = told
    return [{ key, label, party, before: sumOf(a), after: sumOf(b), why }]
  })
  return {
    employee: { before: contributed(before), after: contributed(after) },
    employer: { before: employerCostOf(before), after: employerCostOf(after) },
    net: { before: netOf(before), after: netOf(after) },
    lines,
  }
}

/** Why somebody’s month cannot be reckoned under a law. */
export type NoImpact = { problem: string }

const linesUnder = (input: PayInput): readonly PayLine[] | NoImpact => {
  const { lines, gates } = computePay(input)
  const [stop] = gates.filter(({ stops }) => stops)
  return stop ? { problem: stop.message } : lines
}

const isProblem = (found: readonly PayLine[] | NoImpact): found is NoImpact => 'problem' in found

/** What a change of law that holds from a day on means for one person, a month. */
export const impactOfLaw = (input: PayInput, from: Day): PersonImpact | NoImpact => {
  const month = monthOfChange(from)
  const before = linesUnder(monthUnderLaw(input, addMonths(`${month}-01`, -1).slice(0, 7)))
  if (isProblem(before)) return before
  const after = linesUnder(monthUnderLaw(input, month))
  return isProblem(after) ? after : impactOf(before, after)
}

const trialLine = (input: PayInput, trial: TrialFigure, lines: readonly PayLine[]): PayLine | null => {
  const scheme = input.law.schemes.find(({ key }) => key === trial.scheme)
  if (!scheme) return null
  const asked = schemeInput(
    { ...input, agreed: input.agreed ?? {} },
    scheme,
    lines.filter(({ kind }) => kind === 'earning'),
  )
  if (!scheme.applies(asked)) return null
  const base = asked.bases[trial.base] ?? 0
  const counted = trial.ceiling === null ? base : Math.min(base, trial.ceiling)
  const amount = roundToMinor(exact(counted).mul(trial.percent).div(100))
  const { code, minorUnits } = input.currency
  const written = (minor: Minor) => fromMinor(minor, minorUnits)
  const baseName = input.law.bases.find(({ key }) => key === trial.base)?.label ?? trial.base
  return {
    key: trial.line,
    label: scheme.label,
    kind: trial.party === 'employee' ? 'deduction' : 'employer',
    amount,
    scheme: trial.scheme,
    party: trial.party,
    source: { kind: 'scheme', id: trial.scheme },
    why: explain({
      rule: {
        id: 'pay.trial-figure',
        title: 'A figure that is tried: no law',
        effectiveFrom: null,
        source: { title: 'Typed in to see what it would mean', checkedOn: input.payDay, confirmed: false },
      },
      unit: code,
      value: written(amount),
      inputs: [
        [baseName, written(base)],
        ['More', trial.percent, 'percent'],
        ...(trial.ceiling === null ? [] : [['Up to', written(trial.ceiling)] as const]),
      ],
    }),
  }
}

/** What a figure that is tried would mean for one person, a month, beside the law of that month. */
export const impactOfTrial = (input: PayInput, trial: TrialFigure): PersonImpact | NoImpact => {
  const own = monthUnderLaw(input, input.month)
  const before = linesUnder(own)
  if (isProblem(before)) return before
  const more = trialLine(own, trial, before)
  // Its derivation is shown before the one of the law.
  return impactOf(before, more && more.amount !== 0 ? [more, ...before] : before)
}

/** Lines of schemes that a trial can be about, with the sums they can be reckoned on. */
export const trialChoices = (law: CountryPayroll) => ({
  schemes: law.schemes.map(({ key, label, parties }) => ({
    key,
    label,
    parties: parties.filter((party) => party !== 'government'),
  })),
  bases: law.bases.map(({ key, label }) => ({ key, label })),
})
