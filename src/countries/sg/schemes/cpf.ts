import type { Day } from '../../../shared/dates.ts'
import type { Explained } from '../../../shared/explain.ts'
import type { Exact, Minor } from '../../../shared/money.ts'
import type { Edition } from '../../country.ts'
import { type Derived, ruleOf } from '../../derived.ts'
import {
  explain,
  firstDayOf,
  type LateInput,
  monthOfDay,
  monthsBegun,
  monthsFrom,
  refuseNegative,
  type YearMonth,
} from '../../payroll.ts'
import { downTo, inMajor, inMinor, larger, NONE, notNegative, smaller, toNearest } from '../../reckoning.ts'
import {
  type AgeBand,
  annualCeiling,
  firstYearRates,
  fullRates,
  lateInterest,
  lowWages,
  ordinaryCeiling,
  type Shares,
  secondYearRates,
} from './cpf.figures.ts'

/**
 * Central Provident Fund Act 1953, private sector. Citizens and permanent residents; nobody else. Wages of a month are contributed on together:
 * the engine asks for the whole month and takes away what earlier runs of it took.
 */

/** Whose rates: full; graduated for both (G/G), or for the employee alone where both have asked for it (F/G); none for foreigners. */
export type CpfClass = 'full' | 'first_gg' | 'second_gg' | 'first_fg' | 'second_fg' | 'none'

/** The age band of a wage month: the new one from the month after that of the 55th, 60th, 65th or 70th birthday. */
export const cpfAgeBand = (birthDate: Day, month: YearMonth): AgeBand => {
  const months = monthsFrom(monthOfDay(birthDate), month)
  if (months < 0) throw new RangeError(`Born ${birthDate}, after the wage month ${month}`)
  if (months <= 55 * 12) return '<=55'
  if (months <= 60 * 12) return '55-60'
  if (months <= 65 * 12) return '60-65'
  return months <= 70 * 12 ? '65-70' : '>70'
}

/**
 * In which year of permanent residence a wage month lies; 3: the third or a later one, 0: before it. The first goes to the end of the month of
 * the anniversary, the second a year on (from memory).
 */
export const cpfResidentYear = (sprDate: Day, month: YearMonth): 0 | 1 | 2 | 3 => {
  const months = monthsFrom(monthOfDay(sprDate), month)
  if (months < 0) return 0
  if (months <= 12) return 1
  return months <= 24 ? 2 : 3
}

/** The joint choice of employer and permanent resident on the rates of the first two years. */
export type ResidentRates = 'G/G' | 'F/G' | 'F/F'

/** The class of a permanent resident in a year of residence. */
export const cpfResidentClass = (year: 0 | 1 | 2 | 3, rates: ResidentRates): CpfClass => {
  if (year === 0) return 'none'
  if (year === 3 || rates === 'F/F') return 'full'
  if (rates === 'G/G') return year === 1 ? 'first_gg' : 'second_gg'
  return year === 1 ? 'first_fg' : 'second_fg'
}

/** The shares of a class, and the edition they are of. */
const sharesOf = (
  cpfClass: Exclude<CpfClass, 'none'>,
  band: AgeBand,
  day: Day,
): Shares & { edition: Edition<unknown> } => {
  const full = fullRates.on(day)
  if (cpfClass === 'full') return { ...full.value[band], edition: full }
  const first = cpfClass === 'first_gg' || cpfClass === 'first_fg'
  const graduated = (first ? firstYearRates : secondYearRates).on(day)
  const joint = cpfClass === 'first_fg' || cpfClass === 'second_fg'
  const { employer } = joint ? full.value[band] : graduated.value[band]
  return { employer, employee: graduated.value[band].employee, edition: graduated }
}

export type CpfWages = {
  month: YearMonth
  band: AgeBand
  cpfClass: CpfClass
  /** Ordinary wages of the whole month, before the ceiling, in cents. */
  ordinary: Minor
  /** Additional wages of the month that are within the additional wage ceiling, in cents. */
  additional: Minor
}

/** Contributions of a month in cents (whole dollars), the ordinary wages they were reckoned on, and why. */
export type CpfContribution = { total: Minor; employee: Minor; employer: Minor; ordinarySubject: Minor; why: Explained }

