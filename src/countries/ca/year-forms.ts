import type { Day } from '../../shared/dates.ts'
import type { Minor } from '../../shared/money.ts'
import {
  type PaidPerson,
  type PayTime,
  sumBeforeTax,
  sumOfEarnings,
  sumOfLines,
  type YearBox,
  type YearForm,
  type YearReturn,
} from '../filing.ts'
import { inMinor, toNearest } from '../reckoning.ts'
import { buildRoe, leftIn, ROE_PERIODS, roePeriods, roeProblems } from './files/roe.ts'
import { buildT4, t4Problems } from './files/t4.ts'
import { contributionFigures } from './schemes/contributions.figures.ts'
import { paySources as sources } from './schemes/sources.ts'

const ofEmployee =
  (...keys: readonly string[]) =>
  ({ lines }: PaidPerson): Minor =>
    sumOfLines(lines, keys, 'employee')

const isQuebec = ({ facts }: PaidPerson): boolean => facts.region === 'QC'

/** Earnings that count for the pension plan, up to its first ceiling of the year. */
const pensionable = ({ balances }: PaidPerson, year: Day): Minor =>
  Math.min(balances['cpp.pensionable'] ?? 0, inMinor(contributionFigures.on(year).value.ceiling))

const CASH_ONLY = ['in_kind'] as const
const cash = ({ lines }: PaidPerson): Minor => sumOfEarnings(lines) - sumOfEarnings(lines, CASH_ONLY)

/** Insurable earnings up to the most of the year: what the highest premium is of, to the next hundred dollars as the law rounds it. */
const insurable = (paid: PaidPerson, year: Day): Minor => {
  if (paid.facts.eiExempt === 'yes') return 0
  const { ei } = contributionFigures.on(year).value
  return Math.min(cash(paid), inMinor(toNearest(ei.most.div(ei.rate), 100)))
}
const qpipInsurable = (paid: PaidPerson, year: Day): Minor => {
  if (!isQuebec(paid)) return 0
  const { qpip } = contributionFigures.on(year).value
  return Math.min(cash(paid), inMinor(toNearest(qpip.most.div(qpip.rate), 500)))
}

const federalTax = ofEmployee('federal_tax', 'provincial_tax', 'bonus_tax')

const ofEmployer =
  (key: string) =>
  ({ lines }: PaidPerson): Minor =>
    sumOfLines(lines, [key], 'employer')

const t4File: YearReturn = {
  key: 't4_xml',
  label: 'T4 return (XML for Internet file transfer)',
  kind: 'year_end',
  source: sources.t4Xml,
  from: '2024-01-01',
  note: 'By the CRA’s specifications 2026V4, of which the beginning was read on its own page; the elements behind it are those of its page of 2024 and of three published writers that agree. The CRA takes only the layout of the year in which a file is sent: compare it with the page of that year, and validate the file with the CRA’s schema. Addresses, which the layout leaves open, are not in the file, nor are cancelled slips and boxes 46 and 52.',
  amends: true,
  asks: {
    employer: [
      'payrollAccount',
      'contactName',
      'contactPhone',
      'contactExtension',
      'contactEmail',
      'returnLanguage',
      'repId',
      'pensionPlanNumber',
    ],
    person: ['sin', 'sinNotGiven', 'dental'],
  },
  beside: [
    { box: 'cpp', label: 'Employer’s CPP contributions', amount: ofEmployer('cpp') },
    { box: 'cpp2', label: 'Employer’s second CPP contributions', amount: ofEmployer('cpp2') },
    { box: 'ei', label: 'Employer’s EI premiums', amount: ofEmployer('ei') },
  ],
  total: '14',
  problems: t4Problems,
  name: ({ employer, year, number }) => `T4-${employer.payrollAccount}-${year}-${String(number).padStart(4, '0')}.xml`,
  build: buildT4,
}

/** T4 slip: boxes as the CRA numbers them. */
export const t4: YearForm = {
  key: 't4',
  label: 'T4',
  source: sources.t4,
  lacks:
    'Somebody who worked in two provinces needs a slip for each; the region is that of the end of the year. Boxes 20 and 44 are what was taken by components that say so; 46 and 52 are not known to pay.',
  file: t4File,
  boxes: [
    { box: '14', label: 'Employment income', amount: ({ lines }) => sumOfEarnings(lines) },
    { box: '16', label: 'Employee’s CPP contributions', amount: ofEmployee('cpp') },
    { box: '16A', label: 'Employee’s second CPP contributions', amount: ofEmployee('cpp2') },
    { box: '17', label: 'Employee’s QPP contributions', amount: ofEmployee('qpp') },
    { box: '17A', label: 'Employee’s second QPP contributions', amount: ofEmployee('qpp2') },
    { box: '18', label: 'Employee’s EI premiums', amount: ofEmployee('ei') },
    {
      box: '20',
      label: 'Registered pension plan contributions',
      amount: ({ lines }) => sumBeforeTax(lines, 'pension_plan'),
      isRare: true,
    },
    { box: '22', label: 'Income tax deducted', amount: federalTax },
    { box: '24', label: 'EI insurable earnings', amount: insurable },
    { box: '26', label: 'CPP/QPP pensionable earnings', amount: pensionable },
    { box: '44', label: 'Union dues', amount: ({ lines }) => sumBeforeTax(lines, 'union_dues'), isRare: true },
    { box: '55', label: 'Employee’s PPIP premiums', amount: ofEmployee('qpip') },
    { box: '56', label: 'PPIP insurable earnings', amount: qpipInsurable },
  ],
}

