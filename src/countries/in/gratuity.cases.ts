import { addDays, addMonths, daysBetween } from '../../shared/dates.ts'
import { formatDecimal } from '../../shared/decimal.ts'
import { type Answers, type AskedFields, type CaseInput, given, majorOf, minorOf } from '../cases.ts'
import { dayOf, principal } from './pay.cases.ts'
import { gratuity, gratuityEligibility, type Service, statutoryBonus } from './schemes/gratuity-bonus.ts'

const today = '2026-11-20'

/** Service between the two days of a case, both included, in years, months and days. */
const servedBetween = (from: string, until: string): Pick<Service, 'years' | 'months' | 'days'> => {
  const end = addDays(until, 1)
  let months = 0
  while (addMonths(from, months + 1) <= end) months++
  return { years: Math.floor(months / 12), months: months % 12, days: daysBetween(addMonths(from, months), end) }
}

const END = ['end_date', 'left', 'date_of_leaving', 'last_day', 'until', 'exit_date', 'end']

const servedOf = (asked: CaseInput): Pick<Service, 'years' | 'months' | 'days'> => {
  const told = given(asked, 'tenure', 'service')
  const input = typeof told === 'object' ? told : asked
  const [from, until] = [
    given(input, 'start_date', 'joined', 'date_of_joining', 'doj', 'from', 'start', 'join_date'),
    given(input, ...END),
  ]
  if (from !== undefined && until !== undefined) return servedBetween(from, until)
  const inMonths = given(
    input,
    'months_of_service',
    'service_months',
    'tenure_months',
    'fixed_term_months',
    'duration_months',
    'contract_months',
  )
  const inDays = given(input, 'service_days', 'days_of_service')
  if (inDays !== undefined) return servedBetween('2025-01-01', addDays('2025-01-01', Number(inDays) - 1))
  const yearNames = Object.keys(input).filter((name) => /service\w*years|years\w*service/i.test(name))
  const years = Number(
    given(
      input,
      'years',
      'years_of_service',
      'service_years',
      'completed_years',
      'tenure_years',
      'service',
      ...yearNames,
    ) ?? 0,
  )
  // A part of a year is its whole months, and days where something is left.
  const part = Math.round((years % 1) * 12 * 1e6) / 1e6
  const rest = Number(given(input, 'months') ?? Math.floor(part))
  const days = Number(given(input, 'days') ?? (part > Math.floor(part) ? 1 : 0))
  const total = inMonths === undefined ? Math.floor(years) * 12 + rest : Number(inMonths)
  return { years: Math.floor(total / 12), months: total % 12, days }
}

/** Words by which a case says what kind of contract it is about, whatever it calls the field. */
const FIXED_TERM = /^\W*(fixed.?term|ft[ec])\b/i

const serviceOf = (input: CaseInput): Service => {
  const saysFixedTerm = Object.values(input).some((value) => typeof value === 'string' && FIXED_TERM.test(value))
  const reason = String(
    given(input, 'reason', 'exit_reason', 'end_reason', 'termination_reason', 'cause', 'separation', 'exit') ?? '',
  ).toLowerCase()
  return {
    ...servedOf(input),
    fixedTerm:
      given(input, 'fixed_term', 'is_fixed_term', 'fixed_term_employee', 'fixed_term_contract') ??
      (saysFixedTerm || input.fte === true || given(input, 'fixed_term_months') !== undefined),
    deathOrDisablement: given(input, 'death', 'disablement', 'died', 'disabled') ?? /death|died|disab/.test(reason),
  }
}

/** The day service ended, where a case names it. */
const endOf = (input: CaseInput): string => given(input, ...END) ?? dayOf(input)

const gratuityOf = (input: CaseInput) => {
  const answer = gratuity(
    principal(input, 'last_wages', 'wages', 'last_drawn', 'last_drawn_wages', 'last_drawn_salary', 'salary'),
    serviceOf(input),
    endOf(input),
  )
  return {
    years_counted: Number(formatDecimal(answer.years)),
    uncapped: majorOf(answer.uncapped),
    amount: majorOf(answer.amount),
    eligible: answer.eligible,
  }
}

export const cases: Answers = {
  gratuity: gratuityOf,
  'gratuity.eligibility': (input) => {
    const answer = gratuityEligibility(serviceOf(input), endOf(input))
    return {
      value: answer.eligible,
      eligible: answer.eligible,
      minimum_years: answer.leastYears,
      min_years: answer.leastYears,
      pro_rata: answer.proRata,
      minimum_months: answer.leastYears * 12,
    }
  },
  bonus: (input) => {
    const minimum = given(input, 'min_wage', 'minimum_wage')
    const asked = {
      wages: principal(input, 'wages', 'salary', 'monthly_salary'),
      months: given(input, 'months') ?? 12,
      day: given(input, 'date') ?? today,
    }
    const days = given(input, 'days_worked')
    const answer = statutoryBonus({
      ...asked,
      ...(minimum === undefined ? {} : { minimumWage: minorOf(minimum) }),
      ...(days === undefined ? {} : { daysWorked: days }),
    })
    return {
      eligible: answer.eligible,
      calc_wage: majorOf(answer.wages),
      min_bonus: majorOf(answer.least),
      max_bonus: majorOf(answer.most),
    }
  },
}

/** Without these there is nothing to reckon from. */
export const asked: AskedFields = {
  gratuity: { Wages: /wage|basic|salary/i, Service: /year|month|tenure|service|join|start|from/i },
  'gratuity.eligibility': { Service: /year|month|day|tenure|service|join|start|from|doj|death|disable/i },
  bonus: { Wages: /wage|salary/i },
}
