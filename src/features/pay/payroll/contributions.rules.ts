import type { Facts } from '../../../countries/country.ts'
import type { TaxYear } from '../../../countries/declarations.ts'
import {
  addedBy,
  type ChangeCause,
  type CountryPayroll,
  type DerivedLine,
  dueNow,
  linesAskedBy,
  type Nature,
  type NatureSums,
  type Scheme,
  type SchemeInput,
} from '../../../countries/payroll.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Explained, Source } from '../../../shared/explain.ts'
import { fromMinor, type Minor } from '../../../shared/money.ts'
import { addNatures, naturesOf, type PayLine } from './lines.rules.ts'
import { partOfMonth, prorated } from './proration.rules.ts'

/** What earlier runs of a span paid and took: those of the same month, pay period or half-year. */
export type EarlierRuns = {
  earned: NatureSums
  taken: readonly Pick<DerivedLine, 'key' | 'party' | 'amount'>[]
  /** Back pay among it: whether a scheme counts it in the month it was paid in depends on its cause. */
  late?: readonly { cause: ChangeCause; nature: Nature; amount: Minor }[]
  /** Back pay that later runs paid for this span: a scheme that counts it when it was earned counts it here. */
  settled?: readonly { cause: ChangeCause; nature: Nature; amount: Minor }[]
}

export const NO_EARLIER_RUNS: EarlierRuns = { earned: {}, taken: [] }

/** What contributions and taxes of one person in one run are reckoned from. */
export type ContributionsInput = {
  law: CountryPayroll
  facts: Facts
  currency: { code: string; minorUnits: number }
  /** The wage month, YYYY-MM. */
  month: string
  payDay: Day
  periodsPerYear: number
  /** Months of the tax year left with this one. */
  monthsLeft: number
  /** Months after this one in which the person is expected to be paid in the tax year; nought for somebody who leaves. */
  monthsToCome: number
  /** Regular runs of the same wage month after this one, in which the person is expected to be paid; left out: none. */
  periodsToCome?: number
  /** Regular runs of the wage month in another pay group that the person goes into, each by the pay days of its year; left out: none. */
  othersToCome?: readonly number[]
  agreed: NatureSums
  agreedInJanuary: NatureSums
  /** Earlier runs of the same span, by the span of a scheme. */
  earlier: Readonly<Partial<Record<Scheme['span'], EarlierRuns>>>
  /** Paid in the tax year before this month, opening balances with it. */
  before: NatureSums
  /** What locked lines of the year hold before the span, by the accumulators of schemes. */
  accumulated: Readonly<Record<string, Minor>>
  /** Sums that are known from elsewhere and go before those of the law: wages with which a contribution period began. */
  givenBases?: Readonly<Record<string, Minor>>
  /** What somebody declared for the tax year, with what the year has paid and taken before this month; left out where nobody declares anything. */
  taxYear?: Pick<TaxYear, 'declared' | 'months' | 'taken'>
}

/** What keeps somebody from being paid, or should be looked at before: in a sentence. */
export type PayGate = {
  key: string
  stops: boolean
  message: string
  /** What is paid is held because of it, unless somebody lets it go. */
  holds?: true
}

/** What earlier runs of the span earned, as a scheme counts it. */
const earnedBefore = (scheme: Scheme, { earned, late = [], settled = [] }: EarlierRuns): NatureSums =>
  [
    ...late.filter(({ cause }) => scheme.retro(cause) === 'as_paid'),
    ...settled.filter(({ cause }) => scheme.retro(cause) === 'as_earned'),
  ].reduce<NatureSums>((sums, { nature, amount }) => addNatures(sums, { [nature]: amount }), earned)

/** Recurring pay that later runs of the wage month are to bring. */
const restOf = ({ agreed, periodsPerYear, periodsToCome = 0, othersToCome = [] }: ContributionsInput): NatureSums => {
  if (periodsToCome === 0 && othersToCome.length === 0) return {}
  const part = partOfMonth(periodsPerYear)
  const others = othersToCome.map(partOfMonth)
  return Object.fromEntries(
    Object.entries(agreed).map(([nature, ofMonth]) => [
      nature,
      others.reduce((sum, other) => sum + prorated(ofMonth, other), prorated(ofMonth, part) * periodsToCome),
    ]),
  )
}

/** What a scheme is asked of one run: the sums of its span by the bases of the country. */
export const schemeInput = (q: ContributionsInput, scheme: Scheme, earnings: readonly PayLine[]): SchemeInput => {
  const counted = earnings.filter(({ cause }) => cause === undefined || scheme.retro(cause) === 'as_paid')
  const earlier = q.earlier[scheme.span] ?? NO_EARLIER_RUNS
  const span = addNatures(earnedBefore(scheme, earlier), naturesOf(counted))
  const restOfMonth = scheme.span === 'month' ? restOf(q) : {}
  const bases = q.law.basesOf({
    facts: q.facts,
    month: q.month,
    payDay: q.payDay,
    span,
    before: q.before,
    agreed: q.agreed,
    agreedInJanuary: q.agreedInJanuary,
    monthsToCome: q.monthsToCome,
    restOfMonth,
  })
  return {
    facts: q.facts,
    month: q.month,
    payDay: q.payDay,
    periodsPerYear: q.periodsPerYear,
    monthsLeft: q.monthsLeft,
    bases: { ...bases, ...q.givenBases },
    accumulated: q.accumulated,
    ...(q.taxYear
      ? { year: { ...q.taxYear, span: addNatures(span, restOfMonth), agreed: q.agreed, monthsToCome: q.monthsToCome } }
      : {}),
  }
}