/** RL-1 slip of Revenu Québec; letters of its boxes as two published programs that write it have them, that of the second QPP contribution from memory. */
export const rl1: YearForm = {
  key: 'rl1',
  label: 'RL-1',
  source: sources.t4,
  lacks:
    'Revenu Québec takes files from certified software alone, so these are the amounts by box, to be entered in its online services. Letters of the boxes are those of two published programs that agree; box B.B is from memory.',
  applies: ({ region }) => region === 'QC',
  boxes: [
    { box: 'A', label: 'Employment income', amount: ({ lines }) => sumOfEarnings(lines) },
    { box: 'B.A', label: 'QPP contribution', amount: ofEmployee('qpp') },
    { box: 'B.B', label: 'Second QPP contribution', amount: ofEmployee('qpp2') },
    { box: 'C', label: 'EI premium', amount: ofEmployee('ei') },
    {
      box: 'D',
      label: 'Registered pension plan contributions',
      amount: ({ lines }) => sumBeforeTax(lines, 'pension_plan'),
      isRare: true,
    },
    { box: 'E', label: 'Québec income tax withheld', amount: ofEmployee('quebec_tax', 'quebec_lump_sum_tax') },
    { box: 'F', label: 'Union dues', amount: ({ lines }) => sumBeforeTax(lines, 'union_dues'), isRare: true },
    { box: 'G', label: 'Pensionable salary or wages under the QPP', amount: pensionable },
    { box: 'H', label: 'QPIP premium', amount: ofEmployee('qpip') },
    { box: 'I', label: 'Eligible salary or wages under the QPIP', amount: qpipInsurable },
  ],
}

const sumOf = (lines: PaidPerson['lines'], paid: PaidPerson): Minor => cash({ ...paid, lines })

/** The pay periods block 15C looks at of somebody, the latest first: that of their last day, else that of what was paid last, and those before it. */
const lastPeriodsOf = ({ facts, lines, periods = [] }: PaidPerson): PayTime[] =>
  roePeriods(periods, facts.endedOn ?? lines.reduce((latest, { until }) => (until > latest ? until : latest), ''))

/** What was paid in a pay period; what comes after the last one counts in it. @param back 0: the last */
const inPeriod = (paid: PaidPerson, back: number): PaidPerson['lines'] => {
  const of = lastPeriodsOf(paid)[back]
  if (!of) return []
  return paid.lines.filter(({ until }) => (back === 0 ? until >= of.until : until === of.until))
}

/** Periods that somebody paid by the month has: slips of the others have as many more as they were paid in. */
const MONTHLY_PERIODS = 13

const period = (back: number): YearBox => ({
  box: `15C-${back + 1}`,
  label: back === 0 ? 'Insurable earnings, last pay period' : `Insurable earnings, ${back + 1} pay periods back`,
  amount: (paid) => (paid.facts.eiExempt === 'yes' ? 0 : sumOf(inPeriod(paid, back), paid)),
  ...(back >= MONTHLY_PERIODS ? { isRare: true } : {}),
})

const roeFile: YearReturn = {
  key: 'roe_xml',
  label: 'Records of employment (payroll extract for ROE Web)',
  kind: 'separation',
  source: sources.roeXml,
  from: '2024-01-01',
  note: 'By Service Canada’s payroll extract version 2.0, of which the beginning was read on its own page (appendix D); blocks, order and lengths are those of published writers that were held against its schema. Records come into ROE Web as drafts: look at each and issue it there. Hours (15A), reason (16), recall (14) and vacation pay because of the end (17A) are entered in the payment details of the person; an amended record is made in ROE Web.',
  amends: false,
  asks: {
    employer: ['payrollAccount', 'contactName', 'contactPhone', 'contactExtension', 'returnLanguage'],
    person: ['sin', 'roeReason', 'roeRecall', 'roeRecallDay', 'roeHours', 'roeVacation', 'roeNil', 'roeComment'],
  },
  isOf: leftIn,
  beside: [],
  total: '15C-1',
  problems: roeProblems,
  name: ({ employer, year, number }) => `ROE-${employer.payrollAccount}-${year}-${String(number).padStart(4, '0')}.xml`,
  build: buildRoe,
}

/** Earnings of a record of employment; its hours (15A) are those worked, and come from attendance. */
export const roe: YearForm = {
  key: 'roe',
  label: 'ROE: insurable earnings',
  source: sources.roe,
  lacks:
    'Block 15A (hours) is not among these: take it from attendance. Block 15B is that of this year; only pay that was locked here is counted.',
  monthsBack: 12,
  byPeriods: true,
  file: roeFile,
  boxes: [
    {
      box: '15B',
      label: 'Total insurable earnings',
      amount: (paid, year) =>
        insurable({ ...paid, lines: paid.lines.filter(({ payDay }) => payDay.slice(0, 4) === year.slice(0, 4)) }, year),
    },
    ...Array.from({ length: ROE_PERIODS }, (_one, back) => period(back)),
    {
      box: '17A',
      label: 'Leave pay with the last pay',
      amount: (paid) => sumOfEarnings(inPeriod(paid, 0), ['leave_pay']),
    },
    {
      box: '17C',
      label: 'Notice, severance and retirement pay',
      amount: (paid) => sumOfEarnings(inPeriod(paid, 0), ['notice_pay', 'severance', 'gratuity']),
    },
  ],
}
