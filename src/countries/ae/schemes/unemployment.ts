import type { Day } from '../../../shared/dates.ts'
import { type Exact, exact, type Minor } from '../../../shared/money.ts'
import { effectiveDated } from '../../country.ts'
import { type Derived, ruleOf } from '../../derived.ts'
import { explain, refuseNegative } from '../../payroll.ts'
import { inMajor, inMinor, percent, smaller } from '../../reckoning.ts'
import { paySources as sources } from './sources.ts'

/** Unemployment insurance (ILOE): the worker's own duty, two categories by basic pay. Amounts in fils. */

/** Looked at again by then: a day after it is refused. */
const until = '2027-12-31'

type Category = { name: 'A' | 'B'; premium: Exact; most: Exact }

const figures = effectiveDated('Unemployment insurance (ILOE)', [
  {
    from: '2023-01-01',
    until,
    value: {
      limit: exact(16_000),
      lower: { name: 'A', premium: exact(5), most: exact(10_000) } satisfies Category,
      upper: { name: 'B', premium: exact(10), most: exact(20_000) } satisfies Category,
      share: percent(60),
    },
    source: sources.iloe,
    recorded: '2026-11-23',
  },
])

export type UnemploymentInsurance = { category: 'A' | 'B'; premium: Minor; compensation: Minor }

/** Premium a month, and what a month without work would pay: 60 % of average basic pay, up to the most of the category. */
export const unemploymentInsurance = (basic: Minor, day: Day): Derived<UnemploymentInsurance> => {
  refuseNegative('Basic pay', basic)
  const edition = figures.on(day)
  const { limit, lower, upper, share } = edition.value
  const category: Category = inMajor(basic).compare(limit) <= 0 ? lower : upper
  const compensation = smaller(inMajor(basic).mul(share), category.most)
  const why = explain({
    rule: ruleOf('ae.iloe', `Unemployment insurance, category ${category.name}`, edition),
    unit: 'AED',
    value: category.premium,
    inputs: [['Basic pay a month', inMajor(basic)]],
    steps: [['Compensation a month', compensation]],
  })
  return {
    value: { category: category.name, premium: inMinor(category.premium), compensation: inMinor(compensation) },
    why,
  }
}
