import type { Day } from '../../../shared/dates.ts'
import type { Explained } from '../../../shared/explain.ts'
import { type Exact, exact } from '../../../shared/money.ts'
import { ruleOf } from '../../derived.ts'
import { explain } from '../../payroll.ts'
import { bandOf, larger, NONE, notNegative, smaller, toNearest } from '../../reckoning.ts'
import type { Phased, TaxBand } from './bands.ts'
import { contributionFigures } from './contributions.figures.ts'
import { type Contributions, ofMonths, type YearToDate } from './contributions.ts'
import { healthPremium } from './health-premium.ts'
import {
  type FederalTax,
  FLAT_BONUS,
  FUND_CREDIT_MOST,
  incomeTaxFigures,
  OUTSIDE_SURTAX,
  QUEBEC_ABATEMENT,
} from './income-tax.figures.ts'
import type { ProvinceTax } from './province.ts'

/**
 * Income tax withheld from pay by T4127, option 1: each period as if the year were made of such periods, a bonus by the difference it makes to
 * the year. Federal and provincial tax are rounded apart. Amounts exact and in dollars. Names in comments are those of the guide.
 */

/** Where work is done that belongs to no province: outside of Canada. */
export const OUTSIDE_CANADA = 'ZZ'

export type TaxInput = {
  payDay: Day
  province: string
  periods: number
  /** Pay of the period without the bonus (I), and the bonus, retroactive pay or the like (B). */
  income: Exact
  bonus?: Exact
  pensionable: Exact
  /** What was taken for the plans this period, reckoned on the same pay. */
  contributions: Contributions
  yearToDate?: YearToDate
  pensionMonths?: number
  withoutPension?: boolean
  withoutEi?: boolean
  /** Total claims of the forms TD1; left out: what the guide takes for who gave none. */
  federalClaim?: Exact
  provincialClaim?: Exact
  /** Claim code E. */
  exempt?: boolean
  /** Of the period: registered plans (F), alimony (F2), union dues (U1), more tax by wish (L). */
  registered?: Exact
  alimony?: Exact
  unionDues?: Exact
  extra?: Exact
  /** Of the bonus: registered plans (F3). */
  bonusRegistered?: Exact
  /** Of the year: zone (HD), deductions allowed (F1), credits allowed (K3, K3P), credits for shares of labour funds (LCF, LCP). */
  zone?: Exact
  allowed?: Exact
  federalCredits?: Exact
  provincialCredits?: Exact
  federalFunds?: Exact
  provincialFunds?: Exact
  /** Ontario: dependants that its reduction counts. */
  dependants?: number
  /** Bonuses of the year before this one, without what was deducted from them. */
  bonusBefore?: Exact
}

/** Every factor of the guide for one annual income. */
export type AnnualTax = Readonly<Record<'A' | 'TC' | 'TCP' | 'K1' | 'K2' | 'K4' | 'T3' | 'T1', Exact>> &
  Readonly<Record<'K1P' | 'K2P' | 'K4P' | 'K5P' | 'T4' | 'V1' | 'V2' | 'S' | 'T2', Exact>>

/** A claim code from 0 to 10 as an amount: 1 the basic amount, from 2 on half a step more, then a step each. */
export const claimOf = (basic: Exact, step: Exact, code: number): Exact => {
  if (!Number.isInteger(code) || code < 0 || code > 10) throw new RangeError(`${code} is no claim code`)
  if (code === 0) return NONE
  return code === 1 ? basic : basic.add(step.mul(2 * code - 3).div(2))
}

const ofPhased = ({ most, least, start, end }: Phased, income: Exact): Exact => {
  if (income.compare(start) <= 0) return most
  if (income.compare(end) >= 0) return least
  const less = income.sub(start).mul(most.sub(least)).div(end.sub(start))
  return most.sub(toNearest(less, '0.01'))
}

const isPhased = (basic: ProvinceTax['basic']): basic is Phased => typeof basic === 'object' && 'most' in basic

/** What is claimed in a province by who gave no form there. */
const basicOf = (province: ProvinceTax, federal: FederalTax, income: Exact): Exact => {
  if (province.basic === 'federal') return ofPhased(federal.basic, income)
  return isPhased(province.basic) ? ofPhased(province.basic, income) : province.basic
}

/** Provinces without a table here: Quebec reckons its own tax, outside of Canada there is none. */
const WITHOUT_TABLE: ReadonlySet<string> = new Set(['QC', OUTSIDE_CANADA])

/** The table of a province; undefined where none is asked. @throws RangeError for a province that is not on file */
const tableOf = (payDay: Day, province: string): ProvinceTax | undefined => {
  const found = incomeTaxFigures.on(payDay).value.provinces[province]
  if (!found && !WITHOUT_TABLE.has(province)) throw new RangeError(`Income tax: no table on file for ${province}`)
  return found
}

