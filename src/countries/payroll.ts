import { addDays, addMonths, type Day } from '../shared/dates.ts'
import { formatDecimal } from '../shared/decimal.ts'
import type { Explained, Source } from '../shared/explain.ts'
import { type Exact, exact, type Minor } from '../shared/money.ts'
import type { CountryField, Edition, Facts } from './country.ts'

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

/** A value together with how it came about. */
export type Derived<T> = { value: T; why: Explained }

export type Party = 'employee' | 'employer' | 'government'

/** One amount a scheme asks of one party, in minor units, with how it came about. */
export type DerivedLine = { key: string; party: Party; amount: Minor; why: Explained }

/** Whether back pay is contributed on in the month it is paid (as irregular pay), in the months it belongs to, or not at all. */
export type RetroTreatment = 'as_paid' | 'as_earned' | 'none'

/** Why pay of the past changes: the same amount is treated differently by it. */
export type ChangeCause = 'decided_late' | 'paid_late' | 'error'

export type SchemeInput = {
  /** Statutory facts of the person, as the country's payroll profile names them, and those rules read everywhere (`birthDate`, `region`). */
  facts: Facts
  /** The wage month; schemes that ask for a period look at the pay day. */
  month: YearMonth
  payDay: Day
  periodsPerYear: number
  /** Bases of the whole span so far, this run included, in minor units, by the country's base keys. */
  bases: Readonly<Record<string, Minor>>
  /** What this scheme and its neighbours have accumulated before the span: year to date by accumulator, in minor units. */
  accumulated: Readonly<Record<string, Minor>>
}

export type Accumulator = {
  key: string
  per: 'registration' | 'person'
  over: 'month' | 'quarter' | 'half_year' | 'contribution_period' | 'year'
}

/** A levy, fund or tax a country asks for on pay. */
export type Scheme = {
  /** snake_case, unique within the country. */
  key: string
  label: string
  source: Source
  parties: readonly Party[]
  applies: (q: SchemeInput) => boolean
  accumulators: readonly Accumulator[]
  /** Of the whole span of its accumulators: the engine subtracts what was taken, so that one run or five give the same. */
  compute: (q: SchemeInput) => readonly DerivedLine[]
  retro: (cause: ChangeCause) => RetroTreatment
}

/** What a country answers about pay. `profile`: what has to be known of a person for it. */
export type CountryPayroll = {
  profile: readonly CountryField[]
  bases: readonly { key: string; label: string; source: Source }[]
  schemes: readonly Scheme[]
}

type Shown = Exact | number | string

const shown = (value: Shown): string => {
  if (typeof value === 'string') return value
  return formatDecimal(typeof value === 'number' ? exact(value) : value)
}

/** The rule an explanation names, with the edition whose figures were used. */
export const ruleOf = (
  id: string,
  title: string,
  edition: Pick<Edition<unknown>, 'from' | 'source'>,
): Explained['rule'] => ({ id, title, effectiveFrom: edition.from, source: edition.source })

/** How a figure came about: inputs and steps in the order they were taken. Amounts in major units. */
export const explain = (q: {
  rule: Explained['rule']
  unit: string
  value: Shown
  inputs: readonly (readonly [name: string, value: Shown, unit?: string])[]
  steps?: readonly (readonly [text: string, result: Shown])[]
}): Explained => ({
  value: shown(q.value),
  unit: q.unit,
  rule: q.rule,
  inputs: q.inputs.map(([name, value, unit]) => ({ name, value: shown(value), unit: unit ?? q.unit })),
  steps: (q.steps ?? []).map(([text, result]) => ({ text, result: shown(result) })),
})

/** An amount that may not be below nought. @throws RangeError by its name */
export const refuseNegative = (what: string, ...amounts: readonly Minor[]): void => {
  if (amounts.some((amount) => amount < 0)) throw new RangeError(`${what} cannot be below nought`)
}
