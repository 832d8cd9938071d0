import type { Day } from '../../../shared/dates.ts'
import { exact, type Minor } from '../../../shared/money.ts'
import { type Counted, type DeclaredItem, monthAfter, monthsOfPlace, type TaxYear } from '../../declarations.ts'
import { firstDayOf, type NatureSums, sumOfNatures, type YearMonth } from '../../payroll.ts'
import { inMajor, inMinor, smaller } from '../../reckoning.ts'
import { rentExempt, rentShare, type TaxRegime } from '../schemes/income-tax.ts'
import { ceilingsOn } from './ceilings.ts'

/** What a declaration comes to in the tax of a year. All in paise. */
export type Declared = {
  /** What lowers salary itself, before the standard deduction: rent, and the tax on employment. */
  ofSalary: readonly Counted[]
  /** What lowers total income: interest on a housing loan and chapter VI-A (chapter VIII of 2025). */
  ofIncome: readonly Counted[]
  /** Income beside what is paid here. */
  beside: readonly Counted[]
  /** Tax that others have withheld. */
  withheld: readonly Counted[]
}

export type DeclaredInput = {
  regime: TaxRegime
  day: Day
  age: number
  /** The month of the span. */
  month: YearMonth
  year: TaxYear
  /** The employee’s own share of the provident fund, and the tax on employment, of the whole year: paid and to come. */
  fund: Minor
  professional: Minor
}

const amountOf = (items: readonly DeclaredItem[], ...keys: readonly string[]): Minor =>
  items.reduce((sum, { head, amount }) => (keys.includes(head) ? sum + amount : sum), 0)

const declaredOf = (items: readonly DeclaredItem[], ...keys: readonly string[]): Minor =>
  items.reduce((sum, { head, declared }) => (keys.includes(head) ? sum + declared : sum), 0)

const isYes = (items: readonly DeclaredItem[], head: string, key: string): boolean =>
  items.some((item) => item.head === head && item.facts[key] === 'yes')

/** Pay of each month of the year: of those paid, of the span, and as agreed for those to come. */
const payByMonth = ({ month, year }: Pick<DeclaredInput, 'month' | 'year'>): ReadonlyMap<YearMonth, NatureSums> => {
  const months = new Map<YearMonth, NatureSums>(Object.entries(year.months))
  months.set(month, year.span)
  let to = month
  for (let i = 0; i < year.monthsToCome; i++) {
    to = monthAfter(to)
    months.set(to, year.agreed)
  }
  return months
}

/**
 * House rent allowance free of tax, month by month: the least of the allowance, rent above a tenth of basic pay, and the city’s share of basic
 * pay. Where less was verified than declared, the rent of each month counts by that part.
 */
export const rentOfYear = (q: Pick<DeclaredInput, 'month' | 'year'>): Minor => {
  const item = q.year.declared.items.find(({ head }) => head === 'rent')
  if (!item || item.declared <= 0) return 0
  const part = smaller(exact(item.amount).div(item.declared), exact(1))
  const pay = payByMonth(q)
  let free = 0
  for (const place of item.places)
    for (const month of monthsOfPlace(place)) {
      const sums = pay.get(month)
      if (!sums) continue
      const [salary, allowance] = [sumOfNatures(sums, 'basic'), sumOfNatures(sums, 'housing')]
      // A month in which something was taken back has no allowance to free.
      if (salary < 0 || allowance <= 0) continue
      const rent = inMinor(inMajor(place.rent).mul(part))
      free += rentExempt({ salary, allowance, rent, share: rentShare(place.city, firstDayOf(month)) })
    }
  return free
}

const SAVINGS = ['life', 'ppf', 'elss', 'tuition', 'principal', 'other_savings', 'previous_fund'] as const

const upTo = (most: Minor, amount: Minor): Minor => Math.max(0, Math.min(most, amount))