/** The claims of a code in a province and federally, on a day. @throws RangeError for a province that is not on file */
export const claimsOf = (payDay: Day, province: string, code: number): { federal: Exact; provincial: Exact } => {
  const { federal } = incomeTaxFigures.on(payDay).value
  const ofFederal = claimOf(federal.basic.most, federal.claimStep, code)
  const table = tableOf(payDay, province)
  if (!table || table.basic === 'federal') return { federal: ofFederal, provincial: table ? ofFederal : NONE }
  const basic = isPhased(table.basic) ? table.basic.most : table.basic
  return { federal: ofFederal, provincial: claimOf(basic, table.claimStep ?? federal.claimStep, code) }
}

const lowestOf = (table: readonly TaxBand[]): Exact => table[0]?.value.rate ?? NONE

/** The lowest federal rate of a day, and that of a province. @throws RangeError for a province that is not on file */
export const lowestRates = (payDay: Day, province: string): { federal: Exact; provincial: Exact } => {
  const { federal } = incomeTaxFigures.on(payDay).value
  return { federal: lowestOf(federal.bands), provincial: lowestOf(tableOf(payDay, province)?.bands ?? []) }
}

/** What the year is taken to pay into the plans, for the credit (K2): the most of it once that is reached. */
const creditBase = (q: TaxInput): Exact => {
  const { ei, qpip } = contributionFigures.on(q.payDay).value
  const quebec = q.province === 'QC'
  const { plan, pension, ei: premium, qpip: parental } = q.contributions
  const before = q.yearToDate ?? {}
  const months = q.withoutPension ? 0 : (q.pensionMonths ?? 12)
  const most = ofMonths(plan.most, months)
  const mostBase = ofMonths(plan.mostBase, months)
  const reached = pension.add(before.pension ?? 0).compare(most) >= 0
  const base = reached ? mostBase : smaller(pension.mul(q.periods).mul(plan.baseRate).div(plan.rate), mostBase)
  const eiMost = quebec ? ei.quebecMost : ei.most
  const eiReached = premium.add(before.ei ?? 0).compare(eiMost) >= 0
  const eiBase = eiReached ? eiMost : smaller(premium.mul(q.periods), eiMost)
  const qpipBase = quebec ? smaller(parental.mul(q.periods), qpip.most) : NONE
  return (months === 0 ? NONE : base).add(q.withoutEi ? NONE : eiBase).add(qpipBase)
}

/** Where no province taxes by these tables: Quebec reckons its own, outside of Canada there is none. */
const NO_PROVINCE = {
  TCP: NONE,
  K1P: NONE,
  K2P: NONE,
  K4P: NONE,
  K5P: NONE,
  T4: NONE,
  V1: NONE,
  V2: NONE,
  S: NONE,
  T2: NONE,
}

const taxByBands = (table: readonly TaxBand[], income: Exact): Exact => {
  const { rate, constant } = bandOf(table, income)
  return income.mul(rate).sub(constant)
}

/** Ontario's surtax, on what lies strictly above each threshold. */
const surtaxOf = (table: ProvinceTax, tax: Exact): Exact =>
  (table.surtax ?? []).reduce((sum, { above, rate }) => sum.add(notNegative(tax.sub(above)).mul(rate)), NONE)

/** What Ontario and British Columbia take off small taxes (S). */
const reductionOf = (table: ProvinceTax, tax: Exact, income: Exact, dependants: number): Exact => {
  if (table.reduction) {
    const { basic, dependant } = table.reduction
    return smaller(tax, notNegative(basic.add(dependant.mul(dependants)).mul(2).sub(tax)))
  }
  if (!table.lowIncome || income.compare(table.lowIncome.end) > 0) return NONE
  const { most, start, rate } = table.lowIncome
  return smaller(tax, notNegative(most.sub(notNegative(income.sub(start)).mul(rate))))
}

/** The tax of a year with this annual income (A), every factor kept. */
const annualTax = (q: TaxInput, income: Exact, creditable: Exact): AnnualTax => {
  const { federal, provinces } = incomeTaxFigures.on(q.payDay).value
  const table = provinces[q.province]
  const netIncome = income.add(q.zone ?? 0)
  const TC = q.federalClaim ?? ofPhased(federal.basic, netIncome)
  const lowest = lowestOf(federal.bands)
  const K1 = TC.mul(lowest)
  const K2 = creditable.mul(lowest)
  const K4 = smaller(income, federal.employment).mul(lowest)
  const beforeT3 = taxByBands(federal.bands, income)
    .sub(K1)
    .sub(K2)
    .sub(q.federalCredits ?? 0)
    .sub(K4)
  const T3 = q.exempt ? NONE : notNegative(beforeT3)
  const abatement = q.province === 'QC' ? T3.mul(QUEBEC_ABATEMENT) : NONE
  const surtax = q.province === OUTSIDE_CANADA ? T3.mul(OUTSIDE_SURTAX) : NONE
  const funds = smaller(q.federalFunds ?? NONE, FUND_CREDIT_MOST)
  const T1 = notNegative(T3.sub(abatement).add(surtax).sub(funds))
  if (!table) return { A: income, TC, K1, K2, K4, T3, T1, ...NO_PROVINCE }
  const TCP = q.provincialClaim ?? basicOf(table, federal, netIncome)
  const lowestProvincial = lowestOf(table.bands)
  const K1P = TCP.mul(lowestProvincial)
  const K2P = creditable.mul(lowestProvincial)
  const K4P = table.employmentCredit ? smaller(income, federal.employment).mul(lowestProvincial) : NONE
  const { supplement } = table
  const K5P = supplement ? notNegative(K1P.add(K2P).sub(supplement.above)).mul(supplement.rate) : NONE
  const credits = K1P.add(K2P)
    .add(q.provincialCredits ?? 0)
    .add(K4P)
    .add(K5P)
  const T4 = q.exempt ? NONE : notNegative(taxByBands(table.bands, income).sub(credits))
  const V1 = surtaxOf(table, T4)
  const V2 = table.healthPremium && !q.exempt ? healthPremium(income) : NONE
  const S = reductionOf(table, T4.add(V1), income, q.dependants ?? 0)
  const provincialFunds = table.fundsMost ? smaller(q.provincialFunds ?? NONE, table.fundsMost) : NONE
  const T2 = notNegative(T4.add(V1).add(V2).sub(S).sub(provincialFunds))
  return { A: income, TC, TCP, K1, K2, K4, T3, T1, K1P, K2P, K4P, K5P, T4, V1, V2, S, T2 }
}

