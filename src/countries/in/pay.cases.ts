import { type Answers, type AskedFields, type CaseInput, given, majorOf, minorOf } from '../cases.ts'
import { labourWelfare } from './schemes/labour-welfare.ts'
import { professionalTax, professionalTaxPer } from './schemes/professional-tax.ts'
import { providentFund } from './schemes/provident-fund.ts'
import { contributionPeriod, isInsurable, stateInsurance } from './schemes/state-insurance.ts'
import { states } from './states.ts'

const today = '2026-11-20'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The number of a month that a case gives as a number, in digits or by its name; anything else as it is. */
const monthNumber = (month: unknown): unknown => {
  const named = MONTHS.indexOf(String(month).slice(0, 3).toLowerCase()) + 1
  if (named > 0) return named
  return /^\d{1,2}$/.test(String(month)) ? Number(month) : month
}

export const dayOf = (input: CaseInput): string => {
  const named = given(input, 'date', 'day', 'on')
  if (named !== undefined) return String(named)
  const [year, number] = [given(input, 'year'), monthNumber(given(input, 'month'))]
  const month = given(input, 'wageMonth') ?? (/^\d{4}-\d{2}$/.test(String(number)) ? number : undefined)
  if (month !== undefined) return `${month}-01`
  if (typeof number === 'number' || year !== undefined)
    return `${year ?? 2026}-${String(number ?? 11).padStart(2, '0')}-15`
  return today
}

const amount = (input: CaseInput, ...names: string[]): number => minorOf(given(input, ...names) ?? 0)

/** What the law reckons on: under one of these names, or basic pay and the dearness allowance. @throws RangeError where a case gives neither */
export const principal = (input: CaseInput, ...names: string[]): number => {
  const named = given(input, ...names, 'basic_da', 'basic_plus_da')
  if (named !== undefined) return minorOf(named)
  const parts = [given(input, 'basic'), given(input, 'da', 'dearness_allowance')].filter((one) => one !== undefined)
  if (parts.length === 0) throw new RangeError('Wages is missing')
  return parts.reduce((sum, one) => sum + minorOf(one), 0)
}

/** Who joined first from 1 September 2014 with pay above the ceiling is in no pension scheme. */
const joinedAboveCeiling = (input: CaseInput): boolean => {
  const joined = given(input, 'first_joined', 'first_joined_on', 'epf_joined', 'joined')
  const pay = given(input, 'pay_at_joining', 'wages_at_joining', 'pf_wages', 'wages') ?? 0
  return joined !== undefined && joined >= '2014-09-01' && minorOf(pay) > minorOf(15_000)
}

export const providentFundOf = (input: CaseInput) => {
  const rate = given(input, 'rate', 'ee_rate', 'contribution_rate', 'rate_pct')
  const unit = {
    wages: principal(input, 'pf_wages', 'epf_wages', 'wages', 'monthly_wages'),
    higherPension: given(input, 'higher_pension', 'higher_pension_optant', 'higher_eps') === true,
    reducedShare: Number(rate) === 10 || Number(rate) === 0.1,
    day: dayOf(input),
    restricted: given(input, 'restrict_to_ceiling', 'restricted', 'capped') ?? true,
    pensionMember: given(input, 'eps_member', 'pension_member') ?? !joinedAboveCeiling(input),
  }
  const age = given(input, 'age')
  return providentFund(age === undefined ? unit : { ...unit, age })
}

/** The code of a State that a case names by its code or in full, with its city or without. */
const stateOf = (input: CaseInput): string => {
  const named = String(given(input, 'state', 'region', 'location'))
    .replace(/[-\s(]*chennai\)?$/i, '')
    .trim()
  const inFull = states.find(({ label }) => label.toLowerCase() === named.toLowerCase())
  if (inFull) return inFull.value
  if (named === '') return 'TN'
  return named
    .toUpperCase()
    .replace(/^(AP\/TS|TS\/AP)$/, 'AP')
    .replace(/^TG$/, 'TS')
    .replace(/^J&K$/, 'JK')
}

const professionalTaxOf = (input: CaseInput): number => {
  const [state, day] = [stateOf(input), dayOf(input)]
  const halfYearly = given(
    input,
    'half_yearly',
    'half_year',
    'half_yearly_income',
    'half_year_income',
    'half_yearly_wages',
  )
  // A case that gives the month where the State asks for the half-year: six such months.
  const per = professionalTaxPer(state, day)
  const asked =
    halfYearly ?? given(input, 'monthly', 'wages', 'gross', 'monthly_wages', 'monthly_income', 'salary') ?? 0
  const wages = minorOf(asked) * (per === 'half_year' && halfYearly === undefined ? 6 : 1)
  const gender = /^(f|w)/i.test(String(given(input, 'gender', 'sex') ?? 'M')) ? 'F' : 'M'
  return majorOf(professionalTax({ state, wages, day, gender }).value)
}

