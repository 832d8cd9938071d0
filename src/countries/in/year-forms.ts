import { addMonths, type Day } from '../../shared/dates.ts'
import { type PaidPerson, sumOfEarnings, sumOfLines, type YearForm } from '../filing.ts'
import { standardDeduction } from './schemes/income-tax.ts'
import { paySources as sources } from './schemes/sources.ts'

const PERQUISITES = ['in_kind'] as const

const salary = ({ lines }: PaidPerson): number => sumOfEarnings(lines) - sumOfEarnings(lines, PERQUISITES)
const all = ({ lines }: PaidPerson): number => sumOfEarnings(lines)
const professionalTax = ({ lines }: PaidPerson): number => sumOfLines(lines, ['professional_tax'], 'employee')
const isOldRegime = ({ facts }: PaidPerson): boolean => facts.taxRegime === 'old'

/** No more than there is salary; the figure of the regime on the last day of the tax year. */
const standard = (paid: PaidPerson, yearBegins: Day): number =>
  Math.min(all(paid), standardDeduction(isOldRegime(paid) ? 'old' : 'new', addMonths(yearBegins, 11)))

/** Professional tax lowers income in the old regime alone. */
const taxable = (paid: PaidPerson, yearBegins: Day): number =>
  Math.max(0, all(paid) - standard(paid, yearBegins) - (isOldRegime(paid) ? professionalTax(paid) : 0))

/** Part B of the certificate of tax withheld: form 130, until tax year 2025-26 form 16. Part A comes from the tax authority alone. */
export const certificate: YearForm = {
  key: 'form_130',
  label: 'Form 130 (until 2025-26: form 16), part B',
  source: sources.tdsCertificate,
  lacks:
    'Part A comes from TRACES, and the layout of part B is not on file here. These are its figures; deductions that were proved stand in the pay profile and are not among them.',
  boxes: [
    { box: '17(1)', label: 'Salary', amount: salary },
    { box: '17(2)', label: 'Value of perquisites', amount: ({ lines }) => sumOfEarnings(lines, PERQUISITES) },
    { box: 'Gross', label: 'Gross salary', amount: all },
    { box: '16(ia)', label: 'Standard deduction', amount: standard },
    { box: '16(iii)', label: 'Tax on employment (professional tax)', amount: professionalTax },
    { box: 'Income', label: 'Income under salaries', amount: taxable },
    { box: 'TDS', label: 'Tax withheld', amount: ({ lines }) => sumOfLines(lines, ['tds'], 'employee') },
  ],
}

/** The quarters of a tax year by the months of their pay days, counted from April. */
const QUARTERS = [1, 2, 3, 4] as const
const quarterOf = (day: Day): number => Math.floor(((Number(day.slice(5, 7)) + 8) % 12) / 3) + 1
const inQuarter = (paid: PaidPerson, quarter: number) =>
  paid.lines.filter(({ payDay }) => quarterOf(payDay) === quarter)

/** What the quarterly return of tax withheld says of each person: form 138, until tax year 2025-26 form 24Q. */
export const quarterlyReturn: YearForm = {
  key: 'form_138',
  label: 'Form 138 (until 2025-26: form 24Q), by quarter',
  source: sources.tdsDue,
  lacks:
    'The layout of the file for the return utility is not on file here. These are the amounts paid and the tax withheld of each quarter.',
  boxes: QUARTERS.flatMap((quarter) => [
    {
      box: `Q${quarter} paid`,
      label: `Quarter ${quarter}: amount paid`,
      amount: (paid: PaidPerson) => sumOfEarnings(inQuarter(paid, quarter)),
    },
    {
      box: `Q${quarter} tax`,
      label: `Quarter ${quarter}: tax withheld`,
      amount: (paid: PaidPerson) => sumOfLines(inQuarter(paid, quarter), ['tds'], 'employee'),
    },
  ]),
}
