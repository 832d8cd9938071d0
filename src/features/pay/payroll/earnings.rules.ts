import type { ChangeCause, Nature } from '../../../countries/payroll.ts'
import type { Day } from '../../../shared/dates.ts'
import { formatDecimal } from '../../../shared/decimal.ts'
import type { Explained, Source } from '../../../shared/explain.ts'
import { type Exact, exact, fromMinor, type Minor } from '../../../shared/money.ts'
import type { PayLine, PaySource } from './lines.rules.ts'
import {
  type Basis,
  basisOfPeriod,
  factorOf,
  type PayDay,
  partOfMonth,
  prorated,
  splitAmount,
  WHOLE_MONTH,
} from './proration.rules.ts'

/** A kind of pay or deduction of a company. */
export type PayComponent = {
  key: string
  label: string
  nature: Nature
  basis: Basis
  /** Of a component of the company’s own: its code. */
  code?: string
  /** What it counts as in the sums of the law, where the employer chose it. */
  counts?: CountedAs
  /** Differences for periods that are locked are not paid. */
  isLeftOfRetro?: true
}

/** What an employer chose for the sums of the law: as what it counts, what that is called, and by which law it may be chosen. */
export type CountedAs = { as: Nature; label: string; source: Source }

/** Pay that comes each period, with its history: amounts of a whole month from and until days, without overlap, in order. */
export type PayItem = {
  id: string
  component: PayComponent
  spans: readonly { from: Day; until: Day | null; amount: Minor }[]
}

/** Something paid once: a bonus, an approved claim, priced overtime, back pay. */
export type OneOff = {
  source: PaySource
  key: string
  label: string
  /** Of what is paid back, and of nothing else: `reimbursement`. */
  nature: Nature
  code?: string
  counts?: CountedAs
  amount: Minor
  from?: Day
  until?: Day
  quantity?: PayLine['quantity']
  cause?: ChangeCause
  /** Where it was reckoned elsewhere, how. */
  why?: Explained
}

export type EarningsInput = {
  days: readonly PayDay[]
  items: readonly PayItem[]
  oneOffs: readonly OneOff[]
  /** Pay days of the year; left out: by the month. */
  periodsPerYear?: number
  currency: { code: string; minorUnits: number }
}

const own: Source = { title: 'Terms of the employment', checkedOn: '2026-11-23', confirmed: true }

const BASIS_TITLES: Readonly<Record<Basis, string>> = {
  calendar_days: 'calendar days',
  working_days: 'working days',
  hours: 'planned hours',
  thirtieths: 'thirtieths of the month',
  thirtieths_worked: 'days over thirty',
  twenty_sixths: 'twenty-sixths of the month',
  whole: 'not by days',
}

/** `amount` of a whole period, `ofMonth` of a whole month. */
type Slice = { from: Day; until: Day; amount: Minor; ofMonth: Minor; days: readonly PayDay[] }

/** Stretches of the period with one amount each; days before the first and after the last amount are in none. */
const slicesOf = (item: PayItem, { days: period, periodsPerYear = 12 }: EarningsInput): Slice[] => {
  const part = partOfMonth(periodsPerYear)
  const amountsOfSlice = (ofMonth: Minor) => ({
    ofMonth,
    amount: part === WHOLE_MONTH ? ofMonth : prorated(ofMonth, part),
  })
  const [whole, first, last] = [item.spans[0], period[0]?.day, period.at(-1)?.day]
  if (whole && first && last && whole.from <= first && (whole.until === null || last <= whole.until))
    return [{ ...amountsOfSlice(whole.amount), days: period, from: first, until: last }]
  const slices: { amount: Minor; days: PayDay[] }[] = []
  let before = -1
  for (const [at, day] of period.entries()) {
    const span = item.spans.find(({ from, until }) => from <= day.day && (until === null || day.day <= until))
    if (!span) continue
    const last = slices.at(-1)
    if (last && last.amount === span.amount && before === at - 1) last.days.push(day)
    else slices.push({ amount: span.amount, days: [day] })
    before = at
  }
  return slices.map(({ amount, days }) => ({
    ...amountsOfSlice(amount),
    days,
    from: days[0]?.day ?? '',
    until: days.at(-1)?.day ?? '',
  }))
}