const welfareOf = (input: CaseInput) => {
  const year = given(input, 'year') ?? 2026
  const asked = {
    state: stateOf(input),
    day: given(input, 'date') ?? `${year}-12-31`,
  }
  const wages = given(input, 'wages', 'monthly', 'monthly_wages', 'gross', 'salary')
  const employees = given(input, 'employees', 'headcount')
  const answer = labourWelfare({
    ...asked,
    ...(employees === undefined ? {} : { employees: Number(employees) }),
    ...(wages === undefined ? {} : { wages: minorOf(wages) }),
  })
  if (!answer.applies) return { applicable: false, threshold: answer.threshold, ee: 0, er: 0 }
  return {
    applicable: true,
    ee: majorOf(answer.employee),
    er: majorOf(answer.employer),
    frequency: answer.frequency,
    months: answer.months,
    due: answer.due,
  }
}

const isDisabled = (input: CaseInput): boolean =>
  given(input, 'disability', 'disabled', 'with_disability', 'is_disabled', 'person_with_disability') ?? false

const insuranceOf = (input: CaseInput) => {
  const wages = amount(input, 'wages', 'monthly', 'monthly_wages', 'gross')
  const day = dayOf(input)
  // Whoever was covered when the period began is so to its end: a case says it with a yes under some such name.
  const told = Object.entries(input).find(
    ([name, value]) => typeof value === 'boolean' && /cover|cross|period|continu/i.test(name),
  )?.[1]
  // A month asks the figures of its first day, a day its own.
  const asked = given(input, 'date', 'day', 'on') ?? `${day.slice(0, 7)}-01`
  const insurable = isInsurable(wages, asked, isDisabled(input))
  const covered = told ?? insurable
  if (!covered) return { ee: 0, er: 0, covered: false }
  const answer = stateInsurance({ wages, days: Number(given(input, 'days') ?? 26), month: day.slice(0, 7) })
  return { ee: majorOf(answer.employee), er: majorOf(answer.employer), covered: true, ee_exempt: answer.exempt }
}

const coverageOf = (input: CaseInput) => {
  const names = Object.keys(input).filter((name) => /wage/i.test(name))
  const inWinter = names.some((name) => /oct|nov|dec/i.test(name))
  const period = String(
    given(input, 'contribution_period', 'period') ?? (inWinter ? 'Oct-Mar' : 'Apr-Sep'),
  ).toLowerCase()
  const summer = period.startsWith('apr')
  const { until } = contributionPeriod(summer ? '2026-04' : '2025-10')
  const first = Object.entries(input)
    .filter(([name, value]) => /wage/i.test(name) && !/gross|total/i.test(name) && Number.isFinite(Number(value)))
    .toSorted(([a], [b]) => Number(/from|later|after|new/i.test(a)) - Number(/from|later|after|new/i.test(b)))
    .at(0)
  // Overtime does not count in the test; only a case that gives all of the pay has it inside.
  const all = minorOf(given(input, 'gross', 'total', 'total_wages') ?? 0) - amount(input, 'overtime', 'ot')
  const covered = isInsurable(
    first ? minorOf(Number(first[1])) : all,
    summer ? '2026-04-01' : '2025-10-01',
    isDisabled(input),
  )
  const last = until.endsWith('09') ? '09-30' : '03-31'
  return {
    covered,
    covered_until: covered ? last : null,
    contribute_on_full_wages_after_crossing: covered,
  }
}

export const cases: Answers = {
  'epf.contribution': (input) => {
    const answer = providentFundOf(input)
    return {
      ee: majorOf(answer.employee),
      eps: majorOf(answer.pension),
      er_epf_diff: majorOf(answer.employerFund),
      edli: majorOf(answer.insurance),
    }
  },
  'esi.contribution': insuranceOf,
  'esi.coverage': coverageOf,
  professional_tax: professionalTaxOf,
  lwf: welfareOf,
}

/** Without these there is nothing to reckon from. */
export const asked: AskedFields = {
  'esi.coverage': { Wages: /wage|gross|total|salary/i },
  'epf.contribution': { Wages: /wages|basic|salary/i },
  'esi.contribution': { Wages: /wages|gross|total|salary/i },
  professional_tax: { State: /state|region|location/i, Pay: /monthly|wages|gross|salary|income|half/i },
  lwf: { State: /state|region|location/i },
}
