import { addMonths, type Day } from '../../shared/dates.ts'
import type { Counted } from '../declarations.ts'
import { type PaidPerson, sumOfEarnings, sumOfLines, type YearBox, type YearForm } from '../filing.ts'
import { ageInTaxYear } from './ages.ts'
import { type Declared, declaredInYear, sumOfCounted } from './declarations/reckon.ts'
import { standardDeduction } from './schemes/income-tax.ts'
import { paySources as sources } from './schemes/sources.ts'
import { taxableIncome } from './withheld-tax.ts'

const PERQUISITES = ['in_kind'] as const

const salary = ({ lines }: PaidPerson): number => sumOfEarnings(lines) - sumOfEarnings(lines, PERQUISITES)
const all = ({ lines }: PaidPerson): number => sumOfEarnings(lines)
const professionalTax = ({ lines }: PaidPerson): number => sumOfLines(lines, ['professional_tax'], 'employee')
const isOldRegime = ({ facts }: PaidPerson): boolean => facts.taxRegime === 'old'

/** What comes of everything in the year; reckoned once for all boxes of a person. */
type OfYear = { declared: Declared; standard: number; income: number; total: number }
const known = new WeakMap<PaidPerson, OfYear>()

/** Pay of each month of the year by nature, as the locked lines have it. */
const monthsOf = ({ lines }: PaidPerson): Record<string, Record<string, number>> => {
  const months: Record<string, Record<string, number>> = {}
  for (const { kind, nature, month, amount } of lines) {
    if (kind !== 'earning' || nature === null) continue
    const sums = months[month] ?? {}
    sums[nature] = (sums[nature] ?? 0) + amount
    months[month] = sums
  }
  return months
}

/** By the regime on the last day of the tax year and what was verified of a declaration. */
const ofYear = (paid: PaidPerson, yearBegins: Day): OfYear => {
  const found = known.get(paid)
  if (found) return found
  const regime = isOldRegime(paid) ? 'old' : 'new'
  const last = addMonths(yearBegins, 11)
  const month = last.slice(0, 7)
  const months = monthsOf(paid)
  const age = paid.facts.birthDate ? ageInTaxYear({ facts: paid.facts, month }) : 0
  const year = {
    declared: paid.declared ?? { regime: null, items: [] },
    months,
    span: months[month] ?? {},
    agreed: {},
    monthsToCome: 0,
    taken: {},
  }
  const [fund, tax] = [sumOfLines(paid.lines, ['epf'], 'employee'), professionalTax(paid)]
  const declared = declaredInYear({ regime, day: last, age, month, year, fund, professional: tax })
  const salaries = all(paid) + counted(declared.beside, 'previous_salary')
  const standard = Math.min(salaries, standardDeduction(regime, last))
  const enteredBefore = year.declared.items.some(({ head }) => head === 'before')
    ? 0
    : Number(paid.facts.declaredDeductions ?? 0)
  const result = {
    declared,
    standard,
    income: Math.max(0, salaries - sumOfCounted(declared.ofSalary) - standard),
    total: taxableIncome({ salary: all(paid), standard, declared, enteredBefore }),
  }
  known.set(paid, result)
  return result
}

const counted = (list: readonly Counted[], ...keys: readonly string[]): number =>
  sumOfCounted(list.filter(({ key }) => keys.length === 0 || keys.includes(key)))

const relief = (box: string, label: string, ...keys: readonly string[]): YearBox => ({
  box,
  label,
  amount: (paid, year) => counted(ofYear(paid, year).declared.ofIncome, ...keys),
})

/** Part B of the certificate of tax withheld: form 130, until tax year 2025-26 form 16. Part A comes from the tax authority alone. */
export const certificate: YearForm = {
  key: 'form_130',
  label: 'Form 130 (until 2025-26: form 16), part B',
  source: sources.tdsCertificate,
  lacks:
    'Part A comes from TRACES, and the layout of part B is not on file here. These are its figures, by the old numbers of sections; of what employees declared, what was verified.',
  boxes: [
    { box: '17(1)', label: 'Salary', amount: salary },
    { box: '17(2)', label: 'Value of perquisites', amount: ({ lines }) => sumOfEarnings(lines, PERQUISITES) },
    { box: 'Gross', label: 'Gross salary', amount: all },
    {
      box: 'Before',
      label: 'Salary of the employer before',
      amount: (paid, year) => counted(ofYear(paid, year).declared.beside, 'previous_salary'),
    },
    {
      box: '10(13A)',
      label: 'House rent allowance free of tax',
      amount: (paid, year) => counted(ofYear(paid, year).declared.ofSalary, 'rent'),
    },
    { box: '16(ia)', label: 'Standard deduction', amount: (paid, year) => ofYear(paid, year).standard },
    { box: '16(iii)', label: 'Tax on employment (professional tax)', amount: professionalTax },
    { box: 'Income', label: 'Income under salaries', amount: (paid, year) => ofYear(paid, year).income },
    relief('24(b)', 'Interest on a housing loan', 'home'),
    {
      box: 'Other',
      label: 'Other income reported',
      amount: (paid, year) =>
        counted(ofYear(paid, year).declared.beside, 'savings_interest', 'deposit_interest', 'other_income'),
    },
    relief('80C', 'Savings with the provident fund', 'savings'),
    relief('80CCD(1B)', 'Own pension savings', 'pension'),
    relief('80D', 'Health insurance', 'health', 'parents'),
    relief('80E', 'Interest on an education loan', 'education'),
    relief('80TTA', 'Interest on savings and deposits', 'interest'),
    {
      box: 'Lump',
      label: 'Deductions entered in one figure',
      amount: (paid, year) =>
        paid.declared?.items.some(({ head }) => head === 'before')
          ? counted(ofYear(paid, year).declared.ofIncome, 'before')
          : Number(paid.facts.declaredDeductions ?? 0),
    },
    { box: 'Total', label: 'Total income', amount: (paid, year) => ofYear(paid, year).total },
    {
      box: 'Elsewhere',
      label: 'Tax withheld elsewhere',
      amount: (paid, year) => counted(ofYear(paid, year).declared.withheld),
    },
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
