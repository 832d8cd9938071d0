import { formatDecimal } from '../../shared/decimal.ts'
import { type Answers, type CaseInput, given, majorOf, minorOf } from '../cases.ts'
import { ecrLine } from './files/ecr.ts'
import { gratuity, gratuityEligibility, type Service, statutoryBonus } from './schemes/gratuity-bonus.ts'
import { labourWelfare } from './schemes/labour-welfare.ts'
import { professionalTax, professionalTaxPer } from './schemes/professional-tax.ts'
import { providentFund } from './schemes/provident-fund.ts'
import { contributionPeriod, isInsurable, stateInsurance } from './schemes/state-insurance.ts'
import { codeWages, EXCLUDED } from './schemes/wages.ts'

const today = '2026-11-20'

const dayOf = (input: CaseInput): string => {
  const named = given(input, 'date', 'day', 'on')
  if (named !== undefined) return String(named)
  const month = given(input, 'wageMonth', 'wage_month')
  if (month !== undefined) return `${month}-01`
  const [year, number] = [given(input, 'year'), given(input, 'month')]
  if (typeof number === 'number' || year !== undefined)
    return `${year ?? 2026}-${String(number ?? 11).padStart(2, '0')}-15`
  return today
}

const amount = (input: CaseInput, ...names: string[]): number => minorOf(given(input, ...names) ?? 0)

const providentFundOf = (input: CaseInput) => {
  const unit = {
    wages: amount(input, 'pf_wages', 'epf_wages', 'wages'),
    day: dayOf(input),
    restricted: given(input, 'restrict_to_ceiling', 'restricted') ?? true,
    pensionMember: given(input, 'eps_member') ?? true,
  }
  const age = given(input, 'age')
  return providentFund(age === undefined ? unit : { ...unit, age })
}

/** What the names of a case mean in the words of the Code. */
const EXCLUDED_NAMES: ReadonlySet<string> = new Set([
  ...EXCLUDED,
  'lta',
  'ltc',
  'bonus',
  'house_rent',
  'employer_pf',
  'pf_employer',
  'special_expense',
  'house_rent_allowance',
])
const OUTSIDE_ALL: ReadonlySet<string> = new Set(['gratuity', 'retrenchment', 'ex_gratia', 'date', 'day', 'total'])

const wagesOf = (input: CaseInput) => {
  const parts = Object.entries(input).filter(([name, value]) => !OUTSIDE_ALL.has(name) && typeof value === 'number')
  const sum = (names: [string, unknown][]) => names.reduce((total, [, value]) => total + minorOf(Number(value)), 0)
  const answer = codeWages(
    sum(parts),
    sum(parts.filter(([name]) => EXCLUDED_NAMES.has(name))),
    given(input, 'date') ?? today,
  )
  return {
    total: majorOf(answer.total),
    exclusions: majorOf(answer.exclusions),
    cap: majorOf(answer.cap),
    add_back: majorOf(answer.addBack),
    wages: majorOf(answer.wages),
  }
}

const serviceOf = (input: CaseInput): Service => {
  const kind = String(
    given(input, 'type', 'contract', 'employment', 'kind', 'employment_type', 'contract_type') ?? '',
  ).toLowerCase()
  const reason = String(given(input, 'reason', 'exit_reason') ?? '').toLowerCase()
  const months = given(input, 'months_of_service', 'service_months')
  const years = Number(given(input, 'years', 'years_of_service', 'service_years') ?? 0)
  const whole = Math.floor(years)
  const rest = Number(given(input, 'months') ?? Math.round((years - whole) * 12))
  const total = months === undefined ? whole * 12 + rest : Number(months)
  return {
    years: Math.floor(total / 12),
    months: total % 12,
    days: Number(given(input, 'days') ?? 0),
    fixedTerm: given(input, 'fixed_term', 'fixedTerm') ?? kind.includes('fixed'),
    deathOrDisablement: given(input, 'death', 'disablement') ?? /death|disable/.test(reason),
  }
}

const gratuityOf = (input: CaseInput) => {
  const answer = gratuity(amount(input, 'last_wages', 'wages', 'last_drawn'), serviceOf(input), dayOf(input))
  return {
    years_counted: Number(formatDecimal(answer.years)),
    uncapped: majorOf(answer.uncapped),
    amount: majorOf(answer.amount),
    eligible: answer.eligible,
  }
}

const stateOf = (input: CaseInput): string => {
  const named = String(given(input, 'state')).toUpperCase()
  return named
    .replace(/-CHENNAI$/, '')
    .replace(/^(AP\/TS|TS\/AP)$/, 'AP')
    .replace(/^J&K$/, 'JK')
}

