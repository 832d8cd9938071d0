import type { Exact } from '../../shared/money.ts'
import {
  accumulatedOf,
  baseOf,
  type CountryPayroll,
  type DerivedLine,
  type Scheme,
  type SchemeInput,
} from '../payroll.ts'
import { inMajor, inMinor } from '../reckoning.ts'
import { components } from './components.ts'
import { leastOfMonth } from './minimum-wage.ts'
import { basesOf } from './pay-bases.ts'
import {
  type Contributions,
  paidToPlan,
  paysIntoPension,
  pensionMonths,
  periodContributions,
  type YearToDate,
} from './schemes/contributions.ts'
import { incomeTax } from './schemes/income-tax.ts'
import { quebecTax } from './schemes/quebec.ts'
import { paySources as sources } from './schemes/sources.ts'
import { sources as lawSources } from './sources.ts'
import { time } from './time.ts'

const provinceOf = ({ facts }: SchemeInput): string => {
  if (!facts.region) throw new RangeError('The province of employment is not known')
  return facts.region
}

const amount = (text: string | undefined): Exact | undefined => (text ? inMajor(Number(text)) : undefined)

/** What both plans have had in the year stands under `cpp`, and under `qpp` what of it Quebec’s had. */
const paidBefore = (q: SchemeInput): { cpp: Exact; qpp: Exact } => {
  const toQuebec = accumulatedOf(q, 'qpp')
  return { cpp: inMajor(accumulatedOf(q, 'cpp') - toQuebec), qpp: inMajor(toQuebec) }
}

const yearToDateOf = (q: SchemeInput): YearToDate => ({
  pension: paidToPlan(q.payDay, provinceOf(q), paidBefore(q)),
  secondPension: inMajor(accumulatedOf(q, 'cpp2')),
  ei: inMajor(accumulatedOf(q, 'ei')),
  qpip: inMajor(accumulatedOf(q, 'qpip')),
  employerQpip: inMajor(accumulatedOf(q, 'qpip_employer')),
  pensionable: inMajor(accumulatedOf(q, 'cpp.pensionable')),
})

/** Months of the year the pension plan is paid into; all of them where the date of birth is not known to cut any. */
const monthsOf = ({ facts, payDay }: SchemeInput): number =>
  facts.birthDate ? pensionMonths(facts.birthDate, Number(payDay.slice(0, 4)), facts.pensionStoppedFrom) : 12

/** Whether the plan is paid into on this pay day; in the months outside it nothing is, though the year's maximum has room. */
const isOutsidePlan = ({ facts, payDay }: SchemeInput): boolean =>
  facts.birthDate !== undefined &&
  facts.birthDate !== '' &&
  !paysIntoPension(facts.birthDate, payDay, facts.pensionStoppedFrom || undefined)

const contributionsOf = (q: SchemeInput): Contributions =>
  periodContributions({
    payDay: q.payDay,
    province: provinceOf(q),
    periods: q.periodsPerYear,
    pensionable: inMajor(baseOf(q, 'cpp.pensionable')),
    insurable: inMajor(baseOf(q, 'ei.insurable')),
    pensionMonths: monthsOf(q),
    withoutPension: q.facts.cppExempt === 'yes' || isOutsidePlan(q),
    withoutEi: q.facts.eiExempt === 'yes',
    yearToDate: yearToDateOf(q),
  })

const year = (key: string) => ({ key, per: 'person', over: 'year' }) as const

