import { addDays, addMonths, daysBetween } from '../../shared/dates.ts'
import {
  accumulatedOf,
  baseOf,
  type CountryPayroll,
  type DerivedLine,
  type ExitInput,
  explain,
  firstDayOf,
  lastDayOf,
  type Scheme,
  type SchemeInput,
} from '../payroll.ts'
import { inMajor, percent } from '../reckoning.ts'
import { components } from './components.ts'
import { declarations } from './declarations/index.ts'
import { fundOf, professionalTaxOf, stateOf } from './of-person.ts'
import { agreedWages, basesOf } from './pay-bases.ts'
import { gratuity, gratuitySetAside, type Service } from './schemes/gratuity-bonus.ts'
import { labourWelfare } from './schemes/labour-welfare.ts'
import { professionalTaxPer } from './schemes/professional-tax.ts'
import { providentFundCharge, providentFundDamages } from './schemes/provident-fund.ts'
import { paySources as sources } from './schemes/sources.ts'
import { contributionPeriod, isInsurable, stateInsurance } from './schemes/state-insurance.ts'
import { time } from './time.ts'
import { TAX_REGIMES, tds } from './withheld-tax.ts'

const ofMonth = (key: string) => ({ key, per: 'person', over: 'year' }) as const

const epf: Scheme = {
  key: 'epf',
  label: 'Provident fund, pension scheme and deposit linked insurance',
  source: sources.epf,
  parties: ['employee', 'employer'],
  span: 'month',
  applies: (q) => q.facts.epfMember === 'yes',
  // What the return of the fund says of a member beside the shares; no figure of a later month is reckoned with them.
  accumulators: [ofMonth('epf.fund_wages'), ofMonth('epf.pension_wages'), ofMonth('epf.insurance_wages')],
  asks: [
    {
      key: 'epf',
      party: 'employee',
      label: 'Provident fund, employee',
      aliases: ['pf', 'epf', 'employee pf', 'pf employee', 'epf ee'],
    },
    {
      key: 'epf',
      party: 'employer',
      label: 'Provident fund, employer',
      aliases: ['employer pf', 'pf employer', 'epf er'],
    },
    { key: 'eps', party: 'employer', label: 'Pension scheme, employer', aliases: ['eps', 'employer eps'] },
    { key: 'edli', party: 'employer', label: 'Deposit linked insurance, employer', aliases: ['edli'] },
  ],
  adds: (q) => {
    const { fundWages, pensionWages, insuranceWages } = fundOf(q)
    return { 'epf.fund_wages': fundWages, 'epf.pension_wages': pensionWages, 'epf.insurance_wages': insuranceWages }
  },
  compute: (q) => {
    const { employee, pension, employerFund, insurance, why } = fundOf(q)
    return [
      { key: 'epf', party: 'employee', amount: employee, why },
      { key: 'epf', party: 'employer', amount: employerFund, why },
      { key: 'eps', party: 'employer', amount: pension, why },
      { key: 'edli', party: 'employer', amount: insurance, why },
    ]
  },
  retro: () => 'as_earned',
  interest: providentFundDamages,
}

/**
 * Whether somebody is insured in a month: by the wages with which the contribution period, or the job inside it, began; who was insured in a
 * month of it stays so to its end.
 */
const isInsured = (q: SchemeInput): boolean => {
  if (accumulatedOf(q, 'esi.wages') > 0) return true
  const began = q.bases['esi.wages_at_start'] ?? baseOf(q, 'esi.wages')
  return isInsurable(began, firstDayOf(contributionPeriod(q.month).from), q.facts.disability === 'yes')
}

const esi: Scheme = {
  key: 'esi',
  label: 'State insurance',
  source: sources.esi,
  parties: ['employee', 'employer'],
  span: 'month',
  applies: (q) => q.facts.esiMember === 'yes' && isInsured(q),
  accumulators: [{ key: 'esi.wages', per: 'person', over: 'contribution_period' }],
  adds: (q) => ({ 'esi.wages': baseOf(q, 'esi.wages') }),
  compute: (q) => {
    const days = Number(q.facts.daysPaid ?? 26)
    return stateInsurance({ wages: baseOf(q, 'esi.wages'), days, month: q.month }).lines
  },
  retro: () => 'none',
}

/** Income of the half-year in which a month lies, where the State asks by it; else that of the month. */
const professional: Scheme = {
  key: 'professional_tax',
  label: 'Professional tax',
  source: sources.ptKarnataka,
  parties: ['employee'],
  span: 'month',
  applies: (q) => professionalTaxPer(stateOf(q), firstDayOf(q.month)) !== null,
  accumulators: [{ key: 'pt.income', per: 'person', over: 'half_year' }],
  compute: (q): readonly DerivedLine[] => {
    const due = professionalTaxOf(q)
    return due ? [{ key: 'professional_tax', party: 'employee', amount: due.value, why: due.why }] : []
  },
  adds: (q) => ({ 'pt.income': baseOf(q, 'pt.wages') }),
  retro: () => 'none',
}

/** What an establishment and its people give to the State’s fund in a month; null: nothing falls into it. */
const welfareIn = (q: SchemeInput) => {
  const asked = { state: stateOf(q), day: lastDayOf(q.month), wages: baseOf(q, 'pt.wages') }
  const employees = q.facts.establishmentEmployees
  const due = labourWelfare(employees ? { ...asked, employees: Number(employees) } : asked)
  return due.applies && (due.months?.includes(Number(q.month.slice(5))) ?? true) ? due : null
}

