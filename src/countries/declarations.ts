import { addMonths, type Day } from '../shared/dates.ts'
import type { Language } from '../shared/languages.ts'
import type { Minor } from '../shared/money.ts'
import type { NatureSums, YearMonth } from './payroll.ts'

/** What somebody tells their employer of a tax year, so that the tax withheld comes near what is owed in the end. Pure; amounts in minor units. */

/** A name that everybody in the portal reads in their language. */
export type Spoken = Readonly<Record<Language, string>>

/** What is asked beside an amount. A `tax_id` is kept encrypted. */
export type DeclarationField = { key: string; label: Spoken; kind: 'text' | 'tax_id' | 'yes_no' }

export type DeclarationHead = {
  /** snake_case, unique within the country. */
  key: string
  group: string
  label: Spoken
  /** relief: lowers the income that is taxed; income: raises it; withheld: tax that somebody else has taken of it. */
  kind: 'relief' | 'income' | 'withheld'
  /** Its amount comes from places lived in, by month. */
  isRent?: true
  /** It was one figure before items were told apart: kept and counted, entered by nobody. */
  isFromBefore?: true
  /** Regimes in which it counts. */
  regimes: readonly string[]
  fields: readonly DeclarationField[]
}

/** A place that was rented, by whole months. */
export type RentedPlace = {
  from: YearMonth
  until: YearMonth
  /** Of one month. */
  rent: Minor
  city: string
  landlord: string
  address: string
  /** What the landlord is to whoever rents; empty: nothing. */
  relation: string
  taxId: string
  /** The landlord has said in writing that they have none. */
  hasNoTaxId: boolean
}

export type ItemFacts = Readonly<Record<string, string>>

/** One item as somebody enters it. */
export type ItemInput = { amount: Minor; facts: ItemFacts; places: readonly RentedPlace[] }

/** One item as it counts: `amount` is what counts of what was `declared`. */
export type DeclaredItem = ItemInput & { head: string; declared: Minor }

/** What somebody declared for a tax year, as it counts on the day it is asked for. */
export type DeclaredYear = {
  /** As chosen; null: nothing was, and the usual one holds. */
  regime: string | null
  items: readonly DeclaredItem[]
}

/** A tax year as it stands around a span that is paid. */
export type TaxYear = {
  declared: DeclaredYear
  /** Paid in each month of the year before the span, by nature. */
  months: Readonly<Record<YearMonth, NatureSums>>
  /** Paid in the whole span, with what its later runs are to bring. */
  span: NatureSums
  /** Agreed for a whole month, and the months of the year to come. */
  agreed: NatureSums
  monthsToCome: number
  /** What was taken of the employee in the year before the span, by the key of the line. */
  taken: Readonly<Record<string, Minor>>
}

/** What comes of one head, or of several under one ceiling. */
export type Counted = {
  key: string
  /** As the law names it on the day, with its section. */
  rule: string
  declared: Minor
  counted: Minor
}

/** What the law lets count of a group at most; null: it names no ceiling. */
export type DeclarationCeiling = { most: Minor | null; rule: string }

export type CountryDeclarations = {
  regimes: readonly { key: string; label: Spoken }[]
  /** The one that holds where nothing is chosen. */
  usual: string
  /** The fact of pay that says the regime, and the line of the tax that is withheld. */
  fact: string
  line: string
  groups: readonly { key: string; label: Spoken }[]
  heads: readonly DeclarationHead[]
  /** By group, for somebody of an age. @throws RangeError for a day without figures */
  ceilings: (day: Day, age: number | null) => Readonly<Record<string, DeclarationCeiling>>
  /** What is wrong with an item, by field: `amount`, a key of `fields`, `places.0.city`. */
  judge: (head: DeclarationHead, item: ItemInput, year: { from: Day; until: Day }) => Readonly<Record<string, string>>
}

/** Counted from the first month there is. */
const countOfMonth = (month: YearMonth): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/** Nothing that is declared is of more months than its tax year has. */
const MOST_MONTHS = 12

/** Months from one to another, both included, those after the twelfth left out; none where the last is before the first. */
export const monthsOfPlace = ({ from, until }: Pick<RentedPlace, 'from' | 'until'>): YearMonth[] => {
  const first = countOfMonth(from)
  const months = Math.max(0, Math.min(MOST_MONTHS, countOfMonth(until) - first + 1))
  return Array.from({ length: months }, (_, at) => {
    const month = first + at
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

export const monthAfter = (month: YearMonth): YearMonth => addMonths(`${month}-01`, 1).slice(0, 7)

/** Rent of all places over the months they were rented. */
export const rentOf = (places: readonly RentedPlace[]): Minor =>
  places.reduce((sum, place) => sum + place.rent * monthsOfPlace(place).length, 0)
