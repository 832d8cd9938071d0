import { addMonths, type Day } from '../../shared/dates.ts'
import type { Source } from '../../shared/explain.ts'
import {
  type CountryFilings,
  type FileItem,
  type Obligation,
  type PaidPerson,
  sumOfEarnings,
  sumOfLines,
  wholeMonthOf,
} from '../filing.ts'
import { firstDayOf, lastDayOf, type YearMonth } from '../payroll.ts'
import { columnsOfBoth, contributionsList, paymentsList } from '../plain-lists.ts'
import { employer, person } from './file-facts.ts'
import { buildEcr, checkEcr, type EcrMember, parseEcr } from './files/ecr.ts'
import { providentFundCharge } from './schemes/provident-fund.ts'
import { paySources as sources } from './schemes/sources.ts'
import { certificate, quarterlyReturn } from './year-forms.ts'

const memberOf = ({ facts, amounts }: FileItem): EcrMember => ({
  uan: facts.uan ?? '',
  name: facts.name ?? '',
  gross: amounts.gross ?? 0,
  fundWages: amounts.fundWages ?? 0,
  pensionWages: amounts.pensionWages ?? 0,
  insuranceWages: amounts.insuranceWages ?? 0,
  employee: amounts.employee ?? 0,
  pension: amounts.pension ?? 0,
  employerFund: amounts.employerFund ?? 0,
  unpaidDays: Number(facts.unpaidDays ?? 0),
  refund: amounts.refund ?? 0,
})

type InMonth = { month: YearMonth; rule: string; label: string; due: Day; source: Source; scheme?: string }

const inMonth = ({ month, ...said }: InMonth): Obligation => ({ ...said, for: wholeMonthOf(month, lastDayOf(month)) })

/** The last month of a quarter → when its return of tax withheld is due, MM-DD. */
const RETURNS: Readonly<Record<string, string>> = { '06': '07-31', '09': '10-31', '12': '01-31', '03': '05-31' }

/** Returns of tax withheld: of a quarter, and the certificates of a tax year. */
const taxReturns = (month: YearMonth): readonly Obligation[] => {
  const [year, number] = [Number(month.slice(0, 4)), month.slice(5)]
  const due = RETURNS[number]
  if (!due) return []
  const quarter: Obligation = {
    rule: 'tds_return',
    label: 'Return of tax withheld (form 138, until tax year 2025-26 form 24Q)',
    for: { from: addMonths(firstDayOf(month), -2), until: lastDayOf(month) },
    due: `${number === '12' ? year + 1 : year}-${due}`,
    source: sources.tdsDue,
  }
  if (number !== '03') return [quarter]
  const certificates: Obligation = {
    rule: 'tds_certificate',
    label: 'Certificates of tax withheld (form 130, until tax year 2025-26 form 16)',
    for: { from: `${year - 1}-04-01`, until: `${year}-03-31` },
    due: `${year}-06-15`,
    source: sources.tdsCertificate,
  }
  return [quarter, certificates]
}

/** The return is in whole rupees. */
const inRupees = (paise = 0): number => Math.round(paise / 100) * 100

/** A member of the fund, as the return says it; null: not in it. */
const ecrAmounts = ({ lines, balances }: PaidPerson): Readonly<Record<string, number>> | null => {
  const [employee, employerFund] = [sumOfLines(lines, ['epf'], 'employee'), sumOfLines(lines, ['epf'], 'employer')]
  const pension = sumOfLines(lines, ['eps'], 'employer')
  if (employee === 0 && employerFund === 0 && pension === 0) return null
  return {
    gross: inRupees(sumOfEarnings(lines)),
    fundWages: inRupees(balances['epf.fund_wages']),
    pensionWages: inRupees(balances['epf.pension_wages']),
    insuranceWages: inRupees(balances['epf.insurance_wages']),
    employee,
    pension,
    employerFund,
  }
}

/** What the fund is paid for a month: the shares, the linked insurance, and its charge on the wages of all members. */
const fundOwed = (people: readonly PaidPerson[]): number => {
  const shares = people.reduce((sum, { lines }) => sum + sumOfLines(lines, ['epf', 'eps', 'edli']), 0)
  const wages = people.reduce((sum, { balances }) => sum + (balances['epf.fund_wages'] ?? 0), 0)
  const month = people.flatMap(({ lines }) => lines)[0]?.month
  return month && shares > 0 ? shares + providentFundCharge(wages, firstDayOf(month)) : 0
}