const contributions: Scheme = {
  key: 'contributions',
  label: 'Pension plan, employment and parental insurance',
  source: sources.contributions,
  parties: ['employee', 'employer'],
  span: 'pay_period',
  applies: () => true,
  accumulators: 'cpp qpp cpp2 ei qpip qpip_employer cpp.pensionable'.split(' ').map(year),
  asks: ['cpp', 'cpp2', 'qpp', 'qpp2', 'ei', 'qpip'].flatMap((key) =>
    (['employee', 'employer'] as const).map((party) => ({
      key,
      party,
      label: `${key.toUpperCase()}, ${party}`,
      aliases: [`${key} ${party}`, `${party} ${key}`, ...(party === 'employee' ? [`${key} ee`] : [`${key} er`])],
    })),
  ),
  compute: (q) => {
    const all = contributionsOf(q)
    const quebec = provinceOf(q) === 'QC'
    const line = (key: string, party: 'employee' | 'employer', due: Exact): DerivedLine => ({
      key,
      party,
      amount: inMinor(due),
      why: all.why,
    })
    const plan = quebec ? 'qpp' : 'cpp'
    const lines = [
      line(plan, 'employee', all.pension),
      line(`${plan}2`, 'employee', all.secondPension),
      line('ei', 'employee', all.ei),
      line(plan, 'employer', all.pension),
      line(`${plan}2`, 'employer', all.secondPension),
      line('ei', 'employer', all.employerEi),
    ]
    if (!quebec) return lines
    return [...lines, line('qpip', 'employee', all.qpip), line('qpip', 'employer', all.employerQpip)]
  },
  // What was paid to Quebec’s plan counts for the year’s maximum of the other, and the reverse.
  adds: (q, lines) => {
    const of = (party: DerivedLine['party'], ...keys: readonly string[]) =>
      lines.reduce((sum, line) => (line.party === party && keys.includes(line.key) ? sum + line.amount : sum), 0)
    return {
      cpp: of('employee', 'cpp', 'qpp'),
      qpp: of('employee', 'qpp'),
      cpp2: of('employee', 'cpp2', 'qpp2'),
      ei: of('employee', 'ei'),
      qpip: of('employee', 'qpip'),
      qpip_employer: of('employer', 'qpip'),
      'cpp.pensionable': baseOf(q, 'cpp.pensionable'),
    }
  },
  retro: () => 'as_paid',
}

const tax: Scheme = {
  key: 'income_tax',
  label: 'Income tax',
  source: sources.t4127ed123,
  parties: ['employee'],
  span: 'pay_period',
  applies: () => true,
  accumulators: [year('tax.bonus')],
  asks: [
    {
      key: 'federal_tax',
      party: 'employee',
      label: 'Federal tax',
      aliases: ['federal income tax', 'fed tax', 'income tax'],
    },
    {
      key: 'provincial_tax',
      party: 'employee',
      label: 'Provincial tax',
      aliases: ['provincial income tax', 'prov tax'],
    },
    { key: 'bonus_tax', party: 'employee', label: 'Tax on bonuses', aliases: ['bonus tax', 'tax on bonus'] },
  ],
  adds: (q) => ({ 'tax.bonus': baseOf(q, 'tax.bonus') }),
  compute: (q) => {
    const [federalClaim, provincialClaim] = [amount(q.facts.td1), amount(q.facts.td1Province)]
    const { federal, provincial, bonus, why } = incomeTax({
      payDay: q.payDay,
      province: provinceOf(q),
      periods: q.periodsPerYear,
      income: inMajor(baseOf(q, 'tax.periodic')),
      bonus: inMajor(baseOf(q, 'tax.bonus')),
      pensionable: inMajor(baseOf(q, 'cpp.pensionable')),
      contributions: contributionsOf(q),
      yearToDate: yearToDateOf(q),
      pensionMonths: monthsOf(q),
      withoutPension: q.facts.cppExempt === 'yes',
      withoutEi: q.facts.eiExempt === 'yes',
      exempt: q.facts.taxExempt === 'yes',
      registered: inMajor(baseOf(q, 'tax.registered')),
      unionDues: inMajor(baseOf(q, 'tax.union_dues')),
      bonusBefore: inMajor(accumulatedOf(q, 'tax.bonus')),
      extra: amount(q.facts.extraTax) ?? inMajor(0),
      ...(federalClaim ? { federalClaim } : {}),
      ...(provincialClaim ? { provincialClaim } : {}),
    })
    const line = (key: string, due: Exact): DerivedLine => ({ key, party: 'employee', amount: inMinor(due), why })
    return [line('federal_tax', federal), line('provincial_tax', provincial), line('bonus_tax', bonus)]
  },
  retro: () => 'as_paid',
}

