import { longDay } from '../../shared/dates.text.ts'
import { addDays, addMonths } from '../../shared/dates.ts'
import type { Minor } from '../../shared/money.ts'
import {
  accumulatedOf,
  baseOf,
  type CountryPayroll,
  type DerivedLine,
  explain,
  firstDayOf,
  lastDayOf,
  type Scheme,
  type SchemeInput,
  yearOfMonth,
} from '../payroll.ts'
import { inMajor, inMinor, percent } from '../reckoning.ts'
import { components } from './components.ts'
import { levyStanding } from './levy-quota.ts'
import { basesOf } from './pay-bases.ts'
import { progressiveWage, progressiveWageJobs } from './progressive-wages.ts'
import { qualifyingSalary } from './qualifying-salary.ts'
import {
  additionalCeiling,
  additionalSubject,
  type CpfClass,
  cpfAgeBand,
  cpfInterest,
  cpfOfMonth,
  cpfResidentClass,
  cpfResidentYear,
  ordinarySubject,
  type ResidentRates,
} from './schemes/cpf.ts'
import { foreignWorkerLevy, SELF_HELP_FUNDS, sdlOf, selfHelpOf } from './schemes/levies.ts'
import { paySources as sources } from './schemes/sources.ts'
import { time } from './time.ts'

const RATES: readonly ResidentRates[] = ['G/G', 'F/G', 'F/F']

/** The CPF class of a person in a month. @throws RangeError where what decides it is not known */
const classOf = ({ facts, month }: SchemeInput): CpfClass => {
  if (facts.cpfStatus === 'foreigner') return 'none'
  if (facts.cpfStatus === 'citizen') return 'full'
  if (facts.cpfStatus !== 'permanent_resident' || !facts.sprDate)
    throw new RangeError('CPF: whether the person is a citizen or since when a permanent resident is not known')
  const rates = RATES.find((one) => one === facts.cpfRates) ?? 'G/G'
  return cpfResidentClass(cpfResidentYear(facts.sprDate, month), rates)
}

/**
 * Additional wages of the month within the ceiling: the rest of the year is taken to bring this month’s ordinary wages, unless it is given. In the last
 * month of the year, or of the job, the ceiling is what it has become, and what the estimates before left out is contributed on with it
 * (CPF Board, Additional Wage Ceiling, June 2016).
 */
const additionalOf = (q: SchemeInput): Minor => {
  const now = ordinarySubject(baseOf(q, 'cpf.ow'), q.month)
  const toCome = q.bases['cpf.ow_to_come'] ?? now * (12 - Number(q.month.slice(5)))
  const ofYear = accumulatedOf(q, 'cpf.ow_subject') + now + toCome
  const ceiling = additionalCeiling(yearOfMonth(q.month), ofYear)
  const [subject, paid] = [accumulatedOf(q, 'cpf.aw_subject'), accumulatedOf(q, 'cpf.aw')]
  const leftOut = toCome === 0 ? Math.max(0, paid - subject) : 0
  return additionalSubject(ceiling, subject, baseOf(q, 'cpf.aw') + leftOut)
}

const cpf: Scheme = {
  key: 'cpf',
  label: 'Central Provident Fund',
  source: sources.cpf2026,
  parties: ['employee', 'employer'],
  span: 'month',
  applies: (q) => q.facts.cpfStatus !== 'foreigner',
  accumulators: [
    { key: 'cpf.ow_subject', per: 'registration', over: 'year' },
    { key: 'cpf.aw_subject', per: 'registration', over: 'year' },
    // All of them, contributed on or not.
    { key: 'cpf.aw', per: 'registration', over: 'year' },
  ],
  asks: [
    {
      key: 'cpf',
      party: 'employee',
      label: 'CPF, employee',
      aliases: ['employee cpf', 'cpf ee', 'cpf employee share', 'ee cpf', 'cpf'],
    },
    {
      key: 'cpf',
      party: 'employer',
      label: 'CPF, employer',
      aliases: ['employer cpf', 'cpf er', 'cpf employer share', 'er cpf'],
    },
  ],
  compute: (q) => {
    const { birthDate } = q.facts
    if (!birthDate) throw new RangeError('CPF: the date of birth is not known')
    const { employee, employer, why } = cpfOfMonth({
      month: q.month,
      band: cpfAgeBand(birthDate, q.month),
      cpfClass: classOf(q),
      ordinary: baseOf(q, 'cpf.ow'),
      additional: additionalOf(q),
    })
    return [
      { key: 'cpf', party: 'employee', amount: employee, why },
      { key: 'cpf', party: 'employer', amount: employer, why },
    ]
  },
  adds: (q) => ({
    'cpf.ow_subject': ordinarySubject(baseOf(q, 'cpf.ow'), q.month),
    'cpf.aw_subject': additionalOf(q),
    'cpf.aw': baseOf(q, 'cpf.aw'),
  }),
  // Decided late: additional wages of the month in which it is paid. Due already and forgotten: ordinary wages of each month, with interest.
  retro: (cause) => (cause === 'decided_late' ? 'as_paid' : 'as_earned'),
  interest: cpfInterest,
}

const sdl: Scheme = {
  key: 'sdl',
  label: 'Skills Development Levy',
  source: sources.sdl,
  parties: ['employer'],
  span: 'month',
  applies: () => true,
  accumulators: [],
  // To the cent for the line of a person; the return sums what is unrounded and drops its cents (sdlPayable).
  compute: (q) => {
    const { value, why } = sdlOf(baseOf(q, 'sdl.wages'), firstDayOf(q.month))
    return [{ key: 'sdl', party: 'employer', amount: inMinor(value), why }]
  },
  retro: () => 'as_paid',
}

