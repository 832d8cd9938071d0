import {
  type CountryFilings,
  type FileInput,
  type FileItem,
  type Obligation,
  type PaidPerson,
  sumOfLines,
} from '../filing.ts'
import { lastDayOf, type YearMonth } from '../payroll.ts'
import { contributionsList, paymentsList } from '../plain-lists.ts'
import { employer, person } from './file-facts.ts'
import { buildCpa005, type CpaCredit, type CpaOriginator, parseCpa005 } from './files/cpa005.ts'
import {
  businessDayFrom,
  REMITTERS,
  type RemittanceCalendar,
  type Remitter,
  remittanceDue,
  slipsDue,
} from './obligations.ts'
import { paySources as sources } from './schemes/sources.ts'
import { rl1, roe, t4 } from './year-forms.ts'

const originatorOf = ({ employer }: FileInput): CpaOriginator => ({
  id: employer.originatorId ?? '',
  shortName: employer.shortName ?? '',
  longName: employer.longName ?? '',
  dataCentre: employer.dataCentre ?? '',
  fileNumber: Number(employer.fileNumber ?? 1),
  institution: employer.institution ?? '',
  transit: employer.transit ?? '',
  account: employer.account ?? '',
  ...(employer.originatingCentre ? { originatingCentre: employer.originatingCentre } : {}),
})

const creditOf = ({ facts, amounts }: FileItem, { payDay }: FileInput): CpaCredit => ({
  amount: amounts.net ?? 0,
  day: payDay,
  institution: facts.institution ?? '',
  transit: facts.transit ?? '',
  account: facts.account ?? '',
  payee: facts.name ?? '',
  reference: facts.reference ?? '',
})

/** The days that end the parts of a month each kind of remitter reckons by. */
const PARTS: Readonly<Record<Remitter, readonly number[]>> = {
  regular: [],
  quarterly: [],
  accelerated_1: [15],
  accelerated_2: [7, 14, 21],
}

const remittances = (month: YearMonth, remitter: Remitter, calendar: RemittanceCalendar): readonly Obligation[] => {
  if (remitter === 'quarterly' && Number(month.slice(5)) % 3 !== 0) return []
  const last = lastDayOf(month)
  const ends = [...PARTS[remitter].map((day) => `${month}-${String(day).padStart(2, '0')}`), last]
  return ends.map((end, i) => ({
    rule: calendar === 'QC' ? 'remit_quebec' : 'remit',
    label: calendar === 'QC' ? 'Remittance to Revenu Québec' : 'Remittance to the Canada Revenue Agency',
    for: { from: i === 0 ? `${month}-01` : dayAfter(ends[i - 1] ?? month), until: end },
    due: remittanceDue(end, remitter, calendar),
    source: sources.remitting,
    by: 'pay_day',
  }))
}

const dayAfter = (day: string): string => `${day.slice(0, 8)}${String(Number(day.slice(8)) + 1).padStart(2, '0')}`

/** What falls due for the year a December ends, in the provinces with staff. */
const ofYear = (month: YearMonth, provinces: readonly string[]): readonly Obligation[] => {
  const year = Number(month.slice(0, 4))
  const span = { from: `${year}-01-01`, until: `${year}-12-31` }
  const slips: Obligation = {
    rule: 't4',
    label: 'T4 slips and summary',
    for: span,
    due: slipsDue(year),
    source: sources.t4,
  }
  const inProvince: Readonly<Record<string, Obligation>> = {
    QC: { rule: 'rl1', label: 'RL-1 slips and summary', for: span, due: slipsDue(year, 'QC'), source: sources.t4 },
    ON: {
      rule: 'eht_on',
      label: 'Employer Health Tax of Ontario',
      for: span,
      due: businessDayFrom(`${year + 1}-03-15`, 'CRA'),
      source: sources.ehtOntario,
    },
    BC: {
      rule: 'eht_bc',
      label: 'Employer Health Tax of British Columbia',
      for: span,
      due: businessDayFrom(`${year + 1}-03-31`, 'CRA'),
      source: sources.ehtBritishColumbia,
    },
  }
  return [slips, ...provinces.flatMap((province) => inProvince[province] ?? [])]
}

/** What is paid to each of the two authorities. Who works in Québec pays its tax, pension and parental insurance to Revenu Québec. */
const TO_CRA = ['federal_tax', 'provincial_tax', 'bonus_tax', 'cpp', 'cpp2', 'ei'] as const
const TO_QUEBEC = ['quebec_tax', 'quebec_lump_sum_tax', 'qpp', 'qpp2', 'qpip'] as const

