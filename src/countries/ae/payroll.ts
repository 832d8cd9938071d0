import { addDays, daysBetween } from '../../shared/dates.ts'
import { baseOf, type CountryPayroll, firstDayOf, lastDayOf, type Scheme, type SchemeInput } from '../payroll.ts'
import { percent } from '../reckoning.ts'
import { components } from './components.ts'
import { duesBy, wagesDue } from './obligations.ts'
import { basesOf } from './pay-bases.ts'
import { minimumWage } from './records.ts'
import { gratuity, savingsContribution, serviceByDays } from './schemes/end-of-service.ts'
import { gulfPension, type PensionLaw, pension, pensionLawOf, pensionSurcharge } from './schemes/pension.ts'
import { paySources as sources } from './schemes/sources.ts'
import { unemploymentInsurance } from './schemes/unemployment.ts'
import { sources as recordSources } from './sources.ts'
import { refuseRegime, time } from './time.ts'

/** The financial free zones have end-of-service laws of their own: refused by name. */
const refuseFinancialZone = (freeZone: string | undefined): void => {
  const zone = (freeZone ?? '').toLowerCase()
  if (zone === 'difc' || zone === 'adgm') refuseRegime(zone)
}

/** Nationals of other Gulf States, whose pension scheme is at home. */
const GULF: ReadonlySet<string> = new Set(['BH', 'KW', 'OM', 'QA', 'SA'])

const lawOf = ({ facts }: SchemeInput): PensionLaw => {
  if (facts.pensionFund && facts.pensionFund !== 'gpssa')
    throw new RangeError(`Pension: no figure on file for the fund ${facts.pensionFund}`)
  if (!facts.firstInsured) throw new RangeError('Pension: the day of the first insured job is not known')
  return pensionLawOf(facts.firstInsured)
}

const pensionScheme: Scheme = {
  key: 'pension',
  label: 'Pension (GPSSA)',
  source: sources.law57,
  parties: ['employee', 'employer', 'government'],
  span: 'month',
  applies: (q) => q.facts.nationality === 'AE' || GULF.has(q.facts.nationality ?? ''),
  accumulators: [],
  compute: (q) => {
    const [salary, day] = [baseOf(q, 'pension.salary'), firstDayOf(q.month)]
    const { nationality } = q.facts
    if (nationality !== 'AE') {
      const { employee, employer, why } = gulfPension(nationality ?? '', salary, day)
      return [
        { key: 'pension', party: 'employee', amount: employee, why },
        { key: 'pension', party: 'employer', amount: employer, why },
      ]
    }
    const { employee, employer, government, why } = pension(lawOf(q), salary, day)
    return [
      { key: 'pension', party: 'employee', amount: employee, why },
      { key: 'pension', party: 'employer', amount: employer, why },
      { key: 'pension', party: 'government', amount: government, why },
    ]
  },
  // A raise counts from next January: nothing of the past changes unless its base was wrong.
  retro: (cause) => (cause === 'error' ? 'as_earned' : 'none'),
  interest: pensionSurcharge,
}

const savings: Scheme = {
  key: 'savings',
  label: 'Savings scheme in place of gratuity',
  source: sources.savings,
  parties: ['employer'],
  span: 'month',
  applies: (q) => q.facts.savingsScheme === 'yes',
  accumulators: [],
  compute: (q) => {
    const { serviceFrom } = q.facts
    refuseFinancialZone(q.facts.freeZone)
    if (!serviceFrom) throw new RangeError('Savings scheme: the day service began is not known')
    const day = lastDayOf(q.month)
    const { value, why } = savingsContribution({
      basic: baseOf(q, 'basic'),
      years: serviceByDays(serviceFrom, day),
      day,
    })
    return [{ key: 'savings', party: 'employer', amount: value, why }]
  },
  retro: () => 'as_earned',
}

const unemployment: Scheme = {
  key: 'iloe',
  label: 'Unemployment insurance (ILOE)',
  source: sources.iloe,
  parties: ['employee'],
  span: 'month',
  // The worker’s own duty: taken from pay only where the employer pays it for them.
  applies: (q) => q.facts.iloeThroughPay === 'yes',
  accumulators: [],
  compute: (q) => {
    const { value, why } = unemploymentInsurance(baseOf(q, 'basic'), firstDayOf(q.month))
    return [{ key: 'iloe', party: 'employee', amount: value.premium, why }]
  },
  retro: () => 'none',
}

export default {
  code: 'AE',
  taxYearFrom: '01-01',
  facts: [
    { key: 'nationality', label: 'Nationality', kind: 'text' },
    { key: 'firstInsured', label: 'First insured job on', kind: 'date' },
    { key: 'pensionFund', label: 'Pension fund', kind: 'choice', options: ['gpssa', 'abu_dhabi', 'sharjah'] },
    { key: 'freeZone', label: 'Free zone', kind: 'text' },
    { key: 'savingsScheme', label: 'In the savings scheme', kind: 'yes_no' },
    { key: 'savingsFrom', label: 'In the savings scheme since', kind: 'date' },
    { key: 'gratuityDay', label: 'A day of basic pay', kind: 'choice', options: ['thirty_days', 'days_of_year'] },
    { key: 'serviceFrom', label: 'Service began on', kind: 'date' },
    { key: 'iloeThroughPay', label: 'Unemployment insurance taken from pay', kind: 'yes_no' },
    ...time.asks,
  ],
  bases: [
    { key: 'pension.salary', label: 'Pay of the contract as fixed in January' },
    { key: 'basic', label: 'Basic pay of a month' },
  ],
  basesOf,
  components,
  schemes: [pensionScheme, savings, unemployment],
  rules: {
    proration: { usual: 'thirtieths', allowed: ['thirtieths'], source: sources.month },
    deductionCap: () => ({ share: percent(50), source: sources.deductions }),
    payBy: (month) => ({ day: wagesDue(month).lastDay, source: sources.wps }),
    // Staff of before had the lower figure until June 2026: which permit somebody has is not asked, so the figure that holds for all of them.
    minimumPay: ({ facts: { nationality, freeZone }, day }) => {
      if (freeZone || day < '2025-01-01') return null
      const least = minimumWage({ isEmirati: nationality === 'AE', permit: 'existing' }, day)
      return least === null ? null : { least, source: recordSources.emiratiWage }
    },
    settleWithin: (lastDay) => ({
      days: daysBetween(lastDay, duesBy(lastDay)),
      count: 'calendar',
      source: sources.gratuity,
    }),
  },
  exit: ({ facts, serviceFrom, lastDay, unpaidDays, basic }) => {
    refuseFinancialZone(facts.freeZone)
    // Gratuity stops where the savings scheme begins; what was earned before stays.
    const until = facts.savingsFrom && facts.savingsFrom <= lastDay ? addDays(facts.savingsFrom, -1) : lastDay
    const { value, why } = gratuity({
      basic,
      years: serviceByDays(serviceFrom, until, unpaidDays),
      nationality: facts.nationality ?? '',
      dayOfPay: facts.gratuityDay === 'days_of_year' ? 'days_of_year' : 'thirty_days',
      day: lastDay,
    })
    return value > 0 ? [{ key: 'gratuity', party: 'employee', amount: value, why }] : []
  },
} satisfies CountryPayroll