const quebec: Scheme = {
  key: 'quebec_income_tax',
  label: 'Income tax of Quebec',
  source: sources.tp1015,
  parties: ['employee'],
  span: 'pay_period',
  applies: (q) => provinceOf(q) === 'QC',
  accumulators: [],
  asks: [
    { key: 'quebec_tax', party: 'employee', label: 'Quebec tax', aliases: ['quebec income tax', 'qc tax'] },
    { key: 'quebec_lump_sum_tax', party: 'employee', label: 'Quebec tax on bonuses' },
  ],
  compute: (q) => {
    const { pension, secondPension } = contributionsOf(q)
    const credits = amount(q.facts.tp1015Credits)
    const { periodic, lumpSum, why } = quebecTax({
      payDay: q.payDay,
      periods: q.periodsPerYear,
      income: inMajor(baseOf(q, 'tax.periodic')),
      lumpSum: inMajor(baseOf(q, 'tax.bonus')),
      lumpSumsBefore: inMajor(accumulatedOf(q, 'tax.bonus')),
      registered: inMajor(baseOf(q, 'tax.registered')),
      pension,
      secondPension,
      pensionable: inMajor(baseOf(q, 'cpp.pensionable')),
      exempt: q.facts.taxExempt === 'yes',
      ...(credits ? { credits } : {}),
    })
    const line = (key: string, due: Exact): DerivedLine => ({ key, party: 'employee', amount: inMinor(due), why })
    return [line('quebec_tax', periodic), line('quebec_lump_sum_tax', lumpSum)]
  },
  retro: () => 'as_paid',
}

export default {
  code: 'CA',
  taxYearFrom: '01-01',
  facts: [
    { key: 'birthDate', label: 'Date of birth', kind: 'date' },
    { key: 'region', label: 'Province of employment', kind: 'text' },
    { key: 'td1', label: 'Total claim, federal TD1', kind: 'amount' },
    { key: 'td1Province', label: 'Total claim, provincial TD1', kind: 'amount' },
    { key: 'tp1015Credits', label: 'Personal credits, TP-1015.3-V', kind: 'amount' },
    { key: 'cppExempt', label: 'Exempt from the pension plan', kind: 'yes_no' },
    { key: 'pensionStoppedFrom', label: 'Stopped paying into the plan (CPT30) from', kind: 'date' },
    { key: 'eiExempt', label: 'Exempt from employment insurance', kind: 'yes_no' },
    { key: 'taxExempt', label: 'Claim code E', kind: 'yes_no' },
    { key: 'registeredPlans', label: 'Registered plans, a period', kind: 'amount' },
    { key: 'unionDues', label: 'Union dues, a period', kind: 'amount' },
    { key: 'extraTax', label: 'More tax by wish', kind: 'amount' },
    ...time.asks,
  ],
  bases: [
    { key: 'cpp.pensionable', label: 'Pensionable earnings of the period' },
    { key: 'ei.insurable', label: 'Insurable earnings of the period' },
    { key: 'tax.periodic', label: 'Taxable pay of the period' },
    { key: 'tax.bonus', label: 'Bonus and retroactive pay' },
    { key: 'tax.registered', label: 'Registered plans' },
    { key: 'tax.union_dues', label: 'Union dues' },
  ],
  basesOf,
  components,
  schemes: [contributions, tax, quebec],
  // Pay days, deductions and the end of service are laws of the provinces, which are not on file.
  rules: {
    proration: { usual: 'hours', allowed: ['hours', 'working_days'], source: null },
    deductionCap: () => null,
    payBy: () => null,
    settleWithin: () => null,
    minimumPay: ({ facts: { region }, day, weeklyHours }) => {
      const least = leastOfMonth({ region, weeklyHours, day })
      if (typeof least === 'string') return { unknown: least }
      return least === null ? null : { least, source: lawSources.minimumWage }
    },
  },
  exit: () => [],
} satisfies CountryPayroll