const welfare: Scheme = {
  key: 'lwf',
  label: 'Labour welfare fund',
  source: sources.lwfKarnataka,
  parties: ['employee', 'employer'],
  span: 'month',
  applies: (q) => q.facts.lwfMember === 'yes' && welfareIn(q) !== null,
  accumulators: [],
  compute: (q) => {
    const due = welfareIn(q)
    if (!due) return []
    const why = explain({
      rule: {
        id: `in.lwf.${stateOf(q).toLowerCase()}`,
        title: 'Labour welfare fund',
        effectiveFrom: due.from,
        source: due.source,
      },
      unit: 'INR',
      value: inMajor(due.employee),
      inputs: [],
      steps: [['Employer', inMajor(due.employer)]],
    })
    return [
      { key: 'lwf', party: 'employee', amount: due.employee, why },
      { key: 'lwf', party: 'employer', amount: due.employer, why },
    ]
  },
  retro: () => 'none',
}

/** Service in whole years, months and days, both ends included; days without pay do not count. */
const serviceOf = ({ facts, serviceFrom, lastDay, unpaidDays }: ExitInput): Service => {
  const end = addDays(lastDay, 1 - unpaidDays)
  let months = 0
  while (addMonths(serviceFrom, months + 1) <= end) months++
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: daysBetween(addMonths(serviceFrom, months), end),
    fixedTerm: facts.fixedTerm === 'yes',
    deathOrDisablement: facts.endReason === 'death' || facts.endReason === 'disablement',
  }
}

export default {
  code: 'IN',
  taxYearFrom: '04-01',
  facts: [
    { key: 'birthDate', label: 'Date of birth', kind: 'date' },
    { key: 'region', label: 'State of work', kind: 'text' },
    { key: 'gender', label: 'Gender', kind: 'choice', options: ['F', 'M'] },
    { key: 'epfMember', label: 'In the provident fund', kind: 'yes_no' },
    { key: 'epfOnFullWages', label: 'Provident fund above the ceiling', kind: 'yes_no' },
    { key: 'epfReduced', label: 'Provident fund at 10 %, notified establishment', kind: 'yes_no' },
    { key: 'epsMember', label: 'In the pension scheme', kind: 'yes_no' },
    { key: 'epsOnFullWages', label: 'Pension on all wages, jointly opted for', kind: 'yes_no' },
    { key: 'esiMember', label: 'Insured with the State insurance', kind: 'yes_no' },
    { key: 'disability', label: 'Disability', kind: 'yes_no' },
    { key: 'lwfMember', label: 'In the labour welfare fund', kind: 'yes_no' },
    { key: 'establishmentEmployees', label: 'Employees of the establishment', kind: 'number' },
    { key: 'daysPaid', label: 'Days paid in the month', kind: 'number' },
    { key: 'taxRegime', label: 'Tax regime', kind: 'choice', options: TAX_REGIMES },
    { key: 'panKnown', label: 'Has given a PAN', kind: 'yes_no' },
    { key: 'taxResident', label: 'Resident for tax', kind: 'yes_no' },
    { key: 'declaredDeductions', label: 'Deductions declared or proved for the year', kind: 'amount', isRetired: true },
    ...time.asks,
  ],
  bases: [
    { key: 'epf.wages', label: 'Wages of the provident fund' },
    { key: 'esi.wages', label: 'Wages of the State insurance' },
    { key: 'esi.wages_at_start', label: 'Wages at the beginning of the contribution period' },
    { key: 'pt.wages', label: 'Wages of professional tax' },
    { key: 'tds.year_estimate', label: 'Salary of the tax year, paid and to come' },
    { key: 'tds.month_pay', label: 'Taxable salary of the month' },
    { key: 'tds.month_to_come', label: 'Taxable salary the month is still to bring' },
    { key: 'tds.deductions', label: 'Deductions declared or proved' },
  ],
  basesOf,
  components,
  declarations,
  schemes: [epf, esi, professional, welfare, tds],
  rules: {
    proration: { usual: 'calendar_days', allowed: ['calendar_days', 'twenty_sixths'], source: null },
    deductionCap: () => ({ share: percent(50), source: sources.deductions }),
    premiumWages: agreedWages,
    payBy: (month) => ({ day: `${addMonths(firstDayOf(month), 1).slice(0, 8)}07`, source: sources.payday }),
    settleWithin: () => ({ days: 2, count: 'working', source: sources.payday }),
  },
  exit: (q) => {
    const { amount, eligible, why } = gratuity(q.wages, serviceOf(q), q.lastDay)
    return eligible ? [{ key: 'gratuity', party: 'employee', amount, why }] : []
  },
  setAside: ({ wages, serviceFrom, lastDay }) => {
    const { amount, why } = gratuitySetAside(wages, { serviceFrom, on: lastDay })
    return [{ key: 'gratuity', party: 'employee', amount, why }]
  },
  establishment: {
    label: 'Provident fund administration charge',
    of: 'epf.fund_wages',
    charge: providentFundCharge,
    source: sources.epfAdmin,
  },
} satisfies CountryPayroll
