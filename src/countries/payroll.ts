import { addDays, addMonths, type Day } from '../shared/dates.ts'
import { formatDecimal } from '../shared/decimal.ts'
import type { Explained, Source } from '../shared/explain.ts'
import { type Exact, exact, type Minor } from '../shared/money.ts'
import type { CountryComponents } from './components.ts'
import type { Facts } from './country.ts'
import type { CountryDeclarations, TaxYear } from './declarations.ts'
import type { Derived } from './derived.ts'
import type { LevyStanding, PayingPerson } from './levy.ts'

/** What a country answers about pay. All of it is pure: facts in, lines out; the day is an argument. */

/** YYYY-MM */
export type YearMonth = string

export const monthOfDay = (day: Day): YearMonth => day.slice(0, 7)
export const firstDayOf = (month: YearMonth): Day => `${month}-01`
export const lastDayOf = (month: YearMonth): Day => addDays(addMonths(firstDayOf(month), 1), -1)
export const yearOfMonth = (month: YearMonth): number => Number(month.slice(0, 4))

/** Whole months from one to another; negative when `to` lies before `from`. */
export const monthsFrom = (from: YearMonth, to: YearMonth): number =>
  (yearOfMonth(to) - yearOfMonth(from)) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))

export type Party = 'employee' | 'employer' | 'government'

/** One amount a scheme asks of one party, in minor units, with how it came about. */
export type DerivedLine = { key: string; party: Party; amount: Minor; why: Explained }

/** Whether back pay is contributed on in the month it is paid (as irregular pay), in the months it belongs to, or not at all. */
export type RetroTreatment = 'as_paid' | 'as_earned' | 'none'

/** Why pay of the past changes: the same amount is treated differently by it. */
export type ChangeCause = 'decided_late' | 'paid_late' | 'error'

export type SchemeInput = {
  /** Statutory facts of the person by the keys of the country’s `facts`, and those rules read everywhere (`birthDate`, `region`). */
  facts: Facts
  /** The wage month; schemes that reckon by pay period look at the pay day. */
  month: YearMonth
  payDay: Day
  /** Pay days of the year, and months of the tax year left with this one. */
  periodsPerYear: number
  monthsLeft: number
  /** Pay of the whole span so far, this run included, in minor units, by the country’s base keys. */
  bases: Readonly<Record<string, Minor>>
  /** What locked lines of the year hold before this span, in minor units, by the scheme’s accumulators. */
  accumulated: Readonly<Record<string, Minor>>
  /** The tax year around the span, where the country has people declare something of it. */
  year?: TaxYear
}

/** What is summed from locked lines for a scheme, and over what. */
export type Accumulator = {
  key: string
  per: 'registration' | 'person'
  over: 'half_year' | 'contribution_period' | 'year'
}

/** Money that was due on a day and is paid on a later one, in minor units. */
export type LateInput = { owed: Minor; due: Day; paid: Day }

/** Months begun between two days: one day late is one. */
export const monthsBegun = (due: Day, paid: Day): number => {
  let months = 0
  while (addMonths(due, months) < paid) months++
  return months
}

/** A line that a scheme may ask for, as a register of another provider heads its column. */
export type LineInput = { key: string; party: 'employee' | 'employer'; label: string; aliases?: readonly string[] }

/** A levy, fund or tax a country asks for on pay. */
export type Scheme = {
  /** snake_case, unique within the country. */
  key: string
  label: string
  source: Source
  parties: readonly Party[]
  /** What is reckoned at once: all runs of the span share its rounding, bands and ceilings. */
  span: 'month' | 'pay_period' | 'half_year'
  applies: (q: SchemeInput) => boolean
  accumulators: readonly Accumulator[]
  /** The lines it may ask for; left out: one of each party, of the scheme’s own key. */
  asks?: readonly LineInput[]
  /** Of the whole span, in whole minor units. `dueNow` takes away what earlier runs of it took. @throws RangeError for a day without figures */
  compute: (q: SchemeInput) => readonly DerivedLine[]
  /**
   * What the span adds to each accumulator, in minor units; left out: the employee’s lines of the same key. Stored when a run is locked, less
   * what earlier runs of the span have stored.
   */
  adds?: (q: SchemeInput, lines: readonly DerivedLine[]) => Readonly<Record<string, Minor>>
  retro: (cause: ChangeCause) => RetroTreatment
  /** What is added to money that comes late; absent: nothing on file. */
  interest?: (q: LateInput) => Derived<Minor>
}

