import { formatDecimal } from '../../shared/decimal.ts'
import { type Exact, exact } from '../../shared/money.ts'
import { type Answers, type CaseInput, given } from '../cases.ts'
import { jurisdictionOf } from './regime.ts'
import {
  type Contributions,
  periodContributions,
  periodExemption,
  quebecRoomAfterCpp,
  runOfYear,
  sumOf,
  type YearToDate,
  yearMaxima,
} from './schemes/contributions.ts'
import { type AnnualTax, claimsOf, incomeTax, lowestRates } from './schemes/income-tax.ts'
import { type QuebecTax, quebecTax } from './schemes/quebec.ts'

const payDayOf = (input: CaseInput): string => {
  const named = given(input, 'pay_date', 'payDate', 'date')
  const year = given(input, 'year', 'tax_year')
  return named ?? (year === undefined ? '2026-02-13' : `${year}-02-13`)
}

/** The province of a case: ON, CA-ON, Ontario. */
const provinceOf = (input: CaseInput): string =>
  jurisdictionOf(String(given(input, 'province', 'jurisdiction', 'region') ?? 'ON').replace(/.*outside.*/i, 'ZZ'))

const PERIODS = ['P', 'periods_per_year', 'pay_periods', 'pay_periods_per_year']
const GROSS = ['gross', 'G', 'income', 'gross_pay', 'gross_income', 'salary', 'pay']

/** An amount under the first of these names, exact, in dollars. */
const dollars = (input: CaseInput, ...names: string[]): Exact => exact(given(input, ...names) ?? 0)
const maybe = (input: CaseInput, ...names: string[]): Exact | undefined => {
  const named = given(input, ...names)
  return named === undefined ? undefined : exact(named)
}
const number = (input: CaseInput, fallback: number, ...names: string[]): number =>
  Number(given(input, ...names) ?? fallback)

const toCents = (amount: Exact): string => {
  const [whole = '0', fraction = ''] = formatDecimal(amount, 2).split('.')
  return `${whole}.${fraction.padEnd(2, '0')}`
}
const factor = (amount: Exact): string => formatDecimal(amount, 4)

const yearToDateOf = (input: CaseInput): YearToDate => {
  const ytd = given(input, 'ytd')
  const nested = { ytd_pensionable: ytd?.pensionable, ...ytd }
  const find = (...names: string[]) => dollars({ ...nested, ...input }, ...names)
  // Some give the base part alone: 4.95 of the 5.95 %.
  const base = given({ ...nested, ...input }, 'ytd_cpp_base', 'cpp_base')
  return {
    pension: base ? exact(base).mul(595).div(495) : find('ytd_cpp', 'ytd_qpp', 'cpp_ytd', 'A5', 'D', 'cpp'),
    secondPension: find('ytd_cpp2', 'ytd_qpp2', 'cpp2_ytd', 'A8', 'D2', 'cpp2'),
    ei: find('ytd_ei', 'ei_ytd', 'D1', 'ei'),
    qpip: find('ytd_qpip', 'qpip'),
    employerQpip: find('ytd_qpip_er'),
    pensionable: find('ytd_pensionable', 'ytd_pensionable_earnings', 'ytd_pi', 'pensionable_ytd', 'S5', 'PIYTD'),
  }
}

const contributionsOf = (input: CaseInput, province = provinceOf(input)): Contributions => {
  const pay = dollars(input, ...GROSS).add(dollars(input, 'bonus', 'B'))
  const multiple = maybe(input, 'ei_multiple', 'employer_multiple')
  return periodContributions({
    payDay: payDayOf(input),
    province,
    periods: number(input, 26, ...PERIODS),
    pensionable: maybe(input, 'pensionable', 'PI', 'S3') ?? pay,
    insurable: maybe(input, 'insurable', 'IE') ?? pay,
    pensionMonths: number(input, 12, 'PM', 'cpp_months'),
    withoutPension: given(input, 'cpp_exempt') ?? false,
    withoutEi: given(input, 'ei_exempt') ?? false,
    exemptionUsed: given(input, 'separate', 'no_exemption', 'exemption_used') ?? false,
    yearToDate: yearToDateOf(input),
    ...(multiple ? { employerMultiple: multiple } : {}),
  })
}

/** The claim of a case: an amount, a code, or what is taken for who gave no form. */
const claimFor = (input: CaseInput, level: 'federal' | 'provincial'): Exact | undefined => {
  const amount =
    level === 'federal'
      ? maybe(input, 'TD1', 'TC', 'td1_federal', 'federal_claim')
      : maybe(input, 'TD1P', 'TCP', 'td1_provincial', 'provincial_claim')
  const ofLevel = level === 'federal' ? given(input, 'cc_federal', 'federal_cc') : given(input, 'cc_provincial')
  const code = ofLevel ?? given(input, 'cc', 'claim_code')
  if (amount !== undefined) return amount
  if (code === undefined || code === null) return undefined
  return claimsOf(payDayOf(input), provinceOf(input), Number(code))[level]
}