export type IncomeTax = {
  /** Of the period, each to the cent; the extra wished for is in the federal part. */
  federal: Exact
  provincial: Exact
  periodic: Exact
  /** Of the bonus. */
  bonus: Exact
  /** Factors of the year with the bonus, with those before it, and of the periods alone. */
  withBonus: AnnualTax
  withoutBonus: AnnualTax
  periods: AnnualTax
  /** What the first and second additional contributions take off income: of the period and of the bonus. */
  F5: Exact
  F5A: Exact
  F5B: Exact
  why: Explained
}

const cents = (amount: Exact): Exact => toNearest(amount, '0.01')

/** A part of the year's tax for one period: the year's to the cent, then the period's. */
const ofPeriod = (annual: Exact, periods: number): Exact => cents(cents(annual).div(periods))

/** Income tax of a pay period. @throws RangeError for a province or a day without tables */
export const incomeTax = (q: TaxInput): IncomeTax => {
  const edition = incomeTaxFigures.on(q.payDay)
  tableOf(q.payDay, q.province)
  const { plan, pension, secondPension } = q.contributions
  const bonus = q.bonus ?? NONE
  const F5 = pension.mul(plan.additionalRate).div(plan.rate).add(secondPension)
  const shared = bonus.compare(0) > 0 && q.pensionable.compare(0) > 0
  const F5A = shared ? F5.mul(notNegative(q.pensionable.sub(bonus))).div(q.pensionable) : F5
  const F5B = F5.sub(F5A)
  const ofOne = q.income
    .sub(q.registered ?? 0)
    .sub(q.alimony ?? 0)
    .sub(F5A)
    .sub(q.unionDues ?? 0)
  const ofYear = notNegative(
    ofOne
      .mul(q.periods)
      .sub(q.zone ?? 0)
      .sub(q.allowed ?? 0),
  )
  const base = ofYear.add(q.bonusBefore ?? 0)
  const total = base.add(notNegative(bonus.sub(q.bonusRegistered ?? 0).sub(F5B)))
  const creditable = creditBase(q)
  // Bonuses of the year before this one count for the tax of a bonus alone (B1), never for that of the period.
  const periods = annualTax(q, ofYear, creditable)
  const [withBonus, without] =
    bonus.compare(0) > 0 ? [annualTax(q, total, creditable), annualTax(q, base, creditable)] : [periods, periods]
  const federal = ofPeriod(periods.T1, q.periods).add(q.extra ?? 0)
  const provincial = ofPeriod(periods.T2, q.periods)
  const flat = total.compare(FLAT_BONUS.upTo) <= 0
  const difference = withBonus.T1.add(withBonus.T2).sub(without.T1).sub(without.T2)
  const flatTax = q.exempt ? NONE : bonus.mul(q.province === 'QC' ? FLAT_BONUS.quebecRate : FLAT_BONUS.rate)
  const onBonus = bonus.compare(0) > 0 ? cents(flat ? flatTax : larger(difference, NONE)) : NONE
  const periodic = federal.add(provincial)
  const why = explain({
    rule: ruleOf('ca.income-tax', `Income tax, T4127 edition ${edition.value.edition}, option 1`, edition),
    unit: 'CAD',
    value: periodic.add(onBonus),
    inputs: [
      ['Pay of the period', q.income],
      ['Bonus', bonus],
      ['Pay days of the year', exact(q.periods), 'periods'],
      ['Federal claim', periods.TC],
      ['Provincial claim', periods.TCP],
    ],
    steps: [
      ['Deducted for additional pension contributions', F5A],
      ['Annual income', periods.A],
      ['Federal tax of the year', periods.T1],
      ['Provincial tax of the year', periods.T2],
      ['Federal tax of the period', federal],
      ['Provincial tax of the period', provincial],
      ['Tax of the bonus', onBonus],
    ],
  })
  return { federal, provincial, periodic, bonus: onBonus, withBonus, withoutBonus: without, periods, F5, F5A, F5B, why }
}