const professionalTaxOf = (input: CaseInput): number => {
  const [state, day] = [stateOf(input), dayOf(input)]
  const halfYearly = given(input, 'half_yearly', 'halfYear', 'half_year')
  // A case that gives the month where the State asks for the half-year: six such months.
  const per = professionalTaxPer(state, day)
  const asked = halfYearly ?? given(input, 'monthly', 'wages', 'gross') ?? 0
  const wages = minorOf(asked) * (per === 'half_year' && halfYearly === undefined ? 6 : 1)
  const gender = String(given(input, 'gender', 'sex') ?? 'M')
    .toUpperCase()
    .startsWith('F')
    ? 'F'
    : 'M'
  return majorOf(professionalTax({ state, wages, day, gender }).value)
}

const welfareOf = (input: CaseInput) => {
  const year = given(input, 'year') ?? 2026
  const asked = {
    state: stateOf(input),
    day: given(input, 'date') ?? `${year}-12-31`,
    wages: amount(input, 'wages', 'monthly'),
  }
  const employees = given(input, 'employees', 'headcount')
  const answer = labourWelfare(employees === undefined ? asked : { ...asked, employees })
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

const insuranceOf = (input: CaseInput) => {
  const wages = amount(input, 'wages', 'monthly')
  const day = dayOf(input)
  const covered =
    given(input, 'covered', 'crossed', 'in_period') ??
    isInsurable(wages, `${day.slice(0, 7)}-01`, given(input, 'disability', 'disabled') ?? false)
  if (!covered) return { ee: 0, er: 0, covered: false }
  const answer = stateInsurance({ wages, days: given(input, 'days') ?? 26, month: day.slice(0, 7) })
  return { ee: majorOf(answer.employee), er: majorOf(answer.employer), covered: true, ee_exempt: answer.exempt }
}

const coverageOf = (input: CaseInput) => {
  const period = String(given(input, 'contribution_period') ?? 'Apr-Sep').toLowerCase()
  const summer = period.startsWith('apr')
  const { until } = contributionPeriod(summer ? '2026-04' : '2025-10')
  const first = Object.entries(input).find(([name, value]) => name.startsWith('wage') && typeof value === 'number')
  const covered = isInsurable(
    minorOf(Number(first?.[1] ?? 0)),
    summer ? '2026-04-01' : '2025-10-01',
    given(input, 'disability') ?? false,
  )
  const last = until.endsWith('09') ? '09-30' : '03-31'
  return {
    covered,
    covered_until: covered ? last : null,
    contribute_on_full_wages_after_crossing: covered,
  }
}

const ecrOf = (input: CaseInput): string => {
  const fund = providentFundOf({
    ...input,
    pf_wages: given(input, 'epf_wages', 'pf_wages', 'wages', 'gross', 'gross_wages'),
  })
  const own = (value: number, ...names: string[]): number => {
    const named = given(input, ...names)
    return named === undefined ? value : minorOf(named)
  }
  const whole = (paise: number): number => Math.round(paise / 100) * 100
  const employee = own(fund.employee, 'ee', 'epf_contribution', 'ee_share', 'epf')
  const pension = own(fund.pension, 'eps', 'eps_contribution')
  return ecrLine({
    uan: String(given(input, 'uan', 'UAN')),
    name: String(given(input, 'name', 'member_name')),
    gross: whole(own(fund.fundWages, 'gross', 'gross_wages')),
    fundWages: whole(own(fund.fundWages, 'epf_wages')),
    pensionWages: whole(own(fund.pensionWages, 'eps_wages')),
    insuranceWages: whole(own(fund.insuranceWages, 'edli_wages')),
    employee,
    pension,
    employerFund: own(employee - pension, 'diff', 'er_epf_diff', 'difference', 'epf_eps_diff'),
    unpaidDays: Number(given(input, 'ncp_days', 'ncp', 'ncpDays') ?? 0),
    refund: own(0, 'refund', 'refund_of_advances', 'refunds'),
  })
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
  'epf.ecr_line': ecrOf,
  'esi.contribution': insuranceOf,
  'esi.coverage': coverageOf,
  'wages.50pct': wagesOf,
  gratuity: gratuityOf,
  'gratuity.eligibility': (input) => {
    const answer = gratuityEligibility(serviceOf(input), dayOf(input))
    return {
      value: answer.eligible,
      eligible: answer.eligible,
      minimum_years: answer.leastYears,
      min_years: answer.leastYears,
      pro_rata: answer.proRata,
    }
  },
  bonus: (input) => {
    const minimum = given(input, 'min_wage', 'minimum_wage')
    const asked = {
      wages: amount(input, 'wages'),
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
  professional_tax: professionalTaxOf,
  lwf: welfareOf,
}
