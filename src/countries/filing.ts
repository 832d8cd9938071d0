import type { Day } from '../shared/dates.ts'
import type { Source } from '../shared/explain.ts'
import type { Minor } from '../shared/money.ts'
import type { Facts } from './country.ts'
import type { YearMonth } from './payroll.ts'

/** What a country answers about returns, remittances and files. All of it is pure; due days are those of the authority’s own calendar. */

/** Something an employer owes an authority on a day. */
export type Obligation = {
  /** The rule it comes from, unique within the country. */
  rule: string
  label: string
  /** The part of time it is for. */
  for: { from: Day; until: Day }
  due: Day
  source: Source
}

/** Of an entity: its region, and its registrations by the keys of the country (kind of remitter, provinces with staff …). */
export type FilingInput = { facts: Facts; month: YearMonth }

export type FileKind = 'bank' | 'wage_protection' | 'contribution' | 'tax' | 'year_end' | 'separation'

/** Somebody in a file: what of their facts it asks for, and amounts in minor units by the format’s keys. */
export type FileItem = { facts: Facts; amounts: Readonly<Record<string, Minor>> }

export type FileInput = {
  employer: Facts
  month: YearMonth
  /** Day and time the file is made, at the employer’s place: YYYY-MM-DDTHH:MM:SS. */
  madeAt: string
  payDay: Day
  items: readonly FileItem[]
}

/** What a file says when it is read: who gets or pays how much, its own sums, and what is wrong with it. */
export type FileContent = {
  items: readonly { reference: string; amount: Minor }[]
  total: Minor
  problems: readonly string[]
}

export type FileFormat = {
  /** snake_case, unique within the country. */
  key: string
  label: string
  kind: FileKind
  source: Source
  /** Keys it reads of the employer, of each person, and of their amounts. */
  asks: { employer: readonly string[]; person: readonly string[]; amounts: readonly string[] }
  name: (q: FileInput) => string
  /** @throws RangeError, one sentence, with the first thing the receiver would refuse */
  build: (q: FileInput) => string
  /** Reads any file of the format, written here or elsewhere; never throws. */
  read: (text: string) => FileContent
  /** How a file that was wrong is put right. */
  amends: 'replace' | 'difference' | 'next_period'
}

/** What a country answers about filing, in `xx/filing.ts`. */
export type CountryFilings = {
  /** ISO 3166-1 alpha-2, as the country. */
  code: string
  /** What falls due for a month of pay, with what falls due for a year in the month that ends it. */
  obligations: (q: FilingInput) => readonly Obligation[]
  formats: readonly FileFormat[]
}

/** The month as a part of time. */
export const wholeMonthOf = (month: YearMonth, lastDay: Day): Obligation['for'] => ({
  from: `${month}-01`,
  until: lastDay,
})