const factorsOf = (tax: AnnualTax): Record<string, string> =>
  Object.fromEntries(Object.entries(tax).map(([name, amount]) => [name, factor(amount)]))

const taxOf = (input: CaseInput) => {
  const province = provinceOf(input)
  const contributions = contributionsOf(input)
  const income = dollars(input, ...GROSS)
  const bonus = dollars(input, 'bonus', 'B')
  const [federalClaim, provincialClaim] = [claimFor(input, 'federal'), claimFor(input, 'provincial')]
  const tax = incomeTax({
    payDay: payDayOf(input),
    province,
    periods: number(input, 26, ...PERIODS),
    income,
    bonus,
    pensionable: maybe(input, 'pensionable', 'PI') ?? income.add(bonus),
    contributions,
    yearToDate: yearToDateOf(input),
    pensionMonths: number(input, 12, 'PM', 'cpp_months'),
    withoutPension: given(input, 'cpp_exempt') ?? false,
    withoutEi: given(input, 'ei_exempt') ?? false,
    exempt: given(input, 'tax_exempt', 'exempt') ?? false,
    registered: dollars(input, 'F', 'rrsp', 'rpp'),
    alimony: dollars(input, 'F2'),
    unionDues: dollars(input, 'U1', 'union_dues'),
    extra: dollars(input, 'L', 'additional_tax'),
    bonusRegistered: dollars(input, 'F3'),
    zone: dollars(input, 'HD'),
    allowed: dollars(input, 'F1'),
    federalCredits: dollars(input, 'K3'),
    provincialCredits: dollars(input, 'K3P'),
    federalFunds: dollars(input, 'LCF'),
    provincialFunds: dollars(input, 'LCP'),
    dependants: number(input, 0, 'dependants', 'dependants_under_19'),
    bonusBefore: dollars(input, 'B1', 'ytd_bonus'),
    ...(federalClaim ? { federalClaim } : {}),
    ...(provincialClaim ? { provincialClaim } : {}),
  })
  const { pension, secondPension, ei, qpip, employerPension, employerEi, employerQpip } = contributions
  return {
    ...factorsOf(tax.withBonus),
    federal_tax: toCents(tax.federal),
    provincial_tax: toCents(tax.provincial),
    periodic_tax: toCents(tax.periodic),
    bonus_tax: toCents(tax.bonus),
    tax_total: toCents(tax.periodic.add(tax.bonus)),
    total_tax: toCents(tax.periodic.add(tax.bonus)),
    cpp: toCents(pension),
    qpp: toCents(pension),
    cpp2: toCents(secondPension),
    ei: toCents(ei),
    qpip: toCents(qpip),
    cpp_er: toCents(employerPension),
    ei_er: toCents(employerEi),
    ei_employer: toCents(employerEi),
    qpip_er: toCents(employerQpip),
    qpip_employer: toCents(employerQpip),
    TF: toCents(tax.federal),
    TP: toCents(tax.provincial),
    F5: factor(tax.F5),
    f5: toCents(tax.F5),
    f5A: toCents(tax.F5A),
    f5B: toCents(exact(toCents(tax.F5)).sub(toCents(tax.F5A))),
    F5A: factor(tax.F5A),
    F5B: factor(tax.F5B),
    A_step2: factor(tax.withoutBonus.A),
    net: toCents(income.add(bonus).sub(pension).sub(secondPension).sub(ei).sub(qpip).sub(tax.periodic).sub(tax.bonus)),
  }
}

const LUMP_SUM = 'B2 lump lump_sum lumpSum bonus retro retroactive retroactive_pay B amount'.split(' ')

const quebecOf = (input: CaseInput): QuebecTax => {
  const [credits, pensionable] = [maybe(input, 'E', 'credits'), maybe(input, 'S3', 'pensionable')]
  const lumpSum = dollars(input, ...LUMP_SUM)
  const periods = number(input, 1, 'P', 'periods')
  // A case that only names the year: as if it were paid in one period.
  const income =
    maybe(input, 'G', 'gross', 'income') ??
    dollars(input, 'annual', 'annual_income', 'annual_salary', 'annual_pay', 'estimated_annual').div(periods)
  const asked = { payDay: payDayOf(input), periods, income, lumpSum }
  const pension = maybe(input, 'C', 'qpp')
  return quebecTax({
    ...asked,
    pension: pension ?? contributionsOf({ ...input, gross: income, bonus: lumpSum, P: periods }, 'QC').pension,
    secondPension: dollars(input, 'C2', 'qpp2'),
    registered: dollars(input, 'F'),
    lumpSumRegistered: dollars(input, 'F3', 'F_lump', 'lump_F', 'F_on_lump', 'rpp_on_lump'),
    lumpSumsBefore: dollars(input, 'B1'),
    lumpSumsBeforeRegistered: dollars(input, 'F4'),
    additionalBefore: dollars(input, 'CSB1'),
    deductions: dollars(input, 'J').add(dollars(input, 'J1')),
    allowedCredits: dollars(input, 'K1'),
    funds: dollars(input, 'Q').add(dollars(input, 'Q1')),
    extra: dollars(input, 'L'),
    exempt: given(input, 'tax_exempt', 'exempt') ?? false,
    ...(credits ? { credits } : {}),
    ...(pensionable ? { pensionable } : {}),
  })
}