const inMajor = (amount: Minor | Exact, { minorUnits }: EarningsInput['currency']): string =>
  typeof amount === 'number' ? fromMinor(amount, minorUnits) : formatDecimal(amount.div(10 ** minorUnits))

const sliceWhy = (q: EarningsInput, item: PayItem, slice: Slice, paid: { factor: Exact; amount: Minor }): Explained => {
  const { component } = item
  const { periodsPerYear = 12 } = q
  const basis = basisOfPeriod(component.basis, periodsPerYear)
  const part = partOfMonth(periodsPerYear)
  return {
    value: inMajor(paid.amount, q.currency),
    unit: q.currency.code,
    rule: {
      id: `pay.${basis}`,
      title: `${component.label} by ${BASIS_TITLES[basis]}`,
      effectiveFrom: null,
      source: own,
    },
    inputs: [
      ...countedInput(component.counts),
      ...(part === WHOLE_MONTH
        ? []
        : [
            { name: `${component.label} of a month`, value: inMajor(slice.ofMonth, q.currency), unit: q.currency.code },
          ]),
      { name: `${component.label} of a whole period`, value: inMajor(slice.amount, q.currency), unit: q.currency.code },
      ...daysToldOf(slice.days),
    ],
    steps: [
      ...(part === WHOLE_MONTH ? [] : [{ text: 'Part of a month that a period is', result: part.toFraction() }]),
      { text: 'Part of the period that is paid', result: paid.factor.toFraction() },
    ],
  }
}

const UNPAID = 'Unpaid days'

/** What unpaid days of recurring pay are for, with how many of each: as its derivation says it. */
export const unpaidCausesOf = ({ inputs }: Pick<Explained, 'inputs'>): readonly Explained['inputs'][number][] => {
  const at = inputs.findIndex(({ name }) => name === UNPAID)
  return at < 0 ? [] : inputs.slice(at + 1)
}

/** Unpaid days by the leave they are of. */
const unpaidByCause = (days: readonly PayDay[]): Explained['inputs'] =>
  [...Map.groupBy(days, ({ employed, because }) => (employed && because) || '')].flatMap(([name, own]) => {
    const sum = own.reduce((total, { unpaid }) => total.add(unpaid), exact(0))
    return name ? [{ name, value: formatDecimal(sum), unit: 'days' }] : []
  })

const DAYS_TOLD = new WeakMap<readonly PayDay[], Explained['inputs']>()

/** What a derivation says of the days it is of. Days that many people have are told once. */
const daysToldOf = (days: readonly PayDay[]): Explained['inputs'] => {
  const known = DAYS_TOLD.get(days)
  if (known) return known
  const unpaid = days.reduce((sum, { unpaid: part }) => (part.n === 0n ? sum : sum.add(part)), exact(0))
  const told = [
    { name: 'Calendar days', value: String(days.filter(({ employed }) => employed).length), unit: 'days' },
    { name: UNPAID, value: formatDecimal(unpaid), unit: 'days' },
    ...unpaidByCause(days),
  ]
  DAYS_TOLD.set(days, told)
  return told
}

/**
 * Amounts of the slices of an item. Slices of one amount are cut from the same whole, so that they add up to it: an unchanged month is the
 * month, however often it is cut.
 */
const amountsOf = (slices: readonly Slice[], factors: readonly Exact[]): Minor[] => {
  const amounts = slices.map(() => 0)
  for (const amount of new Set(slices.map((slice) => slice.amount))) {
    const at = slices.flatMap((slice, i) => (slice.amount === amount ? [i] : []))
    const weights = at.map((i) => factors[i] ?? exact(0))
    const whole = prorated(
      amount,
      weights.reduce((sum, weight) => sum.add(weight), exact(0)),
    )
    splitAmount(whole, weights).forEach((part, n) => {
      const i = at[n]
      if (i !== undefined) amounts[i] = part
    })
  }
  return amounts
}

