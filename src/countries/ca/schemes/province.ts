import { type Exact, exact } from '../../../shared/money.ts'
import { percent } from '../../reckoning.ts'
import { type Phased, type TaxBand, taxBands } from './bands.ts'

/** Provinces and territories of T4127, option 1; Quebec reckons its own tax. The July tables hold what is withheld from July on. In dollars. */

export type ProvinceTax = {
  bands: readonly TaxBand[]
  /** What is claimed by who gave no form: an amount, one that shrinks with income, or the federal one. */
  basic: Exact | Phased | 'federal'
  /** Distance of the claim codes from the second on; absent where they are the federal ones. */
  claimStep: Exact | null
  /** Ontario's tax on tax. */
  surtax?: readonly { above: Exact; rate: Exact }[]
  /** Ontario's health premium. */
  healthPremium?: true
  /** Ontario's reduction: twice the basic amount and that of each dependant, less the tax. */
  reduction?: { basic: Exact; dependant: Exact }
  /** British Columbia's reduction, which shrinks with income. */
  lowIncome?: { most: Exact; start: Exact; end: Exact; rate: Exact }
  /** Alberta's supplemental credit on credits above a threshold. */
  supplement?: { above: Exact; rate: Exact }
  /** Yukon's own employment amount. */
  employmentCredit?: true
  /** The most that shares of labour funds take off the tax a year. */
  fundsMost?: Exact
}

type Row = readonly [number | null, number, number]
type More = Omit<ProvinceTax, 'bands' | 'basic' | 'claimStep'>

export const province = (basic: number | Phased, step: number, rows: readonly Row[], more: More = {}): ProvinceTax => ({
  bands: taxBands(...rows),
  basic: typeof basic === 'number' ? exact(basic) : basic,
  claimStep: exact(step),
  ...more,
})

export const yukon = (rows: readonly Row[]): ProvinceTax => ({
  bands: taxBands(...rows),
  basic: 'federal',
  claimStep: null,
  employmentCredit: true,
})

const surtax = (first: number, second: number) => [
  { above: exact(first), rate: percent(20) },
  { above: exact(second), rate: percent(36) },
]
export const ontario = (first: number, second: number, basic: number, dependant: number): More => ({
  surtax: surtax(first, second),
  healthPremium: true,
  reduction: { basic: exact(basic), dependant: exact(dependant) },
})
export const lowIncome = (most: number, start: number, end: number): More => ({
  lowIncome: { most: exact(most), start: exact(start), end: exact(end), rate: percent('3.56') },
})
export const funds = (most: number): More => ({ fundsMost: exact(most) })

export type Provinces = Readonly<Record<string, ProvinceTax>>