/** Something to be known of a person before pay can be reckoned. */
export type PayFact = {
  key: string
  label: string
  kind: 'text' | 'date' | 'choice' | 'number' | 'amount' | 'yes_no'
  options?: readonly string[]
  /** What was entered before counts; it is entered elsewhere now. */
  isRetired?: true
}

/** By what part of a month pay is reckoned: a full month is the whole in each. */
export type Proration = 'working_days' | 'calendar_days' | 'thirtieths' | 'twenty_sixths' | 'hours'

/** What a component of pay is; which sums of the law it belongs to follows from it. */
export const NATURES = [
  'basic',
  'allowance',
  'housing',
  'conveyance',
  'overtime',
  'commission',
  'bonus',
  'statutory_bonus',
  'leave_pay',
  'notice_pay',
  'arrears',
  'in_kind',
  'gratuity',
  'severance',
  'reimbursement',
] as const
export type Nature = (typeof NATURES)[number]

/** Amounts in minor units by nature; left out: nothing of it. */
export type NatureSums = Readonly<Partial<Record<Nature, Minor>>>

export const sumOfNatures = (sums: NatureSums, ...natures: readonly Nature[]): Minor =>
  natures.reduce((total, nature) => total + (sums[nature] ?? 0), 0)

/** What the sums of the law are made of. */
export type BasesInput = {
  facts: Facts
  month: YearMonth
  payDay: Day
  /** Paid in the whole span, this run and earlier ones. */
  span: NatureSums
  /** Paid in the tax year before the span; opening balances are in it. */
  before: NatureSums
  /** Agreed for a whole month, as it stands at the end of the span; empty where nothing is agreed by the month. */
  agreed: NatureSums
  /** Agreed for a whole month on 1 January of the year, or when the person joined in it. */
  agreedInJanuary: NatureSums
  /** Months of the tax year after this one in which the person is expected to be paid. */
  monthsToCome: number
  /** Recurring pay that later runs of the wage month are to bring, where people are paid more often than by the month; left out: none. */
  restOfMonth?: NatureSums
}

/** What the law says around pay; null: it says nothing for the country as a whole. */
export type PayRules = {
  /** The usual part of a month and what else may be chosen; null source: custom. */
  proration: { usual: Proration; allowed: readonly Proration[]; source: Source | null }
  /** The most that may be taken from pay beside what statutes take, as a share of it. */
  deductionCap: (day: Day) => { share: Exact; source: Source } | null
  /** Of pay agreed for a month, in minor units, what an hour or a day beside normal hours is reckoned from; left out: all of it. */
  premiumWages?: (agreed: NatureSums, day: Day) => Minor
  /** The last day on which pay of a month is on time. */
  payBy: (month: YearMonth) => { day: Day; source: Source } | null
  /** How soon after the last day everything is paid; working days where the law counts them. */
  settleWithin: (lastDay: Day) => { days: number; count: 'calendar' | 'working'; source: Source } | null
  /** Whether everything is withheld from a leaver until the tax authority has cleared them, and to which day at the latest; left out: never. */
  taxClearance?: (facts: Facts, lastDay: Day) => { until: Day; message: string; source: Source } | null
  /** The least that is agreed for a whole month with somebody; null: the law names none for them. Left out: none is on file. */
  minimumPay?: (q: MinimumInput) => MinimumPay | null
  /** What somebody among the employer’s people must be for the law to ask a least of others; left out: nobody. */
  minimumBeside?: { fact: string; value: string }
  /**
   * A levy on foreigners with tiers: the key of the employer’s line it is paid on, and where those of an employer stand in its tiers (null: none is in
   * one). Left out: no such levy is on file.
   */
  levy?: { line: string; standing: (people: readonly PayingPerson[], day: Day) => LevyStanding | null }
}

export type MinimumInput = {
  facts: Facts
  day: Day
  /** Hours of a week as agreed, or those usual in the country. */
  weeklyHours: number
  /** Whether the employer has somebody of whom `minimumBeside` holds. */
  isBeside: boolean
}

/** In minor units, `of` some natures or of all that is agreed; or of what nothing is on file on the day: it is said, and nothing is compared. */
export type MinimumPay = { least: Minor; source: Source; of?: readonly Nature[] } | { unknown: string }

/** Of somebody who leaves. Amounts in minor units. */
export type ExitInput = {
  facts: Facts
  serviceFrom: Day
  lastDay: Day
  unpaidDays: number
  /** Basic pay of the last month, and wages as the law of wages counts them. */
  basic: Minor
  wages: Minor
}