const ofOldRegime = (q: DeclaredInput, items: readonly DeclaredItem[]): Pick<Declared, 'ofSalary' | 'ofIncome'> => {
  const most = ceilingsOn(q.day)
  const one = (key: string, rule: string, declared: Minor, counted: Minor): Counted => ({
    key,
    rule,
    declared,
    counted,
  })
  const saved = q.fund + amountOf(items, ...SAVINGS)
  const checkUps = upTo(most.health.checkUps, amountOf(items, 'check_ups'))
  const ofFamily = most.health.most(q.age >= 60 || isYes(items, 'health_own', 'senior'))
  const ofParents = most.health.most(isYes(items, 'health_parents', 'senior'))
  const ofHome = most.home.most(isYes(items, 'home_interest', 'limited'))
  const received = most.deposits.takesAny(q.age)
    ? amountOf(items, 'savings_interest', 'deposit_interest')
    : amountOf(items, 'savings_interest')
  const employment = q.professional + amountOf(items, 'previous_professional')
  return {
    ofSalary: [
      one('rent', most.rent.section, declaredOf(items, 'rent'), rentOfYear(q)),
      one(
        'professional',
        most.professional.section,
        q.professional + declaredOf(items, 'previous_professional'),
        employment,
      ),
    ],
    ofIncome: [
      one(
        'home',
        most.home.section,
        declaredOf(items, 'home_interest'),
        upTo(ofHome, amountOf(items, 'home_interest')),
      ),
      one('savings', most.savings.section, q.fund + declaredOf(items, ...SAVINGS), upTo(most.savings.most, saved)),
      one(
        'pension',
        most.pension.section,
        declaredOf(items, 'pension_own'),
        upTo(most.pension.most, amountOf(items, 'pension_own')),
      ),
      one(
        'health',
        most.health.section,
        declaredOf(items, 'health_own', 'check_ups'),
        upTo(ofFamily, amountOf(items, 'health_own') + checkUps),
      ),
      one(
        'parents',
        most.health.section,
        declaredOf(items, 'health_parents'),
        upTo(ofParents, amountOf(items, 'health_parents')),
      ),
      one(
        'education',
        most.education.section,
        declaredOf(items, 'education_interest'),
        amountOf(items, 'education_interest'),
      ),
      one('interest', most.deposits.section, received, upTo(most.deposits.most(q.age), received)),
    ],
  }
}

const elsewhere = (items: readonly DeclaredItem[], rule: string, ...keys: readonly string[]): Counted[] =>
  keys.map((key) => ({ key, rule, declared: declaredOf(items, key), counted: amountOf(items, key) }))

/**
 * What counts of a declaration in a regime: reliefs in the old one alone, each to its ceiling; income and tax elsewhere in both. The one figure that
 * stood for everything before counts in both, as it did.
 * @throws RangeError for a day of a tax year that is not on file
 */
export const declaredInYear = (q: DeclaredInput): Declared => {
  const { items } = q.year.declared
  const reliefs = q.regime === 'old' ? ofOldRegime(q, items) : { ofSalary: [], ofIncome: [] }
  const before = amountOf(items, 'before')
  const isThere = ({ declared, counted }: Counted) => declared !== 0 || counted !== 0
  return {
    ofSalary: reliefs.ofSalary.filter(isThere),
    ofIncome: [
      ...reliefs.ofIncome,
      { key: 'before', rule: 'Entered before', declared: declaredOf(items, 'before'), counted: before },
    ].filter(isThere),
    beside: elsewhere(
      items,
      'Form 122 (12B, 12BAA)',
      'previous_salary',
      'savings_interest',
      'deposit_interest',
      'other_income',
    ).filter(isThere),
    withheld: elsewhere(items, 'Form 122 (12B, 12BAA)', 'previous_tax', 'other_tax').filter(isThere),
  }
}

export const sumOfCounted = (list: readonly Counted[]): Minor => list.reduce((sum, { counted }) => sum + counted, 0)
