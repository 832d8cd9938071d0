import { type Day, daysBetween } from '../../../shared/dates.ts'
import type { Explained } from '../../../shared/explain.ts'
import { type Exact, exact, type Minor } from '../../../shared/money.ts'
import { effectiveDated } from '../../country.ts'
import { type Derived, ruleOf } from '../../derived.ts'
import { explain, type LateInput, monthOfDay, refuseNegative, type YearMonth } from '../../payroll.ts'
import { inMajor, inMinor, larger, NONE, percent, smaller } from '../../reckoning.ts'
import { paySources as sources } from './sources.ts'

/**
 * Pensions of nationals in the private sector (GPSSA). Law 57 of 2023 for who joined the labour market from 31 October 2023, law 7 of 1999 for
 * those before. Abu Dhabi and Sharjah have funds of their own, which are not here. Amounts in fils, to the fil.
 */

const recorded = '2026-11-23'
/** Looked at again by then: a day after it is refused. */
const until = '2027-12-31'

export type PensionLaw = 'law7' | 'law57'

/** From this day on who joins the labour market for the first time is under law 57. */
export const LAW57_FROM = '2023-10-31'

/** The law somebody is under, by the day of their first insured job. */
export const pensionLawOf = (firstJoined: Day): PensionLaw => (firstJoined >= LAW57_FROM ? 'law57' : 'law7')

type Figures = {
  employee: Exact
  employer: Exact
  government: Exact
  most: Exact
  /** Below this base the government bears its part; from it on the employer does. Absent: it always does. */
  governmentBelow?: Exact
}

const LAWS = {
  law7: effectiveDated<Figures>('Pension of law 7', [
    {
      from: '1999-09-01',
      until,
      value: {
        employee: percent(5),
        employer: percent('12.5'),
        government: percent('2.5'),
        most: exact(50_000),
      },
      source: sources.law7,
      recorded,
    },
  ]),
  law57: effectiveDated<Figures>('Pension of law 57', [
    {
      from: LAW57_FROM,
      until,
      value: {
        employee: percent(11),
        employer: percent('12.5'),
        government: percent('2.5'),
        most: exact(70_000),
        governmentBelow: exact(20_000),
      },
      source: sources.law57,
      recorded,
    },
  ]),
} as const

/** The lowest base of each law: of law 7 from memory. */
const LOWEST = {
  law7: effectiveDated<Exact>('Lowest pension base of law 7', [
    { from: '1999-09-01', until, value: exact(1000), source: sources.law7Lowest, recorded },
  ]),
  law57: effectiveDated<Exact>('Lowest pension base of law 57', [
    { from: LAW57_FROM, until, value: exact(3000), source: sources.law57, recorded },
  ]),
} as const

export type Pension = { base: Minor; employee: Minor; employer: Minor; government: Minor; why: Explained }

/** Contributions of a month on the contract's pay, in the private sector. */
export const pension = (law: PensionLaw, salary: Minor, day: Day): Pension => {
  refuseNegative('Pay', salary)
  const edition = LAWS[law].on(day)
  const figures = edition.value
  const least = LOWEST[law].on(day).value
  const base = larger(least, smaller(inMajor(salary), figures.most))
  const shared = figures.governmentBelow === undefined || base.compare(figures.governmentBelow) < 0
  const employee = base.mul(figures.employee)
  const employer = base.mul(shared ? figures.employer : figures.employer.add(figures.government))
  const government = shared ? base.mul(figures.government) : NONE
  const why = explain({
    rule: ruleOf(`ae.pension.${law}`, `Pension, ${law === 'law7' ? 'law 7 of 1999' : 'law 57 of 2023'}`, edition),
    unit: 'AED',
    value: employee,
    inputs: [
      ['Pay of the contract', inMajor(salary)],
      ['Lowest base', least],
      ['Highest base', figures.most],
    ],
    steps: [
      ['Base', base],
      ['Employee', employee],
      ['Employer', employer],
      ['Government', government],
    ],
  })
  return {
    base: inMinor(base),
    employee: inMinor(employee),
    employer: inMinor(employer),
    government: inMinor(government),
    why,
  }
}

/** Pay of the contract from a day on, in fils; the days in order. */
export type PayFrom = { from: Day; salary: Minor }

/**
 * The pay a month is contributed on: that of January, or of joining when that was later in the year; a raise counts from next January. So it is
 * under law 7; under law 57 it is taken to be the same (to be verified).
 */
export const pensionPay = (history: readonly PayFrom[], month: YearMonth): Minor => {
  const january = `${month.slice(0, 4)}-01-01`
  const first = history[0]
  if (!first || monthOfDay(first.from) > month) throw new RangeError(`No pay on file for ${month}`)
  return history.findLast(({ from }) => from <= january)?.salary ?? first.salary
}

const surcharge = effectiveDated('Pension surcharge a day', [
  { from: '1999-09-01', until, value: percent('0.1'), source: sources.pensionDue, recorded },
])

/** Shares of the home scheme in percent, employer and employee. */
const gulf = effectiveDated<Readonly<Record<string, { employer: Exact; employee: Exact }>>>(
  'Pension of Gulf nationals',
  [
    {
      from: '2023-10-31',
      until,
      value: {
        BH: { employer: percent(12), employee: percent(7) },
        OM: { employer: percent('10.5'), employee: percent(7) },
        QA: { employer: percent(14), employee: percent(7) },
        SA: { employer: percent(9), employee: percent(9) },
      },
      source: sources.gulf,
      recorded,
    },
  ],
)

/**
 * A national of another Gulf State, contributed for to the scheme at home: the employer pays no more than for a national of the Emirates, the
 * employee bears what is above that. On the base the home scheme asks for, in fils.
 */
export const gulfPension = (nationality: string, base: Minor, day: Day): Omit<Pension, 'government'> => {
  refuseNegative('Pay', base)
  const edition = gulf.on(day)
  const shares = edition.value[nationality]
  if (!shares) throw new RangeError(`Pension of Gulf nationals: no figure on file for ${nationality}`)
  const employer = smaller(shares.employer, LAWS.law57.on(day).value.employer)
  const employee = shares.employee.add(shares.employer).sub(employer)
  const why = explain({
    rule: ruleOf('ae.pension.gulf', `Pension of nationals of ${nationality}`, edition),
    unit: 'AED',
    value: inMajor(base).mul(employee),
    inputs: [
      ['Base', inMajor(base)],
      ['Employer', employer.mul(100), 'percent'],
      ['Employee', employee.mul(100), 'percent'],
    ],
  })
  return { base, employee: inMinor(inMajor(base).mul(employee)), employer: inMinor(inMajor(base).mul(employer)), why }
}

/** The surcharge on contributions that come late: a tenth of a hundredth of them for each day. In fils. */
export const pensionSurcharge = ({ owed, due, paid }: LateInput): Derived<Minor> => {
  const edition = surcharge.on(due)
  const days = Math.max(0, daysBetween(due, paid))
  const value = inMinor(inMajor(owed).mul(edition.value).mul(days))
  const why = explain({
    rule: ruleOf('ae.pension.late', 'Surcharge on pension contributions that come late', edition),
    unit: 'AED',
    value: inMajor(value),
    inputs: [
      ['Owed', inMajor(owed)],
      ['Days late', days, 'days'],
    ],
  })
  return { value, why }
}
