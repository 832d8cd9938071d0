import { effectiveDated } from '../../src/countries/country.ts'
import { ruleOf } from '../../src/countries/derived.ts'
import { baseOf, type CountryPayroll, explain, firstDayOf, type Scheme } from '../../src/countries/payroll.ts'
import { exact, roundToMinor } from '../../src/shared/money.ts'

/** A levy of the half-year in a currency of three decimals: 3 % of pay up to 60,000, the employer twice what the employee gives. */

const source = { title: 'Laws of Freedonia, Duck Soup (1933)', checkedOn: '2026-11-20', confirmed: false }
const levyFigures = effectiveDated('Levy of Freedonia', [
  {
    from: '2026-01-01',
    until: '2026-12-31',
    value: { share: exact('0.03'), ceiling: exact(60_000_000) },
    source,
    recorded: '2026-11-23',
  },
])

const levy: Scheme = {
  key: 'levy',
  label: 'Levy',
  source,
  parties: ['employee', 'employer'],
  span: 'half_year',
  applies: () => true,
  accumulators: [],
  compute: (q) => {
    const edition = levyFigures.on(firstDayOf(q.month))
    const pay = Math.min(baseOf(q, 'levy.pay'), Number(edition.value.ceiling.valueOf()))
    const employee = roundToMinor(edition.value.share.mul(pay))
    const why = explain({
      rule: ruleOf('fd.levy', 'Levy of the half-year', edition),
      unit: 'FDC',
      value: exact(employee).div(1000),
      inputs: [['Pay of the half-year', exact(pay).div(1000)]],
    })
    return [
      { key: 'levy', party: 'employee', amount: employee, why },
      { key: 'levy', party: 'employer', amount: 2 * employee, why },
    ]
  },
  retro: () => 'as_paid',
}

export default {
  code: 'FD',
  taxYearFrom: '01-01',
  facts: [],
  bases: [{ key: 'levy.pay', label: 'Pay of the half-year' }],
  basesOf: ({ span }) => ({ 'levy.pay': Object.values(span).reduce((sum, amount) => sum + amount, 0) }),
  schemes: [levy],
  rules: {
    proration: { usual: 'working_days', allowed: ['working_days'], source },
    deductionCap: () => ({ share: exact('0.25'), source }),
    payBy: (month) => ({ day: `${month}-28`, source }),
    settleWithin: () => ({ days: 10, count: 'calendar', source }),
  },
  exit: () => [],
} satisfies CountryPayroll