const itemLines = (q: EarningsInput, item: PayItem): PayLine[] => {
  const slices = slicesOf(item, q)
  const basis = basisOfPeriod(item.component.basis, q.periodsPerYear ?? 12)
  const factors = slices.map(({ days }) => factorOf(basis, days, q.days))
  const amounts = amountsOf(slices, factors)
  return slices.flatMap((slice, i): PayLine[] => {
    const [amount, factor] = [amounts[i] ?? 0, factors[i] ?? exact(0)]
    if (!slice.days.some(({ employed }) => employed)) return []
    const line: PayLine = {
      key: item.component.key,
      label: item.component.label,
      kind: item.component.nature === 'reimbursement' ? 'reimbursement' : 'earning',
      nature: item.component.nature,
      ...ofComponent(item.component),
      amount,
      agreed: slice.amount,
      source: { kind: 'item', id: item.id },
      why: sliceWhy(q, item, slice, { factor, amount }),
    }
    return [slice.days.length === q.days.length ? line : { ...line, from: slice.from, until: slice.until }]
  })
}

/** What was chosen of a component, as the derivation of its lines says it. */
const countedInput = (counts: CountedAs | undefined): Explained['inputs'] =>
  counts ? [{ name: 'Counts as', value: `${counts.label} (${counts.source.title})`, unit: '' }] : []

/** The component of a line, and what it counts as. */
const ofComponent = ({
  code,
  counts,
}: Pick<PayComponent, 'code' | 'counts'>): Pick<PayLine, 'component' | 'countedAs'> => {
  const of: { component?: string; countedAs?: Nature } = {}
  if (code) of.component = code
  if (counts) of.countedAs = counts.as
  return of
}

const oneOffWhy = (q: EarningsInput, { label, amount, source, counts }: OneOff): Explained => ({
  value: inMajor(amount, q.currency),
  unit: q.currency.code,
  rule: { id: `pay.${source.kind}`, title: label, effectiveFrom: null, source: own },
  inputs: countedInput(counts),
  steps: [],
})

const oneOffLine = (q: EarningsInput, one: OneOff): PayLine => {
  const line: PayLine = {
    key: one.key,
    label: one.label,
    kind: one.nature === 'reimbursement' ? 'reimbursement' : 'earning',
    nature: one.nature,
    ...ofComponent(one),
    amount: one.amount,
    source: one.source,
    why: one.why ?? oneOffWhy(q, one),
  }
  if (one.quantity) line.quantity = one.quantity
  if (one.cause) line.cause = one.cause
  if (one.from && one.until) return { ...line, from: one.from, until: one.until }
  return line
}

/**
 * What is earned in a period: recurring pay cut where its amount changes and reduced by days not employed and unpaid, then what is paid
 * once. Each source gives its lines once, whatever the order they are given in.
 * @throws RangeError where one source is given twice
 */
export const earningsOf = (q: EarningsInput): PayLine[] => {
  const seen = new Set<string>()
  for (const { source } of q.oneOffs) {
    const name = `${source.kind} ${source.id}`
    if (seen.has(name)) throw new RangeError(`The ${name} is given twice`)
    seen.add(name)
  }
  const byKey = <T>(values: readonly T[], key: (value: T) => string) =>
    [...values].sort((a, b) => key(a).localeCompare(key(b)))
  return [
    ...byKey(q.items, ({ component, id }) => `${component.key} ${id}`).flatMap((item) => itemLines(q, item)),
    ...byKey(q.oneOffs, ({ key, from = '', source }) => `${key} ${from} ${source.kind} ${source.id}`).map((one) =>
      oneOffLine(q, one),
    ),
  ]
}
