import type { Day } from '../../../shared/dates.ts'
import type { Explained } from '../../../shared/explain.ts'
import { type Exact, exact, type Minor } from '../../../shared/money.ts'
import { effectiveDated } from '../../country.ts'
import { ruleOf } from '../../derived.ts'
import { explain, refuseNegative } from '../../payroll.ts'
import {
  graduated,
  inMajor,
  inMinor,
  NONE,
  notNegative,
  percent,
  type Step,
  smaller,
  steps,
  toNearest,
} from '../../reckoning.ts'
import { paySources as sources } from './sources.ts'

/**
 * Income tax of a year, both regimes, by the day of the tax year: 1 April to 31 March. Income and tax to the nearest ten rupees; cess on tax and
 * surcharge. Amounts in and out in paise; tables in rupees.
 */

const recorded = '2026-11-23'
const from = '2025-04-01'
const until = '2027-03-31'

const cessRate = effectiveDated('Cess on income tax', [
  { from, until, value: percent(4), source: sources.incomeTaxNew, recorded },
])
const withoutPan = effectiveDated('Tax withheld without a PAN, at least', [
  { from, until, value: percent(20), source: sources.withoutPan, recorded },
])
const LAKH = 100_000

/** Surcharge in percent of the tax above each income. */
type Surcharge = readonly { above: Exact; rate: Exact }[]
const surcharges = (...rows: readonly (readonly [number, number])[]): Surcharge =>
  rows.map(([above, rate]) => ({ above: exact(above), rate: percent(rate) }))

type Regime = {
  slabs: readonly (readonly [age: number, table: readonly Step[]])[]
  rebate: { upTo: Exact; most: Exact; marginal: boolean }
  standardDeduction: Exact
}

const regimes = {
  new: effectiveDated<Regime>('Income tax, new regime', [
    {
      from,
      until,
      value: {
        slabs: [
          [
            0,
            steps(
              [0, 0],
              [4 * LAKH, 5],
              [8 * LAKH, 10],
              [12 * LAKH, 15],
              [16 * LAKH, 20],
              [20 * LAKH, 25],
              [24 * LAKH, 30],
            ),
          ],
        ],
        rebate: { upTo: exact(12 * LAKH), most: exact(60_000), marginal: true },
        standardDeduction: exact(75_000),
      },
      source: sources.incomeTaxNew,
      recorded,
    },
  ]),
  old: effectiveDated<Regime>('Income tax, old regime', [
    {
      from,
      until,
      value: {
        slabs: [
          [80, steps([0, 0], [5 * LAKH, 20], [10 * LAKH, 30])],
          [60, steps([0, 0], [3 * LAKH, 5], [5 * LAKH, 20], [10 * LAKH, 30])],
          [0, steps([0, 0], [2.5 * LAKH, 5], [5 * LAKH, 20], [10 * LAKH, 30])],
        ],
        rebate: { upTo: exact(5 * LAKH), most: exact(12_500), marginal: false },
        standardDeduction: exact(50_000),
      },
      source: sources.incomeTaxOld,
      recorded,
    },
  ]),
} as const
export type TaxRegime = keyof typeof regimes

const surchargeTables = {
  new: effectiveDated<Surcharge>('Surcharge on income tax, new regime', [
    {
      from,
      until,
      value: surcharges([50 * LAKH, 10], [100 * LAKH, 15], [200 * LAKH, 25]),
      source: sources.surcharge,
      recorded,
    },
  ]),
  old: effectiveDated<Surcharge>('Surcharge on income tax, old regime', [
    {
      from,
      until,
      value: surcharges([50 * LAKH, 10], [100 * LAKH, 15], [200 * LAKH, 25], [500 * LAKH, 37]),
      source: sources.surcharge,
      recorded,
    },
  ]),
} as const satisfies Record<TaxRegime, unknown>

/** What is taken off salary before tax in a regime, in paise. */
export const standardDeduction = (regime: TaxRegime, day: Day): Minor =>
  inMinor(regimes[regime].on(day).value.standardDeduction)

export type YearTaxInput = {
  regime: TaxRegime
  /** Taxable income of the year, in paise. */
  taxable: Minor
  /** A day of the tax year. */
  day: Day
  /** Old regime: age reached in the year. */
  age?: number
  resident?: boolean
}

/** Amounts exact in rupees as the law leaves them; `total` to the nearest ten. */
export type YearTax = {
  taxable: Exact
  slabTax: Exact
  /** Rebate, or marginal relief just above its limit. */
  relief: Exact
  afterRelief: Exact
  surcharge: Exact
  cess: Exact
  total: Exact
  why: Explained
}

const slabTax = (regime: Regime, income: Exact, age: number): Exact => {
  const table = regime.slabs.find(([least]) => age >= least)?.[1] ?? []
  return graduated(table, income)
}