export default {
  code: 'IN',
  employer,
  person,
  yearFrom: '04-01',
  yearForms: [certificate, quarterlyReturn],
  entityFacts: ({ entered }) => ({
    epf: entered.epfCode ? 'yes' : 'no',
    esi: entered.esiCode ? 'yes' : 'no',
    ...entered,
  }),
  owed: (rule, people) => {
    if (rule === 'epf') return fundOwed(people)
    if (rule === 'esi') return people.reduce((sum, { lines }) => sum + sumOfLines(lines, ['esi']), 0)
    if (rule === 'tds') return people.reduce((sum, { lines }) => sum + sumOfLines(lines, ['tds']), 0)
    return null
  },
  obligations: ({ facts, month }): readonly Obligation[] => {
    const next = addMonths(firstDayOf(month), 1).slice(0, 8)
    const withheld = month.endsWith('-03') ? `${next}30` : `${next}07`
    const due = `${next}15`
    const epf = inMonth({ month, rule: 'epf', label: 'Provident fund (ECR)', due, source: sources.epf, scheme: 'epf' })
    const esi = inMonth({ month, rule: 'esi', label: 'State insurance', due, source: sources.esi })
    const tds = { month, rule: 'tds', label: 'Tax withheld from salaries', due: withheld, source: sources.tdsDue }
    return [
      ...(facts.epf === 'yes' ? [epf] : []),
      ...(facts.esi === 'yes' ? [esi] : []),
      inMonth(tds),
      ...taxReturns(month),
    ]
  },
  formats: [
    {
      key: 'ecr',
      label: 'Electronic challan cum return (provident fund)',
      kind: 'contribution',
      source: sources.ecr,
      asks: {
        employer: ['establishment'],
        person: ['uan', 'name', 'unpaidDays'],
        amounts: 'gross fundWages pensionWages insuranceWages employee pension employerFund refund'.split(' '),
      },
      name: ({ employer, month }) => `${employer.establishment ?? 'ECR'}_${month.replace('-', '')}.txt`,
      build: ({ items }) => buildEcr(items.map(memberOf)),
      read: (text) => {
        try {
          const members = parseEcr(text)
          const items = members.map((one) => ({
            reference: one.uan,
            amount: one.employee + one.pension + one.employerFund,
          }))
          return { items, total: items.reduce((sum, { amount }) => sum + amount, 0), problems: checkEcr(members) }
        } catch (error) {
          if (!(error instanceof RangeError)) throw error
          return { items: [], total: 0, problems: [error.message] }
        }
      },
      amends: 'difference',
      amountsOf: ecrAmounts,
      ties: ({ lines }) => sumOfLines(lines, ['epf', 'eps']),
      referenceOf: ({ uan = '' }) => uan,
    },
    paymentsList({
      key: 'payments_list',
      label: 'Payments, plain list (CSV)',
      columns: [{ key: 'ifsc', heading: 'IFSC' }],
      currency: 'INR',
    }),
    contributionsList({
      key: 'esi_list',
      label: 'State insurance contributions, plain list (CSV)',
      source: sources.esi,
      facts: [
        { key: 'esiNumber', heading: 'IP number' },
        { key: 'paidDays', heading: 'Number of days' },
      ],
      amounts: [
        { key: 'wages', heading: 'Total monthly wages', of: ({ balances }) => balances['esi.wages'] ?? 0 },
        ...columnsOfBoth(['esi']),
      ],
      ties: ({ lines }) => sumOfLines(lines, ['esi']),
    }),
    contributionsList({
      key: 'tax_list',
      label: 'Tax withheld and professional tax, plain list (CSV)',
      kind: 'tax',
      source: sources.tdsDue,
      facts: [
        { key: 'pan', heading: 'PAN' },
        { key: 'region', heading: 'State' },
      ],
      amounts: [
        { key: 'paid', heading: 'Amount paid', of: ({ lines }) => sumOfEarnings(lines) },
        { key: 'tds', heading: 'Tax withheld', of: ({ lines }) => sumOfLines(lines, ['tds']), isSum: true },
        {
          key: 'professional',
          heading: 'Professional tax',
          of: ({ lines }) => sumOfLines(lines, ['professional_tax']),
          isSum: true,
        },
      ],
      ties: ({ lines }) => sumOfLines(lines, ['tds', 'professional_tax']),
    }),
  ],
} satisfies CountryFilings
