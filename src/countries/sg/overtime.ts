import { type Exact, exact, type Minor, roundToMinor } from '../../shared/money.ts'
import { effectiveDated } from '../country.ts'
import { sources } from './sources.ts'

/**
 * Employment Act 1968, Part 4: what the law asks for work beyond normal hours. Amounts in cents, exact until the end.
 * In force in this form since 1 April 2019.
 */

const from = '2019-04-01'
/** When these figures were written here. */
const recorded = '2026-11-20'

/** Monthly basic pay up to which Part 4 covers a person, in cents. */
export const coverage = effectiveDated('Part 4 coverage', [
  { from, value: { workman: 450_000, other: 260_000 }, source: sources.partFour, recorded },
])

/** Overtime hours allowed in a month without an exemption. */
export const monthlyLimit = effectiveDated('Overtime limit a month', [
  { from, value: 72, source: sources.partFour, recorded },
])

/** Highest hourly basic rate overtime of a non-workman is computed on, in cents. */
export const hourlyCap = effectiveDated('Hourly rate cap for non-workmen', [
  { from, value: 1360, source: sources.hourlyBasic, recorded },
])

/** 12 × monthly basic ÷ (52 × 44), in cents; 44 even when the contract's week is shorter. */
export const hourlyBasic = (basic: Minor): Exact =>
  exact(basic)
    .mul(12)
    .div(52 * 44)

/** 12 × monthly ÷ (52 × days worked a week), in cents. */
export const dailyPay = (monthly: Minor, workDaysPerWeek: number): Exact =>
  exact(monthly).mul(12).div(52).div(workDaysPerWeek)

const overtime = (hourly: Exact, hours: number): Exact => hourly.mul(exact(3).div(2)).mul(hours)

/** Overtime due by law: 1.5 × hourly basic. Nothing for people outside Part 4, whom the contract decides. */
export const statutoryOvertime = (person: { basic: Minor; workman: boolean; hours: number }, day: string) => {
  const limits = coverage.on(day).value
  const covered = person.basic <= (person.workman ? limits.workman : limits.other)
  const uncapped = hourlyBasic(person.basic)
  const cap = exact(hourlyCap.on(day).value)
  const hourly = !person.workman && uncapped.compare(cap) > 0 ? cap : uncapped
  return { covered, hourly: roundToMinor(hourly), pay: covered ? roundToMinor(overtime(hourly, person.hours)) : 0 }
}

type RestDay = {
  basic: Minor
  workDaysPerWeek: number
  requestedBy: 'employer' | 'employee'
  normalHours: number
  workedHours: number
}

/** Rest day work: half or a whole day's pay at the employee's wish, one or two at the employer's, and 1.5 × beyond. */
export const restDayPay = ({ basic, workDaysPerWeek, requestedBy, normalHours, workedHours }: RestDay) => {
  const daily = dailyPay(basic, workDaysPerWeek)
  const halves = (workedHours * 2 > normalHours ? 2 : 1) * (requestedBy === 'employer' ? 2 : 1)
  const beyond = overtime(hourlyBasic(basic), Math.max(0, workedHours - normalHours))
  return {
    daily: roundToMinor(daily),
    overtime: roundToMinor(beyond),
    pay: roundToMinor(daily.mul(halves).div(2).add(beyond)),
  }
}

/** One extra day's basic pay for each public holiday worked (the day itself is in the monthly salary). */
export const publicHolidayExtra = (basic: Minor, workDaysPerWeek: number, days: number): Minor =>
  roundToMinor(dailyPay(basic, workDaysPerWeek).mul(days))

export const law = {
  standardWeeklyHours: effectiveDated('Standard weekly hours', [{ from, value: 44, source: sources.hours, recorded }]),
  overtimeMultiplier: effectiveDated('Overtime multiplier', [{ from, value: 1.5, source: sources.partFour, recorded }]),
}