/** What schemes are asked: those of one span the same, where nothing is there for another month that one counts and another does not. */
const inputsOnce = (q: ContributionsInput, earnings: readonly PayLine[]): ((scheme: Scheme) => SchemeInput) => {
  const bySpan = new Map<Scheme['span'], SchemeInput>()
  const isOfNow = earnings.every(({ cause }) => cause === undefined)
  return (scheme) => {
    const { late = [], settled = [] } = q.earlier[scheme.span] ?? NO_EARLIER_RUNS
    if (!isOfNow || late.length + settled.length > 0) return schemeInput(q, scheme, earnings)
    const known = bySpan.get(scheme.span) ?? schemeInput(q, scheme, earnings)
    bySpan.set(scheme.span, known)
    return known
  }
}

/** Of a scheme of several lines each by its own name; whose share it is, the table says. */
const labelOf = (scheme: Scheme, { key, party }: DerivedLine): string => {
  const { asks = [] } = scheme
  const asked = asks.find((one) => one.key === key && one.party === party)
  const isAlone = new Set(asks.map((one) => one.key)).size < 2
  return asked && !isAlone ? asked.label.replace(`, ${party}`, '') : scheme.label
}

const lineOf = (scheme: Scheme, derived: DerivedLine): PayLine => ({
  key: derived.key,
  label: labelOf(scheme, derived),
  kind: derived.party === 'employee' ? 'deduction' : 'employer',
  amount: derived.amount,
  scheme: scheme.key,
  party: derived.party,
  source: { kind: 'scheme', id: scheme.key },
  why: derived.why,
})

const NO_LONGER: Source = { title: 'What earlier runs of the same span took', checkedOn: '2026-11-30', confirmed: true }

/** What earlier runs of the span took and the whole of it does not ask for any more: taken back, in minor units. */
const takenInVain = (
  scheme: Scheme,
  whole: readonly DerivedLine[],
  { taken, currency }: Pick<EarlierRuns, 'taken'> & { currency: ContributionsInput['currency'] },
): DerivedLine[] => {
  if (taken.length === 0) return []
  const own = new Set([...linesAskedBy(scheme).map(({ key }) => key), scheme.key])
  const isAsked = (one: EarlierRuns['taken'][number]) =>
    whole.some(({ key, party }) => key === one.key && party === one.party)
  const left = taken.filter((one) => own.has(one.key) && !isAsked(one))
  return [...Map.groupBy(left, ({ key, party }) => `${key} ${party}`).values()].flatMap((lines): DerivedLine[] => {
    const [{ key, party } = { key: '', party: 'employee' as const }] = lines
    const amount = -lines.reduce((sum, line) => sum + line.amount, 0)
    const inMajor = (minor: Minor) => fromMinor(minor, currency.minorUnits)
    const why: Explained = {
      value: inMajor(amount),
      unit: currency.code,
      rule: {
        id: `pay.taken_back.${scheme.key}`,
        title: `${scheme.label}: no longer due`,
        effectiveFrom: null,
        source: NO_LONGER,
      },
      inputs: [{ name: 'Taken by earlier runs', value: inMajor(-amount), unit: currency.code }],
      steps: [{ text: 'Due for the whole', result: '0' }],
    }
    return [{ key, party, amount, why }]
  })
}

/** What a government adds is no cost of the employer: told, not paid. */
const asMemo = (line: PayLine): PayLine => (line.party === 'government' ? { ...line, kind: 'memo' } : line)

/** Of a scheme that asks for nothing: what earlier runs of the span stored goes with it. */
const nothingAdded = ({ accumulators }: Scheme): Record<string, Minor> =>
  Object.fromEntries(accumulators.map(({ key }) => [key, 0]))

/**
 * What every scheme of the country takes of this run: what it asks of the whole span, less what earlier runs of the span took. A scheme that
 * cannot be reckoned, for a fact that is missing or a figure that is not on file, stops the person and says why; it is never left out.
 * Lines of nought are none. `added`: what the whole span adds to the accumulators of the year.
 */
export const contributionsOf = (
  q: ContributionsInput,
  earnings: readonly PayLine[],
): { lines: PayLine[]; gates: PayGate[]; added: Record<string, Minor> } => {
  const lines: PayLine[] = []
  const gates: PayGate[] = []
  const added: Record<string, Minor> = {}
  const inputOf = inputsOnce(q, earnings)
  for (const scheme of q.law.schemes)
    try {
      const input = inputOf(scheme)
      const taken = q.earlier[scheme.span]?.taken ?? []
      const isDue = scheme.applies(input)
      const whole = isDue ? scheme.compute(input) : []
      Object.assign(added, isDue ? addedBy(scheme, input, whole) : nothingAdded(scheme))
      const due = [...dueNow(whole, taken), ...takenInVain(scheme, whole, { taken, currency: q.currency })]
      for (const derived of due) if (derived.amount !== 0) lines.push(asMemo(lineOf(scheme, derived)))
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      const key = `scheme.${scheme.key}`
      if (!gates.some(({ message }) => message === error.message))
        gates.push({ key, stops: true, message: error.message })
    }
  return { lines, gates, added }
}
