import { addMonths } from '../../../shared/dates.ts'
import { type Exact, exact, type Minor, roundToMinor } from '../../../shared/money.ts'
import { computePay, type PayInput } from '../payroll/compute-pay.rules.ts'
import { earningsOf, type PayItem } from '../payroll/earnings.rules.ts'
import type { PayLine } from '../payroll/lines.rules.ts'
import { type Basis, basisOfPeriod, factorOf, partOfMonth } from '../payroll/proration.rules.ts'
import type { RegisterTry } from '../payroll/registers.rules.ts'
import {
  amountsOfLines,
  componentOfLine,
  type RegisterAmounts,
  type RegisterComponent,
  sideOfRegister,
} from './components.rules.ts'

/**
 * Other ways of reckoning somebody’s pay, and what each would give. A cause is written as its kind and what it names: `basis:calendar_days`,
 * `fact:cpfStatus=foreigner`. Which of them explains a difference is not decided here: only one that gives the other provider’s very figure.
 */

const BASES: readonly Basis[] = [
  'calendar_days',
  'working_days',
  'thirtieths',
  'thirtieths_worked',
  'twenty_sixths',
  'hours',
  'whole',
]

export type CauseQuestion = {
  input: PayInput
  code: string
  components: ReadonlyMap<string, RegisterComponent>
  /** What the provider before has paid, as its register has it. */
  theirs: RegisterAmounts
}

type Way = {
  cause: string
  input: PayInput
  /** Pay itself is given: it says nothing of how pay is reckoned. */
  contributionsOnly?: true
}

/** Columns of schemes have a country in their key. */
const isContribution = (component: string): boolean => component.includes('.')

const withItem = (input: PayInput, item: PayItem): PayInput => ({
  ...input,
  items: input.items.map((one) => (one.id === item.id ? item : one)),
})

/** The same pay prorated by other days, or as it stood before or after a change. */
const otherPay = (input: PayInput): Way[] =>
  input.items.flatMap((item): Way[] => [
    ...BASES.filter((basis) => basis !== item.component.basis).map((basis) => ({
      cause: `basis:${basis}`,
      input: withItem(input, { ...item, component: { ...item.component, basis } }),
    })),
    ...item.spans.map(({ from, amount }) => ({
      cause: `pay_of:${from}`,
      input: withItem(input, { ...item, spans: [{ from: '1900-01-01', until: null, amount }] }),
    })),
  ])

/** Facts of the person answered otherwise. */
const otherFacts = (input: PayInput): Way[] =>
  input.law.facts.flatMap(({ key, kind, options = [] }): Way[] => {
    const answers = kind === 'yes_no' ? ['yes', 'no'] : options
    return answers
      .filter((answer) => answer !== input.facts[key])
      .map((answer) => ({
        cause: `fact:${key}=${answer}`,
        input: { ...input, facts: { ...input.facts, [key]: answer } },
      }))
  })

const monthsAway = (month: string, by: number): string => addMonths(`${month}-01`, by).slice(0, 7)

/** The law as it stood in other months: a rate or ceiling that was not changed in time, or changed too early. */
const otherLaw = (input: PayInput): Way[] =>
  [-12, -6, -3, -1, 1, 3, 6, 12].map((by) => ({
    cause: `law:${monthsAway(input.month, by)}`,
    input: { ...input, month: monthsAway(input.month, by), payDay: addMonths(input.payDay, by) },
  }))

/** One kind of pay that does not count for contributions. */
const otherBase = (earned: readonly PayLine[], { input, code, components }: CauseQuestion): Way[] =>
  [...new Set(earned.map((line) => componentOfLine(line, code, components)))].flatMap((component) => {
    const left = earned.filter((line) => componentOfLine(line, code, components) !== component)
    return component && left.length > 0
      ? [{ cause: `without:${component}`, input: earning(input, left), contributionsOnly: true as const }]
      : []
  })

/** The same input with its earnings given: they are not reckoned, only contributed on. */
const earning = (input: PayInput, lines: readonly PayLine[]): PayInput => ({
  ...input,
  agreed: input.agreed ?? agreedBy(lines),
  items: [],
  oneOffs: lines.map((line, at) => ({
    source: { kind: 'one_off', id: `given-${at}` },
    key: line.key,
    label: line.label,
    nature: line.nature ?? 'allowance',
    ...(line.countedAs
      ? { counts: { as: line.countedAs, label: line.label, source: line.why.rule.source } }
      : undefined),
    amount: line.amount,
  })),
})

const agreedBy = (lines: readonly PayLine[]) => {
  const sums: Record<string, Minor> = {}
  for (const { nature, agreed } of lines)
    if (nature && agreed !== undefined) sums[nature] = (sums[nature] ?? 0) + agreed
  return sums
}

