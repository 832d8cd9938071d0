import type { Minor } from '../../shared/money.ts'
import { type Counted, monthAfter } from '../declarations.ts'
import { accumulatedOf, baseOf, explain, firstDayOf, type Scheme, type SchemeInput } from '../payroll.ts'
import { inMajor, inMinor, toNearest } from '../reckoning.ts'
import { ageInTaxYear } from './ages.ts'
import { type Declared, declaredInYear, sumOfCounted } from './declarations/reckon.ts'
import { fundOf, fundOnWages, professionalTaxOf, professionalTaxToCome } from './of-person.ts'
import { agreedWages, salaryOf } from './pay-bases.ts'
import {
  monthTax,
  monthTaxWithoutPan,
  standardDeduction,
  type TaxRegime,
  type YearTax,
  yearTax,
} from './schemes/income-tax.ts'
import { professionalTaxPer } from './schemes/professional-tax.ts'
import { paySources as sources } from './schemes/sources.ts'

/** Tax withheld from salary month by month, by the regime somebody chose and what they declared. Amounts in paise. */

export const TAX_REGIMES: readonly TaxRegime[] = ['new', 'old']
const regimeOf = ({ facts }: SchemeInput): TaxRegime => TAX_REGIMES.find((one) => one === facts.taxRegime) ?? 'new'

const NOTHING: Declared = { ofSalary: [], ofIncome: [], beside: [], withheld: [] }

/** The employee’s own share of the provident fund over the year: taken, of this month, and as agreed for those to come. */
const fundOfYear = (q: SchemeInput): Minor => {
  const { year } = q
  if (!year || q.facts.epfMember !== 'yes') return 0
  const toCome = year.monthsToCome > 0 ? fundOnWages(q, agreedWages(year.agreed, firstDayOf(q.month))).employee : 0
  return (year.taken.epf ?? 0) + fundOf(q).employee + toCome * year.monthsToCome
}

const professionalOfYear = (q: SchemeInput): Minor => {
  const { year } = q
  // Whoever has no State of work is told so by the tax of the State itself.
  if (!year || !q.facts.region || professionalTaxPer(q.facts.region, firstDayOf(q.month)) === null) return 0
  let sum = (year.taken.professional_tax ?? 0) + (professionalTaxOf(q)?.value ?? 0)
  let month = q.month
  for (let i = 0; i < year.monthsToCome; i++) {
    month = monthAfter(month)
    sum += professionalTaxToCome(q, month, salaryOf(year.agreed))
  }
  return sum
}

const declaredOf = (q: SchemeInput, regime: TaxRegime): Declared => {
  if (!q.year) return NOTHING
  const isOld = regime === 'old'
  return declaredInYear({
    regime,
    day: firstDayOf(q.month),
    age: ageInTaxYear(q),
    month: q.month,
    year: q.year,
    fund: isOld ? fundOfYear(q) : 0,
    professional: isOld ? professionalOfYear(q) : 0,
  })
}

/** The one figure of the pay profile, until it stands among what was declared. */
const enteredBefore = (q: SchemeInput): Minor =>
  q.year?.declared.items.some(({ head }) => head === 'before') ? 0 : baseOf(q, 'tds.deductions')

/** Taxable income of the year on the estimate: salary paid and to come with what was declared, in the order of the law. */
export const taxableIncome = (q: {
  salary: Minor
  standard: Minor
  declared: Declared
  enteredBefore: Minor
}): Minor => {
  const ofSalary = q.declared.beside.filter(({ key }) => key === 'previous_salary')
  const other = q.declared.beside.filter(({ key }) => key !== 'previous_salary')
  const salary = Math.max(0, q.salary + sumOfCounted(ofSalary) - sumOfCounted(q.declared.ofSalary))
  const afterStandard = Math.max(0, salary - q.standard)
  const total = afterStandard + sumOfCounted(other) - sumOfCounted(q.declared.ofIncome) - q.enteredBefore
  return Math.max(0, total)
}