const reliefOf = ({ rebate }: Regime, income: Exact, tax: Exact): Exact => {
  if (income.compare(rebate.upTo) <= 0) return smaller(tax, rebate.most)
  // Nobody pays more tax than what the income passes the limit by.
  return rebate.marginal ? notNegative(tax.sub(income.sub(rebate.upTo))) : NONE
}

/** Surcharge with marginal relief: at each step the tax may not rise by more than the income above it. */
const surchargeOf = (q: YearTaxInput, income: Exact, tax: Exact): Exact => {
  const table = surchargeTables[q.regime].on(q.day).value
  const at = table.findLastIndex(({ above }) => income.compare(above) > 0)
  const step = table[at]
  if (!step) return NONE
  const before = table[at - 1]?.rate ?? NONE
  const atLimit = slabTax(regimes[q.regime].on(q.day).value, step.above, q.age ?? 0).mul(before.add(1))
  const most = atLimit.add(income.sub(step.above)).sub(tax)
  return notNegative(smaller(tax.mul(step.rate), most))
}

/** Income tax of a year. @throws RangeError for a day of a tax year that is not on file */
export const yearTax = (q: YearTaxInput): YearTax => {
  refuseNegative('Income', q.taxable)
  const edition = regimes[q.regime].on(q.day)
  const regime = edition.value
  const age = q.age ?? 0
  const taxable = toNearest(inMajor(q.taxable), 10)
  const slab = slabTax(regime, taxable, age)
  const relief = (q.resident ?? true) ? reliefOf(regime, taxable, slab) : NONE
  const afterRelief = slab.sub(relief)
  const surcharge = surchargeOf(q, taxable, afterRelief)
  const cess = afterRelief.add(surcharge).mul(cessRate.on(q.day).value)
  const total = toNearest(afterRelief.add(surcharge).add(cess), 10)
  const why = explain({
    rule: ruleOf(`in.income-tax.${q.regime}`, `Income tax of a year, ${q.regime} regime`, edition),
    unit: 'INR',
    value: total,
    inputs: [
      ['Taxable income, to the nearest ten', taxable],
      ['Age', age, 'years'],
    ],
    steps: [
      ['Tax by slabs', slab],
      ['Rebate or marginal relief', relief],
      ['Surcharge', surcharge],
      ['Cess of 4 %', cess],
      ['Tax, to the nearest ten', total],
    ],
  })
  return { taxable, slabTax: slab, relief, afterRelief, surcharge, cess, total, why }
}

/**
 * Tax withheld in a month: what is left of the year’s tax by the months left, to the rupee; the last month takes the rest. Paise. Below nought
 * where more was taken than is due: giving it back inside the year is from memory (s. 192(3)).
 */
export const monthTax = (q: { ofYear: Minor; taken: Minor; monthsLeft: number }): Minor => {
  if (!Number.isInteger(q.monthsLeft) || q.monthsLeft < 1) throw new RangeError(`${q.monthsLeft} months are left`)
  if (q.monthsLeft === 1) return q.ofYear - q.taken
  return inMinor(toNearest(inMajor(q.ofYear - q.taken).div(q.monthsLeft)))
}

/** Withheld in a month from who has given no PAN: at least a fifth of the month’s taxable pay (from memory). Paise. */
export const monthTaxWithoutPan = (tax: Minor, pay: Minor, day: Day): Minor =>
  Math.max(tax, inMinor(toNearest(inMajor(pay).mul(withoutPan.on(day).value))))

const metros = effectiveDated<ReadonlySet<string>>('Cities of 50 % house rent allowance', [
  {
    from: '1962-04-01',
    until: '2026-03-31',
    value: new Set(['delhi', 'mumbai', 'kolkata', 'chennai']),
    source: sources.hraOf1962,
    recorded,
  },
  {
    from: '2026-04-01',
    until: '2027-03-31',
    value: new Set(['delhi', 'mumbai', 'kolkata', 'chennai', 'bengaluru', 'hyderabad', 'pune', 'ahmedabad']),
    source: sources.hra,
    recorded,
  },
])
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'new delhi': 'delhi',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  madras: 'chennai',
  bangalore: 'bengaluru',
}

/** The share of salary in percent that house rent allowance may reach in a city: 50 or 40. */
export const rentShare = (city: string, day: Day): 50 | 40 => {
  const name = city.trim().toLowerCase()
  return metros.on(day).value.has(OTHER_NAMES[name] ?? name) ? 50 : 40
}

/** House rent allowance free of tax in the old regime, in paise: the least of what was paid, rent above a tenth of salary, and the share of it. */
export const rentExempt = (q: { salary: Minor; allowance: Minor; rent: Minor; share: 50 | 40 }): Minor => {
  refuseNegative('Salary, allowance and rent', q.salary, q.allowance, q.rent)
  const salary = inMajor(q.salary)
  const aboveTenth = notNegative(inMajor(q.rent).sub(salary.div(10)))
  return inMinor(smaller(smaller(inMajor(q.allowance), aboveTenth), salary.mul(q.share).div(100)))
}