/** Their pay under our law: what of contributions follows from a difference of pay alone. */
const theirPay = ({ input, components, theirs }: CauseQuestion): Way[] => {
  const lines = Object.entries(theirs).flatMap(([key, amount]): PayLine[] => {
    const component = components.get(key)
    if (!component?.nature) return []
    const why = { value: '', unit: '', rule: NO_RULE, inputs: [], steps: [] }
    const source = { kind: 'opening' as const, id: key }
    return [{ key, label: component.label.en, kind: 'earning', nature: component.nature, amount, source, why }]
  })
  return lines.length > 0 ? [{ cause: 'their_pay', input: earning(input, lines), contributionsOnly: true }] : []
}

const NO_RULE = {
  id: 'pay.register',
  title: 'The register of the provider before',
  effectiveFrom: null,
  source: { title: 'The register of the provider before', checkedOn: '2026-11-23', confirmed: true },
}

const signedLines = (lines: readonly PayLine[], q: CauseQuestion): Record<string, Minor> => {
  const amounts = amountsOfLines(lines, q.code, q.components)
  return { ...sideOfRegister(amounts, q.components, 'pay'), ...sideOfRegister(amounts, q.components, 'employer') }
}

const floorOf = (amount: Exact): Minor => Number(amount.floor().valueOf())
const ceilOf = (amount: Exact): Minor => Number(amount.ceil().valueOf())

/** Recurring pay of one amount through the period, rounded otherwise. */
const roundings = ({ input, code, components }: CauseQuestion, unit: number): Omit<RegisterTry, 'person'>[] =>
  input.items.flatMap((item) => {
    const [first, last] = [input.days[0]?.day ?? '', input.days.at(-1)?.day ?? '']
    const span = item.spans.find(({ from, until }) => from <= first && (until === null || until >= last))
    const [line] = earningsOf({ ...input, items: [item], oneOffs: [] })
    const component = line ? componentOfLine(line, code, components) : null
    if (!span || !component) return []
    const basis = basisOfPeriod(item.component.basis, input.periodsPerYear)
    const due = exact(span.amount)
      .mul(partOfMonth(input.periodsPerYear))
      .mul(factorOf(basis, input.days, input.days))
    const wholes = due.div(unit)
    return [
      { component, amount: floorOf(due), cause: 'rounding:down' },
      { component, amount: ceilOf(due), cause: 'rounding:up' },
      { component, amount: roundToMinor(wholes) * unit, cause: 'rounding:units' },
      { component, amount: floorOf(wholes) * unit, cause: 'rounding:units' },
      { component, amount: ceilOf(wholes) * unit, cause: 'rounding:units' },
    ]
  })

/** Contributions rounded to whole units of the currency by one side and not by the other. */
const contributionRoundings = (
  ours: Readonly<Record<string, Minor>>,
  theirs: Readonly<Record<string, Minor>>,
  unit: number,
): Omit<RegisterTry, 'person'>[] =>
  Object.entries(theirs).flatMap(([component, amount]) => {
    const own = ours[component]
    if (own === undefined || own === amount || !isContribution(component) || Math.abs(own - amount) >= unit) return []
    return amount % unit === 0 || own % unit === 0 ? [{ component, amount, cause: 'rounding:units' }] : []
  })

/** Null: pay cannot be reckoned this way, as for a law that is not on file in another month, or facts that contradict each other. */
const linesBy = ({ input }: Way): readonly PayLine[] | null => {
  try {
    const { lines, gates } = computePay(input)
    return gates.some(({ key }) => key.startsWith('scheme.')) ? null : lines
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Every other way of reckoning somebody’s pay that gives one of the other provider’s figures and not ours. Signed as they make the net. */
export const triesOf = (q: CauseQuestion, person: string): RegisterTry[] => {
  const { input } = q
  const unit = 10 ** input.currency.minorUnits
  const { lines } = computePay(input)
  const ours = signedLines(lines, q)
  const theirs = {
    ...sideOfRegister(q.theirs, q.components, 'pay'),
    ...sideOfRegister(q.theirs, q.components, 'employer'),
  }
  const differs = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])].filter(
    (key) => (theirs[key] ?? 0) !== (ours[key] ?? 0),
  )
  if (differs.length === 0) return []
  const earned = lines.filter(({ kind }) => kind === 'earning' || kind === 'reimbursement')
  const { agreed: _agreed, ...withoutAgreed } = input
  const ways: Way[] = [
    ...otherPay(input),
    ...theirPay(q),
    ...otherFacts(input),
    ...otherLaw(input),
    ...otherBase(earned, q),
    { cause: 'no_earlier', input: { ...withoutAgreed, accumulated: {}, before: {} } },
  ]
  const reckoned = ways.flatMap((way) => {
    const found = linesBy(way)
    if (!found) return []
    const amounts = signedLines(found, q)
    return differs
      .filter((component) => !way.contributionsOnly || isContribution(component))
      .map((component) => ({ component, amount: amounts[component] ?? 0, cause: way.cause }))
  })
  return [...roundings(q, unit), ...contributionRoundings(ours, theirs, unit), ...reckoned]
    .filter(({ component, amount }) => differs.includes(component) && (theirs[component] ?? 0) === amount)
    .map((one) => ({ person, ...one }))
}