/** Each head with its rule: what was declared of it and what counts. */
const stepsOf = (declared: Declared): (readonly [string, ReturnType<typeof inMajor>])[] => {
  const both = ({ key, rule, declared: said, counted }: Counted) =>
    [
      [`${NAMES[key] ?? key}, ${rule}: declared`, inMajor(said)],
      [`${NAMES[key] ?? key}, ${rule}: counts`, inMajor(counted)],
    ] as const
  const one = ({ key, rule, counted }: Counted) => [`${NAMES[key] ?? key}, ${rule}`, inMajor(counted)] as const
  return [
    ...declared.beside.map(one),
    ...declared.ofSalary.flatMap(both),
    ...declared.ofIncome.flatMap(both),
    ...declared.withheld.map(one),
  ]
}

const NAMES: Readonly<Record<string, string>> = {
  previous_salary: 'Pay of the employer before',
  savings_interest: 'Interest on savings accounts',
  deposit_interest: 'Interest on deposits',
  other_income: 'Income beside pay',
  rent: 'House rent allowance, the least of three by month',
  professional: 'Tax on employment',
  home: 'Interest on a housing loan',
  savings: 'Savings with the provident fund',
  pension: 'Own pension savings',
  health: 'Health of the family',
  parents: 'Health of the parents',
  education: 'Interest on an education loan',
  interest: 'Interest received',
  before: 'One figure for all',
  previous_tax: 'Tax withheld by the employer before',
  other_tax: 'Tax withheld on other income',
}

const taxOf = (q: SchemeInput): { tax: YearTax; declared: Declared; taxable: Minor } => {
  const regime = regimeOf(q)
  const declared = declaredOf(q, regime)
  const taxable = taxableIncome({
    salary: baseOf(q, 'tds.year_estimate'),
    standard: standardDeduction(regime, firstDayOf(q.month)),
    declared,
    enteredBefore: enteredBefore(q),
  })
  const tax = yearTax({
    regime,
    taxable,
    day: firstDayOf(q.month),
    age: ageInTaxYear(q),
    resident: q.facts.taxResident !== 'no',
  })
  return { tax, declared, taxable }
}

/** Of the tax of a month that several runs bring, what falls to the pay of those so far, to the rupee; the last of them takes the rest. */
const partSoFar = (ofMonth: Minor, q: SchemeInput): Minor => {
  const [paid, toCome] = [baseOf(q, 'tds.month_pay'), baseOf(q, 'tds.month_to_come')]
  if (toCome <= 0 || paid < 0) return ofMonth
  return inMinor(
    toNearest(
      inMajor(ofMonth)
        .mul(paid)
        .div(paid + toCome),
    ),
  )
}

export const tds: Scheme = {
  key: 'tds',
  label: 'Tax withheld from salary',
  source: sources.incomeTaxNew,
  parties: ['employee'],
  span: 'month',
  applies: () => true,
  accumulators: [{ key: 'tds', per: 'person', over: 'year' }],
  compute: (q) => {
    const { tax, declared, taxable } = taxOf(q)
    const taken = accumulatedOf(q, 'tds')
    // What others have withheld is theirs to give back: it makes the tax nought at most.
    const ofYear = Math.max(0, inMinor(tax.total) - sumOfCounted(declared.withheld))
    const even = monthTax({ ofYear, taken, monthsLeft: q.monthsLeft })
    const soFar = partSoFar(even, q)
    const amount =
      q.facts.panKnown === 'no' ? monthTaxWithoutPan(soFar, baseOf(q, 'tds.month_pay'), firstDayOf(q.month)) : soFar
    const heads = stepsOf(declared)
    const why = explain({
      rule: tax.why.rule,
      unit: 'INR',
      value: inMajor(amount),
      inputs: [
        ['Tax of the year', tax.total],
        ['Taken before', inMajor(taken)],
        ['Months left', q.monthsLeft, 'months'],
      ],
      steps: [
        ...heads,
        ...(heads.length > 0 ? [['Taxable income of the year', inMajor(taxable)] as const] : []),
        ...tax.why.steps.map(({ text, result }) => [text, result] as const),
      ],
    })
    return [{ key: 'tds', party: 'employee', amount, why }]
  },
  retro: () => 'as_paid',
}
