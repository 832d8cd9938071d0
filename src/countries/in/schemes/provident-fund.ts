import type { Day } from '../../../shared/dates.ts'
import type { Explained } from '../../../shared/explain.ts'
import { exact, type Minor } from '../../../shared/money.ts'
import { effectiveDated } from '../../country.ts'
import { type Derived, ruleOf } from '../../derived.ts'
import { explain, type LateInput, monthsBegun, refuseNegative } from '../../payroll.ts'
import { inMajor, inMinor, larger, NONE, percent, smaller, toNearest } from '../../reckoning.ts'
import { paySources as sources } from './sources.ts'

/** Employees’ provident fund, pension scheme and deposit linked insurance. Wages of a month in paise; each share to the nearest rupee. */

const recorded = '2026-11-23'
/** Looked at again by then: a day after it is refused. */
const until = '2027-03-31'

const epf = effectiveDated('Provident fund', [
  {
    from: '2014-09-01',
    until,
    value: {
      share: percent(12),
      /** Of classes of establishments that are notified for it. */
      reducedShare: percent(10),
      ceiling: exact(15_000),
      pension: percent('8.33'),
      /** What is above the ceiling, of whoever has opted for a pension on all wages: the 1.16 % with it that the State gives below. */
      pensionAbove: percent('9.49'),
      /** Nobody of this age or older is in the pension scheme. */
      pensionUntil: 58,
    },
    source: sources.epf,
    recorded,
  },
])
const edli = effectiveDated('Deposit linked insurance', [
  {
    from: '2014-09-01',
    until,
    value: { share: percent('0.5'), ceiling: exact(15_000) },
    source: sources.edli,
    recorded,
  },
])
const admin = effectiveDated('Provident fund administration charge', [
  {
    from: '2018-06-01',
    until,
    value: { share: percent('0.5'), least: exact(500), leastWithoutMembers: exact(75) },
    source: sources.epfAdmin,
    recorded,
  },
])

const damages = effectiveDated('Provident fund damages a month', [
  { from: '2024-06-14', until, value: percent(1), source: sources.epfDamages, recorded },
])

export type ProvidentFundInput = {
  wages: Minor
  day: Day
  /** Whether employer and employee stop at the statutory ceiling. */
  restricted?: boolean
  age?: number
  /** In the pension scheme: not who first joined from 1 September 2014 with pay above the ceiling. */
  pensionMember?: boolean
  /** Has opted for a pension on all wages: the fund is on all of them as well. */
  higherPension?: boolean
  /** Of a class of establishments notified for 10 %. */
  reducedShare?: boolean
}

/** Shares of a month in paise (whole rupees), with the wages each was reckoned on. */
export type ProvidentFund = {
  employee: Minor
  pension: Minor
  /** What is left of the employer’s share for the fund itself. */
  employerFund: Minor
  insurance: Minor
  fundWages: Minor
  pensionWages: Minor
  insuranceWages: Minor
  why: Explained
}

/** Contributions of a member for a month. */
export const providentFund = (q: ProvidentFundInput): ProvidentFund => {
  refuseNegative('Wages', q.wages)
  const edition = epf.on(q.day)
  const { ceiling, pension: pensionShare, pensionAbove, pensionUntil } = edition.value
  const share = q.reducedShare ? edition.value.reducedShare : edition.value.share
  const insurance = edli.on(q.day).value
  const wages = inMajor(q.wages)
  const capped = smaller(wages, ceiling)
  const fundWages = (q.restricted ?? true) && !q.higherPension ? capped : wages
  const inPension = (q.pensionMember ?? true) && (q.age ?? 0) < pensionUntil
  const pensionable = q.higherPension ? wages : capped
  const pensionWages = inPension ? pensionable : NONE
  const above = inPension ? pensionable.sub(capped) : NONE
  const employee = toNearest(fundWages.mul(share))
  const pension = toNearest(pensionWages.sub(above).mul(pensionShare).add(above.mul(pensionAbove)))
  const insuranceWages = smaller(wages, insurance.ceiling)
  const insured = toNearest(insuranceWages.mul(insurance.share))
  const percentOf = q.reducedShare ? 10 : 12
  const why = explain({
    rule: ruleOf('in.epf', `Provident fund ${percentOf} % and ${percentOf} %, pension 8.33 % of it`, edition),
    unit: 'INR',
    value: employee,
    inputs: [
      ['Wages', wages],
      ['Ceiling', ceiling],
      ['In the pension scheme', inPension ? 'yes' : 'no', ''],
    ],
    steps: [
      ['Employee’s share', employee],
      ['Employer, to the pension scheme', pension],
      ['Employer, to the fund', employee.sub(pension)],
      ['Deposit linked insurance', insured],
    ],
  })
  return {
    employee: inMinor(employee),
    pension: inMinor(pension),
    employerFund: inMinor(employee.sub(pension)),
    insurance: inMinor(insured),
    fundWages: inMinor(fundWages),
    pensionWages: inMinor(pensionWages),
    insuranceWages: inMinor(insuranceWages),
    why,
  }
}

/** Administration charge of an establishment for a month, to the nearest rupee, in paise. */
export const providentFundCharge = (fundWages: Minor, day: Day): Minor => {
  const { share, least, leastWithoutMembers } = admin.on(day).value
  if (fundWages === 0) return inMinor(leastWithoutMembers)
  return inMinor(larger(toNearest(inMajor(fundWages).mul(share)), least))
}

/** Damages on contributions that come late: a hundredth of them for each month begun (its first day in 2024 from memory). In paise. */
export const providentFundDamages = ({ owed, due, paid }: LateInput): Derived<Minor> => {
  const edition = damages.on(due)
  const months = monthsBegun(due, paid)
  const value = inMinor(inMajor(owed).mul(edition.value).mul(months))
  const why = explain({
    rule: ruleOf('in.epf.damages', 'Damages on provident fund that comes late', edition),
    unit: 'INR',
    value: inMajor(value),
    inputs: [
      ['Owed', inMajor(owed)],
      ['Months begun', months, 'months'],
    ],
  })
  return { value, why }
}
