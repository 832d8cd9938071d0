import type { Day } from '../../shared/dates.ts'
import type { Minor } from '../../shared/money.ts'
import { type BasesInput, firstDayOf, type Nature, type NatureSums, sumOfNatures } from '../payroll.ts'
import { codeWages } from './schemes/wages.ts'

/** What s. 2(y) of the Code on Wages leaves out of wages and counts towards the half. */
const LEFT_OUT: readonly Nature[] = ['housing', 'conveyance', 'overtime', 'commission', 'statutory_bonus']
/** All remuneration of the Code; gratuity, severance, encashed leave and pay in lieu of notice are none of it. */
const REMUNERATION: readonly Nature[] = ['basic', 'allowance', 'bonus', ...LEFT_OUT]
/** Salary for income tax and professional tax: all that is paid in money. Gratuity within its exemption is left to the exit worksheet. */
const SALARY: readonly Nature[] = [...REMUNERATION, 'leave_pay', 'notice_pay', 'arrears', 'in_kind', 'severance']

/** Salary for income tax and professional tax, in paise. */
export const salaryOf = (sums: NatureSums): Minor => sumOfNatures(sums, ...SALARY)

/** Wages of the Code on Wages in what is agreed for a month: what overtime is twice of (OSH Code, s. 27; Code on Wages, s. 14). */
export const agreedWages = (agreed: NatureSums, day: Day): Minor =>
  codeWages(sumOfNatures(agreed, ...REMUNERATION), sumOfNatures(agreed, ...LEFT_OUT), day).wages

/** Sums of pay that the funds, the insurance and the taxes of India are reckoned on, in paise. */
export const basesOf = (q: BasesInput): Readonly<Record<string, Minor>> => {
  const remuneration = sumOfNatures(q.span, ...REMUNERATION)
  const { wages } = codeWages(remuneration, sumOfNatures(q.span, ...LEFT_OUT), firstDayOf(q.month))
  const [ofMonth, toCome] = [salaryOf(q.span), salaryOf(q.restOfMonth ?? {})]
  // Whether somebody is insured goes by the pay that is agreed: that of a week, or of a month with unpaid days, is below the ceiling for many.
  const atStart = sumOfNatures(q.agreed, ...REMUNERATION) > 0 ? agreedWages(q.agreed, firstDayOf(q.month)) : null
  return {
    ...(atStart === null ? {} : { 'esi.wages_at_start': atStart }),
    'epf.wages': wages,
    'esi.wages': wages,
    'pt.wages': ofMonth,
    'tds.month_pay': ofMonth,
    'tds.month_to_come': toCome,
    'tds.year_estimate': salaryOf(q.before) + ofMonth + toCome + salaryOf(q.agreed) * q.monthsToCome,
    'tds.deductions': Number(q.facts.declaredDeductions ?? 0),
  }
}