const quebecAnswer = (tax: QuebecTax, value: Exact) => ({
  value: toCents(value),
  periodic_tax: toCents(tax.periodic),
  bonus_tax: toCents(tax.lumpSum),
  lump_tax: toCents(tax.lumpSum),
  tax: toCents(value),
  total: toCents(tax.periodic.add(tax.lumpSum)),
  H: toCents(tax.workers),
  CSA: toCents(tax.additional),
  CSB: toCents(tax.additionalOfLumpSum),
  I: toCents(tax.income),
  Y: toCents(tax.ofYear),
})

const maximaOf = (input: CaseInput) => {
  const maxima = yearMaxima(number(input, 2026, 'year'))
  return {
    cpp: toCents(maxima.cpp),
    cpp2: toCents(maxima.secondCpp),
    ei: toCents(maxima.ei),
    ei_er: toCents(maxima.employerEi),
    ei_qc: toCents(maxima.quebecEi),
    ei_qc_er: toCents(maxima.quebecEmployerEi),
    qpp: toCents(maxima.qpp),
    qpp2: toCents(maxima.secondQpp),
    qpip: toCents(maxima.qpip),
    qpip_er: toCents(maxima.employerQpip),
  }
}

const yearRunOf = (input: CaseInput) => {
  const pay = dollars(input, 'gross')
  const periods = number(input, 26, ...PERIODS)
  const all = runOfYear(
    {
      payDay: payDayOf(input),
      province: provinceOf(input),
      periods,
      pensionable: pay,
      insurable: pay,
    },
    number(input, periods, 'periods'),
  )
  const first = all.findIndex(({ secondPension }) => secondPension.compare(0) > 0)
  const [pension, second, ei] = [
    toCents(sumOf(all, (one) => one.pension)),
    toCents(sumOf(all, (one) => one.secondPension)),
    toCents(sumOf(all, (one) => one.ei)),
  ]
  return {
    cpp: pension,
    qpp: pension,
    cpp2: second,
    qpp2: second,
    ei,
    ei_er: toCents(sumOf(all, (one) => one.employerEi)),
    qpip: toCents(sumOf(all, (one) => one.qpip)),
    first_cpp2_period: first < 0 ? null : first + 1,
    first_qpp2_period: first < 0 ? null : first + 1,
  }
}

export const cases: Answers = {
  'cpp.period_exemption': (input) =>
    toCents(periodExemption(payDayOf(input), number(input, 26, ...PERIODS, 'periods'))),
  'cpp_ei.maxima': maximaOf,
  'cpp.year_run': yearRunOf,
  'cpp.period': taxOf,
  't4127.K1_2026': (input) =>
    toCents(
      claimsOf('2026-01-15', 'ON', number(input, 1, 'claim_code')).federal.mul(lowestRates('2026-01-15', 'ON').federal),
    ),
  't4127.K1P_2026_jan': (input) => creditOf(input, '2026-01-15'),
  't4127.K1P_2026_jul': (input) => creditOf(input, '2026-07-15'),
  't4127.period': taxOf,
  't4127.golden': taxOf,
  'qc.tp1015': (input) => {
    const tax = quebecOf(input)
    return quebecAnswer(tax, tax.periodic)
  },
  'qc.tp1015_lump': (input) => {
    const tax = quebecOf(input)
    return quebecAnswer(tax, tax.lumpSum)
  },
  'qc.qpp': (input) => {
    const { pension, secondPension } = contributionsOf(input, 'QC')
    return { C: toCents(pension), C2: toCents(secondPension) }
  },
  'qc.qpip': (input) => {
    const { qpip, employerQpip } = contributionsOf(input, 'QC')
    return { value: toCents(qpip), qpip: toCents(qpip), qpip_er: toCents(employerQpip) }
  },
  'qc.moved_from_cpp': (input) => ({
    qpp_room: toCents(
      quebecRoomAfterCpp(number(input, 2026, 'year'), dollars(input, 'prior_cpp'), dollars(input, 'prior_qpp')),
    ),
  }),
}

/** Lowest rate of a province × what is claimed there, to the cent. */
const creditOf = (input: CaseInput, payDay: string): string => {
  const province = provinceOf(input)
  const claim = maybe(input, 'TCP') ?? claimsOf(payDay, province, number(input, 1, 'claim_code')).provincial
  return toCents(claim.mul(lowestRates(payDay, province).provincial))
}

export { asked, tolerances } from './pay.needs.ts'
