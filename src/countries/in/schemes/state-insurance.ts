import type { Day } from '../../../shared/dates.ts'
import { exact, type Minor } from '../../../shared/money.ts'
import { effectiveDated } from '../../country.ts'
import { ruleOf } from '../../derived.ts'
import { type DerivedLine, explain, firstDayOf, refuseNegative, type YearMonth } from '../../payroll.ts'
import { inMajor, inMinor, NONE, percent, upTo } from '../../reckoning.ts'
import { paySources as sources } from './sources.ts'

/**
 * Employees’ State Insurance. The old rules are saved by the Code on Social Security for one year, to 20 November 2026; what holds after is not
 * on file. A wage month asks the figures of its first day.
 */

const esi = effectiveDated('State insurance (ESI)', [
  {
    from: '2019-09-06',
    until: '2026-11-20',
    value: {
      employee: percent('0.75'),
      employer: percent('3.25'),
      ceiling: exact(21_000),
      ceilingWithDisability: exact(25_000),
      /** Average wages a day up to which the employee pays nothing. */
      exemptADay: exact(176),
    },
    source: sources.esi,
    recorded: '2026-11-23',
  },
])

/** Whether wages of a month (without overtime, in paise) bring somebody under the insurance. */
export const isInsurable = (wages: Minor, day: Day, disability = false): boolean => {
  const { ceiling, ceilingWithDisability } = esi.on(day).value
  return inMajor(wages).compare(disability ? ceilingWithDisability : ceiling) <= 0
}

/** The contribution period a month lies in: April to September, October to March. */
export const contributionPeriod = (month: YearMonth): { from: YearMonth; until: YearMonth } => {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  if (number >= 4 && number <= 9) return { from: `${year}-04`, until: `${year}-09` }
  const begins = number >= 10 ? year : year - 1
  return { from: `${begins}-10`, until: `${begins + 1}-03` }
}

export type StateInsurance = { employee: Minor; employer: Minor; exempt: boolean; lines: readonly DerivedLine[] }

/** Both shares of a month in paise, each up to the next rupee. Who passes the ceiling inside a contribution period pays on all wages to its end. */
export const stateInsurance = (q: { wages: Minor; days?: number; month: YearMonth }): StateInsurance => {
  refuseNegative('Wages', q.wages)
  const edition = esi.on(firstDayOf(q.month))
  const { employee: share, employer: employerShare, exemptADay } = edition.value
  const wages = inMajor(q.wages)
  const days = q.days ?? 26
  const exempt = days > 0 && wages.div(days).compare(exemptADay) <= 0
  const employee = exempt ? NONE : upTo(wages.mul(share))
  const employer = upTo(wages.mul(employerShare))
  const rule = ruleOf('in.esi', 'State insurance 0.75 % and 3.25 %, up to the next rupee', edition)
  const inputs = [
    ['Wages', wages],
    ['Days', days, 'days'],
  ] as const
  return {
    employee: inMinor(employee),
    employer: inMinor(employer),
    exempt,
    lines: [
      {
        key: 'esi',
        party: 'employee',
        amount: inMinor(employee),
        why: explain({ rule, unit: 'INR', value: employee, inputs }),
      },
      {
        key: 'esi',
        party: 'employer',
        amount: inMinor(employer),
        why: explain({ rule, unit: 'INR', value: employer, inputs }),
      },
    ],
  }
}
