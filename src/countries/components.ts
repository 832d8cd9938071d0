import type { Source } from '../shared/explain.ts'
import type { Label } from '../shared/languages.ts'
import type { Nature } from './payroll.ts'

/** What a country says of components of pay: which an employer has ready made, which sums of the law each is in, what may be chosen. Pure. */

/** Of what is paid its nature; of what is taken from pay: deduction. */
export type ComponentNature = Nature | 'deduction'

/** Where a component stands on a payslip, in this order. */
export const SLIP_GROUPS = ['basic', 'allowances', 'variable', 'other'] as const
export type SlipGroup = (typeof SLIP_GROUPS)[number]

/** A component that employers have ready made. Its code is that of recurring pay, and of registers of other providers. */
export type StandardComponent = { code: string; nature: ComponentNature; names: Label }

/** Why pay is in a sum of the law or not: one sentence, with its source. */
export type BaseRule = { key: string; rule: string; source: Source }

/** Something else a nature decides on, beside the sums that schemes reckon on: parts of a file, what overtime is reckoned from. */
export type NatureSum = BaseRule & { label: string; natures: readonly Nature[] }

/** What an employer may say of a component where the law lets it: pay of these natures counts in the sums as pay of another. */
export type BaseChoice = {
  key: string
  natures: readonly Nature[]
  countsAs: Nature
  label: string
  source: Source
}

/** What may be said of something taken from pay: the law takes it off what is taxed, by a fact of the person. */
export type DeductionChoice = { key: string; label: string; fact: string; source: Source }

export type CountryComponents = {
  /** Beside those of every country. */
  standard: readonly StandardComponent[]
  /** Of sums in the country’s `bases` that pay enters by its nature. */
  bases: readonly BaseRule[]
  sums: readonly NatureSum[]
  choices: readonly BaseChoice[]
  /** Of deductions; absent: none is taken off what is taxed. */
  deductions?: readonly DeductionChoice[]
}
