import type { Day } from '../../shared/dates.ts'
import { exact, type Minor } from '../../shared/money.ts'
import { effectiveDated } from '../country.ts'
import type { MinimumPay } from '../payroll.ts'
import { inMinor } from '../reckoning.ts'
import { paySources as sources } from './schemes/sources.ts'

const recorded = '2026-11-29'
/** Looked at again by then: a day after it is refused. */
const until = '2027-06-30'

/** From these hours a week on somebody works full time. */
const FULL_TIME = 35

/** Gross pay of local people whose employer has foreigners, in dollars: of a month full time, else of an hour. What 44 hours and more a week add is not on file. */
const salaries = effectiveDated('Local Qualifying Salary', [
  {
    from: '2022-09-01',
    until: '2024-06-30',
    value: { month: 1400, hour: '9.00' },
    source: sources.qualifyingSalary2022,
    recorded,
  },
  {
    from: '2024-07-01',
    until: '2026-06-30',
    value: { month: 1600, hour: '10.50' },
    source: sources.qualifyingSalary,
    recorded,
  },
  { from: '2026-07-01', until, value: { month: 1800, hour: '10.50' }, source: sources.qualifyingSalary, recorded },
])

/** What somebody local counts as in the workforce a quota is taken of: one from the salary of a month on, a half from half of it on. */
export const qualifyingCount = (agreed: Minor, day: Day): 0 | 0.5 | 1 => {
  const whole = salaries.on(day).value.month * 100
  if (agreed >= whole) return 1
  return agreed * 2 >= whole ? 0.5 : 0
}

/** The least of a month for somebody local, by the hours of their week. */
export const qualifyingSalary = (weeklyHours: number, day: Day): MinimumPay => {
  const edition = salaries.find(day)
  if (!edition) return { unknown: 'SG (LQS)' }
  const { month, hour } = edition.value
  const least = weeklyHours >= FULL_TIME ? exact(month) : exact(hour).mul(exact(weeklyHours)).mul(52).div(12)
  return { least: inMinor(least), source: edition.source }
}
