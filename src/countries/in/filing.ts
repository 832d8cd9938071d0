import { addMonths, type Day } from '../../shared/dates.ts'
import type { Source } from '../../shared/explain.ts'
import { type CountryFilings, type FileItem, type Obligation, wholeMonthOf } from '../filing.ts'
import { firstDayOf, lastDayOf, type YearMonth } from '../payroll.ts'
import { buildEcr, checkEcr, type EcrMember, parseEcr } from './files/ecr.ts'
import { paySources as sources } from './schemes/sources.ts'

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

const inMonth = (
  month: YearMonth,
  rule: string,
  { label, due, source }: { label: string; due: Day; source: Source },
): Obligation => ({
  rule,
  label,
  for: wholeMonthOf(month, lastDayOf(month)),
  due,
  source,
})

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

export default {
  code: 'IN',
  obligations: ({ facts, month }): readonly Obligation[] => {
    const next = addMonths(firstDayOf(month), 1).slice(0, 8)
    const withheld = month.endsWith('-03') ? `${next}30` : `${next}07`
    return [
      ...(facts.epf === 'yes'
        ? [inMonth(month, 'epf', { label: 'Provident fund (ECR)', due: `${next}15`, source: sources.epf })]
        : []),
      ...(facts.esi === 'yes'
        ? [inMonth(month, 'esi', { label: 'State insurance', due: `${next}15`, source: sources.esi })]
        : []),
      inMonth(month, 'tds', { label: 'Tax withheld from salaries', due: withheld, source: sources.tdsDue }),
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
    },
  ],
} satisfies CountryFilings