/** What the two would pay before rounding. */
const unrounded = (shares: Shares, ordinary: Exact, additional: Exact, day: Day) => {
  const wages = ordinary.add(additional)
  const { nil, employerOnly, phasedIn } = lowWages.on(day).value
  if (wages.compare(nil) <= 0) return { employer: NONE, employee: NONE }
  const employer = wages.mul(shares.employer)
  if (wages.compare(employerOnly) <= 0) return { employer, employee: NONE }
  // Three times the share on what lies above 500: at 750 it meets the share of the whole.
  if (wages.compare(phasedIn) <= 0) return { employer, employee: wages.sub(employerOnly).mul(shares.employee).mul(3) }
  return { employer, employee: wages.mul(shares.employee) }
}

/** CPF of a month. The total to the nearest dollar, 50 cents up; the employee's share without its cents; the employer the rest. */
export const cpfOfMonth = ({ month, band, cpfClass, ordinary, additional }: CpfWages): CpfContribution => {
  refuseNegative('Wages', ordinary, additional)
  const day = firstDayOf(month)
  const ceiling = ordinaryCeiling.on(day)
  if (cpfClass === 'none') {
    const rule = ruleOf('sg.cpf.who', 'CPF is for citizens and permanent residents', ceiling)
    const why = explain({ rule, unit: 'SGD', value: 0, inputs: [['Ordinary wages', inMajor(ordinary)]] })
    return { total: 0, employee: 0, employer: 0, ordinarySubject: 0, why }
  }
  const shares = sharesOf(cpfClass, band, day)
  const subject = smaller(inMajor(ordinary), ceiling.value)
  const due = unrounded(shares, subject, inMajor(additional), day)
  const total = inMinor(toNearest(due.employer.add(due.employee)))
  const employee = inMinor(downTo(due.employee))
  const why = explain({
    rule: ruleOf('sg.cpf', `CPF contributions, age ${band}`, shares.edition),
    unit: 'SGD',
    value: inMajor(total),
    inputs: [
      ['Ordinary wages', inMajor(ordinary)],
      ['Ordinary wage ceiling', ceiling.value],
      ['Additional wages within their ceiling', inMajor(additional)],
      ['Employer’s rate', shares.employer.mul(100), 'percent'],
      ['Employee’s rate', shares.employee.mul(100), 'percent'],
    ],
    steps: [
      ['Both shares before rounding', due.employer.add(due.employee)],
      ['Total, to the nearest dollar', inMajor(total)],
      ['Employee, cents dropped', inMajor(employee)],
      ['Employer, the rest', inMajor(total - employee)],
    ],
  })
  return { total, employee, employer: total - employee, ordinarySubject: inMinor(subject), why }
}

/** Ordinary wages of a month that are contributed on, in cents. */
export const ordinarySubject = (ordinary: Minor, month: YearMonth): Minor =>
  inMinor(smaller(inMajor(ordinary), ordinaryCeiling.on(firstDayOf(month)).value))

/**
 * The additional wage ceiling of a calendar year with one employer: the annual ceiling less the ordinary wages contributed on in it, those
 * still to come estimated; reckoned again at the end of the year or on leaving. In cents.
 */
export const additionalCeiling = (year: number, ordinarySubjectOfYear: Minor): Minor =>
  inMinor(notNegative(annualCeiling.on(`${year}-12-31`).value.sub(inMajor(ordinarySubjectOfYear))))

/** How much of additional wages is contributed on, after what the year has had before. In cents. */
export const additionalSubject = (ceiling: Minor, before: Minor, now: Minor): Minor =>
  Math.max(0, Math.min(now, ceiling - before))

/** Interest on contributions that were due and come late, to the cent. */
export const cpfInterest = ({ owed, due, paid }: LateInput): Derived<Minor> => {
  const edition = lateInterest.on(due)
  const months = monthsBegun(due, paid)
  const { aMonth, least } = edition.value
  const value = months === 0 || owed === 0 ? 0 : inMinor(larger(inMajor(owed).mul(aMonth).mul(months), least))
  const why = explain({
    rule: ruleOf('sg.cpf.interest', 'Interest on CPF that comes late', edition),
    unit: 'SGD',
    value: inMajor(value),
    inputs: [
      ['Owed', inMajor(owed)],
      ['Months begun', months, 'months'],
    ],
  })
  return { value, why }
}
