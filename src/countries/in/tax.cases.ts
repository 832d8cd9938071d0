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

const salaryTax = (regime: TaxRegime) => (input: CaseInput) => {
  const named = given(input, 'standard_deduction')
  const deduction = named === undefined ? standardDeduction(regime, taxDay(input)) : minorOf(named)
  const taxable = Math.max(
    0,
    amount(input, 'gross_salary', 'gross') - deduction - amount(input, 'deductions', 'other_deductions'),
  )
  const tax = taxOf(input, regime, taxable)
  const ofYear = Math.round(rupees(tax.total) * 100)
  const monthsLeft = given(input, 'months_left') ?? 12
  return {
    ...yearAnswer(tax),
    monthly_tds_first_estimate: majorOf(monthTax({ ofYear, taken: amount(input, 'tds_so_far'), monthsLeft })),
  }
}

const rentOf = (input: CaseInput) => {
  const metro = given(input, 'metro50', 'metro')
  const city = given(input, 'city')
  const named = metro ? 50 : 40
  const share = metro === undefined ? rentShare(String(city ?? ''), taxDay(input)) : named
  const exempt = rentExempt({
    salary: amount(input, 'basic_annual', 'salary_annual', 'basic'),
    allowance: amount(input, 'hra_annual', 'hra'),
    rent: amount(input, 'rent_annual', 'rent'),
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
  'incometax.salary_new': { Income: /income|taxable|gross|salary/i },
  'incometax.salary_old': { Income: /income|taxable|gross|salary/i },
}
