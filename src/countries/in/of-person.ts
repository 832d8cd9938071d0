import type { Minor } from '../../shared/money.ts'
import type { Derived } from '../derived.ts'
import { accumulatedOf, baseOf, firstDayOf, type SchemeInput, type YearMonth } from '../payroll.ts'
import { ageOf } from './ages.ts'
import { professionalTax, professionalTaxPer } from './schemes/professional-tax.ts'
import { type ProvidentFund, providentFund } from './schemes/provident-fund.ts'

/** What the funds and the taxes of a State ask of one person; in paise. */

export const stateOf = ({ facts }: SchemeInput): string => {
  if (!facts.region) throw new RangeError('The State of work is not known')
  return facts.region
}

/** Shares of the provident fund on wages of a month. */
export const fundOnWages = (q: SchemeInput, wages: Minor): ProvidentFund =>
  providentFund({
    wages,
    day: firstDayOf(q.month),
    restricted: q.facts.epfOnFullWages !== 'yes',
    age: ageOf(q),
    pensionMember: q.facts.epsMember !== 'no',
    higherPension: q.facts.epsOnFullWages === 'yes',
    reducedShare: q.facts.epfReduced === 'yes',
  })

export const fundOf = (q: SchemeInput): ProvidentFund => fundOnWages(q, baseOf(q, 'epf.wages'))

/** Where a State reckons by the half-year, the tax is taken once in its last month: September and March. */
const isDueIn = (month: YearMonth): boolean => ['03', '09'].includes(month.slice(5))

/** The tax on employment of a month; null: none falls into it. Of a half-year, on the income it has had. */
export const professionalTaxOf = (q: SchemeInput): Derived<Minor> | null => {
  const [state, day] = [stateOf(q), firstDayOf(q.month)]
  const isHalfYearly = professionalTaxPer(state, day) === 'half_year'
  if (isHalfYearly && !isDueIn(q.month)) return null
  const wages = baseOf(q, 'pt.wages') + (isHalfYearly ? accumulatedOf(q, 'pt.income') : 0)
  return professionalTax({ state, wages, day, gender: q.facts.gender === 'F' ? 'F' : 'M' })
}

/** The same of a month to come, by the pay agreed for each. */
export const professionalTaxToCome = (q: SchemeInput, month: YearMonth, salary: Minor): Minor => {
  const [state, day] = [stateOf(q), firstDayOf(month)]
  const per = professionalTaxPer(state, day)
  if (per === null || (per === 'half_year' && !isDueIn(month))) return 0
  const wages = per === 'half_year' ? salary * 6 : salary
  return professionalTax({ state, wages, day, gender: q.facts.gender === 'F' ? 'F' : 'M' }).value
}