/** What a payslip shows that a record may lack; everything else on it is always there. */
export type SlipField = 'employer' | 'person' | 'position' | 'basic'

/** What a country answers about pay, in `xx/payroll.ts`. */
export type CountryPayroll = {
  /** ISO 3166-1 alpha-2, as the country. */
  code: string
  /** MM-DD. */
  taxYearFrom: string
  facts: readonly PayFact[]
  /** Sums of pay that schemes reckon on; which components are in which follows from their nature. */
  bases: readonly { key: string; label: string }[]
  /** Those sums, in minor units. @throws RangeError, one sentence, for pay whose treatment is not on file */
  basesOf: (q: BasesInput) => Readonly<Record<string, Minor>>
  /** Components of pay: which employers have ready made, and what may be chosen of them; left out: those of every country, and nothing. */
  components?: CountryComponents
  schemes: readonly Scheme[]
  rules: PayRules
  /** What people tell the employer of the tax year for the tax that is withheld; left out: nothing. */
  declarations?: CountryDeclarations
  /** What the law asks a payslip to show; left out: the law on file asks for none. */
  payslip?: { asks: readonly SlipField[]; source: Source }
  /** What the law asks to be paid at the end of service beside pay: gratuity. */
  exit: (q: ExitInput) => readonly DerivedLine[]
  /**
   * What is set aside for it by a day, whether or not it is owed yet: it grows with service. Left out: what `exit` says of the day. Of one currency
   * with it; rounding is to whole minor units.
   */
  setAside?: (q: ExitInput) => readonly DerivedLine[]
  /** What an establishment owes for all its people together, on nobody’s lines: of the sum of an accumulator in a month. Left out: nothing. */
  establishment?: { label: string; of: string; charge: (sum: Minor, day: Day) => Minor; source: Source }
}

/** What one run takes of a span: the span’s lines less what earlier runs of it took, by line and party. Below nought where too much was taken. */
export const dueNow = (
  whole: readonly DerivedLine[],
  taken: readonly Pick<DerivedLine, 'key' | 'party' | 'amount'>[],
): readonly DerivedLine[] =>
  whole.map((line) => {
    const before = taken.filter(({ key, party }) => key === line.key && party === line.party)
    return { ...line, amount: before.reduce((left, { amount }) => left - amount, line.amount) }
  })

/** What a scheme’s span adds to its accumulators. */
export const addedBy = (
  scheme: Scheme,
  q: SchemeInput,
  lines: readonly DerivedLine[],
): Readonly<Record<string, Minor>> =>
  scheme.adds?.(q, lines) ??
  Object.fromEntries(
    scheme.accumulators.map(({ key }) => [
      key,
      lines.reduce((sum, line) => (line.key === key && line.party === 'employee' ? sum + line.amount : sum), 0),
    ]),
  )

/** The lines a scheme may ask employee and employer for; what a government adds is none of theirs. */
export const linesAskedBy = ({ asks, key, label, parties }: Scheme): readonly LineInput[] =>
  asks ??
  parties
    .filter((party) => party !== 'government')
    .map((party) => ({ key, party, label: `${label}, ${party}`, aliases: [`${key} ${party}`, `${party} ${key}`] }))

/** A base of the input; nought where nothing of it was paid. */
export const baseOf = (q: SchemeInput, key: string): Minor => q.bases[key] ?? 0

/** What an accumulator holds; nought at the beginning of its span. */
export const accumulatedOf = (q: SchemeInput, key: string): Minor => q.accumulated[key] ?? 0

type Figure = Exact | number | string
const formatFigure = (value: Figure): string =>
  typeof value === 'string' ? value : formatDecimal(typeof value === 'number' ? exact(value) : value)

/** How a figure came about: inputs and steps in the order they were taken. Amounts in major units. */
export const explain = (q: {
  rule: Explained['rule']
  unit: string
  value: Figure
  inputs: readonly (readonly [name: string, value: Figure, unit?: string])[]
  steps?: readonly (readonly [text: string, result: Figure])[]
}): Explained => ({
  value: formatFigure(q.value),
  unit: q.unit,
  rule: q.rule,
  inputs: q.inputs.map(([name, value, unit]) => ({ name, value: formatFigure(value), unit: unit ?? q.unit })),
  steps: (q.steps ?? []).map(([text, result]) => ({ text, result: formatFigure(result) })),
})

/** An amount that may not be below nought. @throws RangeError by its name */
export const refuseNegative = (what: string, ...amounts: readonly Minor[]): void => {
  if (amounts.some((amount) => amount < 0)) throw new RangeError(`${what} cannot be below nought`)
}
