import { formatDecimal } from '../../shared/decimal.ts'
import type { Exact } from '../../shared/money.ts'
import { type Answers, type AskedFields, type CaseInput, given, majorOf, minorOf } from '../cases.ts'
import {
  monthTax,
  rentExempt,
  rentShare,
  standardDeduction,
  type TaxRegime,
  type YearTax,
  yearTax,
} from './schemes/income-tax.ts'

const amount = (input: CaseInput, ...names: string[]): number => minorOf(given(input, ...names) ?? 0)
const rupees = (value: Exact): number => Number(formatDecimal(value))

/** A day of the tax year a case names: FY2025-26, TY2026-27, 2025-26 / TY2026-27. */
const taxDay = (input: CaseInput): string => {
  const named = given(input, 'date', 'day')
  if (named !== undefined) return named
  const year = /(\d{4})/.exec(String(given(input, 'fy', 'ty', 'tax_year', 'period') ?? '2026-27'))?.[1] ?? '2026'
  return `${year}-06-30`
}

const yearAnswer = (tax: YearTax) => ({
  taxable: rupees(tax.taxable),
  slab_tax: rupees(tax.slabTax),
  rebate_or_marginal_relief: rupees(tax.relief),
  after_rebate: rupees(tax.afterRelief),
  surcharge: rupees(tax.surcharge),
  cess: rupees(tax.cess),
  total: rupees(tax.total),
})

const taxOf = (input: CaseInput, regime: TaxRegime, taxable: number): YearTax => {
  const asked = { regime, taxable, day: taxDay(input), resident: given(input, 'resident') ?? true }
  const age = given(input, 'age')
  return yearTax(age === undefined ? asked : { ...asked, age: Number(age) })
}

const GROSS: readonly string[] = [
  'gross_salary',
  'gross',
  'annual_gross',
  'gross_annual',
  'annual_salary',
  'salary',
  'annual_gross_salary',
]

/** What is taken off beside the standard deduction: as one sum, or by its heads, deductions_80c and 80d. */
const deductionsOf = (input: CaseInput): number => {
  const whole = given(input, 'deductions', 'other_deductions', 'total_deductions', 'chapter_via')
  if (whole !== undefined) return minorOf(whole)
  const heads = Object.entries(input).filter(([name]) => /^(deductions?_)?(section_)?(80|24b|hra_exempt)/i.test(name))
  return heads.reduce((sum, [, value]) => sum + minorOf(String(value)), 0)
}

const salaryTax = (regime: TaxRegime) => (input: CaseInput) => {
  const named = given(input, 'standard_deduction')
  const deduction = named === undefined ? standardDeduction(regime, taxDay(input)) : minorOf(named)
  const taxable = Math.max(0, minorOf(given(input, ...GROSS)) - deduction - deductionsOf(input))
  const tax = taxOf(input, regime, taxable)
  const ofYear = Math.round(rupees(tax.total) * 100)
  const monthsLeft = given(input, 'months_left') ?? 12
  return {
    ...yearAnswer(tax),
    monthly_tds_first_estimate: majorOf(monthTax({ ofYear, taken: amount(input, 'tds_so_far'), monthsLeft })),
  }
}

/** What a case gives for the year, rent_annual and rent, or for a month, rent_monthly. */
const ofYear = (input: CaseInput, ...names: string[]): number => {
  const aYear = given(input, ...names.flatMap((name) => [`${name}_annual`, `annual_${name}`, `${name}_paid`, name]))
  const aMonth = given(input, ...names.flatMap((name) => [`${name}_monthly`, `monthly_${name}`]))
  const isOnlyMonthly = names.every((name) => given(input, `${name}_annual`) === undefined && input[name] === undefined)
  return aMonth !== undefined && isOnlyMonthly ? minorOf(aMonth) * 12 : minorOf(aYear ?? 0)
}

const rentOf = (input: CaseInput) => {
  const metro = given(input, 'metro50', 'metro')
  const city = given(input, 'city')
  const named = metro ? 50 : 40
  const share = metro === undefined ? rentShare(String(city ?? ''), taxDay(input)) : named
  const exempt = rentExempt({
    salary: ofYear(input, 'basic', 'salary'),
    allowance: ofYear(input, 'hra'),
    rent: ofYear(input, 'rent'),
    share,
  })
  return { exempt: majorOf(exempt), pct: share }
}

export const cases: Answers = {
  'incometax.new_regime': (input) => yearAnswer(taxOf(input, 'new', amount(input, 'taxable_income', 'taxable'))),
  'incometax.old_regime': (input) => yearAnswer(taxOf(input, 'old', amount(input, 'taxable_income', 'taxable'))),
  'incometax.salary_new': salaryTax('new'),
  'incometax.salary_old': salaryTax('old'),
  'incometax.hra': rentOf,
}

/** Without these there is nothing to reckon from. */
export const asked: AskedFields = {
  'incometax.hra': { Rent: /rent/i, 'House rent allowance': /hra|allowance/i, Salary: /basic|salary/i },
  'incometax.new_regime': { Income: /income|taxable|gross|salary/i },
  'incometax.old_regime': { Income: /income|taxable|gross|salary/i },
  'incometax.salary_new': { Income: GROSS },
  'incometax.salary_old': { Income: GROSS },
}