const selfHelp: Scheme = {
  key: 'self_help',
  label: 'Self-help groups',
  source: sources.cdac,
  parties: ['employee'],
  span: 'month',
  applies: (q) => Boolean(q.facts.selfHelpFunds),
  accumulators: [],
  asks: SELF_HELP_FUNDS.map((name) => ({
    key: `shg.${name.toLowerCase()}`,
    party: 'employee',
    label: name,
    aliases: [`${name} fund`, `${name} contribution`],
  })),
  compute: (q) => {
    const joined = new Set((q.facts.selfHelpFunds ?? '').split(',').map((name) => name.trim()))
    return SELF_HELP_FUNDS.filter((name) => joined.has(name)).map((name): DerivedLine => {
      const key = `shg.${name.toLowerCase()}`
      const own = q.facts[key]
      const { value, why } = selfHelpOf(name, baseOf(q, 'shg.wages'), firstDayOf(q.month))
      if (!own) return { key, party: 'employee', amount: value, why }
      // Who gave the fund’s form pays what it says, in cents; nought: has opted out.
      const wished = explain({
        rule: { ...why.rule, title: `${name}, as the form of the person says` },
        unit: 'SGD',
        value: inMajor(Number(own)),
        inputs: [],
      })
      return { key, party: 'employee', amount: Number(own), why: wished }
    })
  },
  retro: () => 'as_paid',
}

const workerLevy: Scheme = {
  key: 'foreign_worker_levy',
  label: 'Foreign worker levy',
  source: sources.workPermitLevy,
  parties: ['employer'],
  span: 'month',
  applies: (q) => Boolean(q.facts.levyTier),
  accumulators: [],
  compute: (q) => {
    const { levyTier = '', levyDays, levyMonthly } = q.facts
    const { value, why } = foreignWorkerLevy({
      tier: levyTier,
      days: levyDays ? Number(levyDays) : 'whole',
      day: firstDayOf(q.month),
      ...(levyMonthly ? { monthly: Number(levyMonthly) } : {}),
    })
    return [{ key: 'foreign_worker_levy', party: 'employer', amount: value, why }]
  },
  retro: () => 'none',
}

export default {
  code: 'SG',
  taxYearFrom: '01-01',
  facts: [
    { key: 'birthDate', label: 'Date of birth', kind: 'date' },
    { key: 'cpfStatus', label: 'CPF status', kind: 'choice', options: ['citizen', 'permanent_resident', 'foreigner'] },
    { key: 'sprDate', label: 'Permanent resident since', kind: 'date' },
    { key: 'cpfRates', label: 'CPF rates of the first two years', kind: 'choice', options: RATES },
    { key: 'selfHelpFunds', label: 'Self-help groups', kind: 'text' },
    {
      key: 'progressiveWageJob',
      label: 'Job of the Progressive Wage Model',
      kind: 'choice',
      options: progressiveWageJobs,
    },
    { key: 'levyTier', label: 'Foreign worker levy, tier', kind: 'text' },
    { key: 'levyDays', label: 'Days of the month the levy is due for, where not all', kind: 'number' },
    { key: 'levyMonthly', label: 'Levy a month, where it is not the one on file', kind: 'amount' },
    ...time.asks,
  ],
  bases: [
    { key: 'cpf.ow', label: 'Ordinary wages of the month' },
    { key: 'cpf.aw', label: 'Additional wages of the month' },
    { key: 'cpf.ow_to_come', label: 'Ordinary wages still expected in the year' },
    { key: 'sdl.wages', label: 'All wages of the month' },
    { key: 'shg.wages', label: 'Gross wages of the month' },
  ],
  basesOf,
  components,
  schemes: [cpf, sdl, selfHelp, workerLevy],
  payslip: { asks: ['employer', 'person'], source: sources.payslip },
  rules: {
    proration: { usual: 'working_days', allowed: ['working_days'], source: sources.incompleteMonth },
    deductionCap: () => ({ share: percent(50), source: sources.salary }),
    payBy: (month) => ({ day: addDays(lastDayOf(month), 7), source: sources.salary }),
    settleWithin: () => ({ days: 3, count: 'working', source: sources.salary }),
    // Of an employer without any foreigner no qualifying salary is asked. Progressive wages are asked of whoever’s job is entered.
    minimumBeside: { fact: 'cpfStatus', value: 'foreigner' },
    minimumPay: ({ facts: { cpfStatus, progressiveWageJob: job }, day, weeklyHours, isBeside }) => {
      if (cpfStatus !== 'citizen' && cpfStatus !== 'permanent_resident') return null
      // The wage of the job is above the qualifying salary: one is told, not both.
      const wage = job ? progressiveWage(job, weeklyHours, day) : null
      return wage ?? (isBeside ? qualifyingSalary(weeklyHours, day) : null)
    },
    levy: { line: workerLevy.key, standing: levyStanding },
    // Of foreigners and permanent residents. That clearance takes 30 days at most is from memory.
    taxClearance: ({ cpfStatus }, lastDay) => {
      if (cpfStatus !== 'foreigner' && cpfStatus !== 'permanent_resident') return null
      const file = longDay('en', addMonths(lastDay, -1))
      return {
        until: addDays(lastDay, 30),
        message: `No citizen, and leaves: file form IR21 by ${file}. What is paid from now on is held until the tax office has cleared it, 30 days at most (from memory, not confirmed).`,
        source: sources.taxClearance,
      }
    },
  },
  exit: () => [],
} satisfies CountryPayroll