const column =
  (keys: readonly string[], party?: 'employee' | 'employer') =>
  ({ lines }: PaidPerson): number =>
    sumOfLines(lines, keys, party)

export default {
  code: 'CA',
  employer,
  person,
  yearFrom: '01-01',
  yearForms: [t4, rl1, roe],
  entityFacts: ({ entered, regions }) => ({ provinces: regions.join(','), ...entered }),
  owed: (rule, people) => {
    const keys = { remit: TO_CRA, remit_quebec: TO_QUEBEC }[rule]
    return keys ? people.reduce((sum, { lines }) => sum + sumOfLines(lines, keys), 0) : null
  },
  obligations: ({ facts, month }): readonly Obligation[] => {
    const kind = (named: string | undefined) => REMITTERS.find((one) => one === named) ?? 'regular'
    const provinces = (facts.provinces ?? '').split(',').map((one) => one.trim())
    const quebec = provinces.includes('QC')
    return [
      ...remittances(month, kind(facts.remitter), 'CRA'),
      ...(quebec ? remittances(month, kind(facts.remitterQuebec), 'QC') : []),
      ...(month.endsWith('-12') ? ofYear(month, provinces) : []),
    ]
  },
  formats: [
    {
      key: 'cpa005',
      label: 'Payments Canada Standard 005, credits',
      kind: 'bank',
      source: sources.cpa005,
      asks: {
        employer:
          'originatorId shortName longName dataCentre originatingCentre fileNumber institution transit account'.split(
            ' ',
          ),
        person: ['institution', 'transit', 'account', 'name', 'reference'],
        amounts: ['net'],
      },
      name: ({ employer, payDay }) => `${payDay}-${String(employer.fileNumber ?? 1).padStart(4, '0')}.txt`,
      build: (q) =>
        buildCpa005(
          originatorOf(q),
          q.items.map((item) => creditOf(item, q)),
          q.madeAt.slice(0, 10),
        ),
      read: (text) => {
        try {
          const { credits, total } = parseCpa005(text)
          return { items: credits.map(({ reference, amount }) => ({ reference, amount })), total, problems: [] }
        } catch (error) {
          if (!(error instanceof RangeError)) throw error
          return { items: [], total: 0, problems: [error.message] }
        }
      },
      amends: 'difference',
      amountsOf: ({ net }) => (net > 0 ? { net } : null),
      ties: 'net',
      referenceOf: ({ reference = '' }) => reference.slice(0, 19).trim(),
    },
    paymentsList({
      key: 'payments_list',
      label: 'Payments, plain list (CSV)',
      columns: [
        { key: 'institution', heading: 'Institution' },
        { key: 'transit', heading: 'Transit' },
      ],
      currency: 'CAD',
    }),
    contributionsList({
      key: 'cra_list',
      label: 'Remittance to the CRA, plain list (CSV)',
      kind: 'tax',
      mayBePart: true,
      source: sources.remitting,
      amounts: [
        {
          key: 'tax',
          heading: 'Income tax',
          of: column(['federal_tax', 'provincial_tax', 'bonus_tax']),
          isSum: true,
        },
        { key: 'cpp', heading: 'CPP employee', of: column(['cpp', 'cpp2'], 'employee'), isSum: true },
        { key: 'cppEmployer', heading: 'CPP employer', of: column(['cpp', 'cpp2'], 'employer'), isSum: true },
        { key: 'ei', heading: 'EI employee', of: column(['ei'], 'employee'), isSum: true },
        { key: 'eiEmployer', heading: 'EI employer', of: column(['ei'], 'employer'), isSum: true },
      ],
      ties: ({ lines }) => sumOfLines(lines, TO_CRA),
    }),
    contributionsList({
      key: 'quebec_list',
      label: 'Remittance to Revenu Québec, plain list (CSV)',
      kind: 'tax',
      mayBePart: true,
      source: sources.remitting,
      amounts: [
        {
          key: 'tax',
          heading: 'Québec tax',
          of: column(['quebec_tax', 'quebec_lump_sum_tax']),
          isSum: true,
        },
        { key: 'qpp', heading: 'QPP employee', of: column(['qpp', 'qpp2'], 'employee'), isSum: true },
        { key: 'qppEmployer', heading: 'QPP employer', of: column(['qpp', 'qpp2'], 'employer'), isSum: true },
        { key: 'qpip', heading: 'QPIP employee', of: column(['qpip'], 'employee'), isSum: true },
        { key: 'qpipEmployer', heading: 'QPIP employer', of: column(['qpip'], 'employer'), isSum: true },
      ],
      ties: ({ lines }) => sumOfLines(lines, TO_QUEBEC),
    }),
  ],
} satisfies CountryFilings
