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

/** Monthly basic pay up to which Part 4 covers a person, in cents, that amount included. */
export const coverage = effectiveDated('Part 4 coverage', [
  { from, value: { workman: 450_000, other: 260_000 }, source: sources.partFour, recorded },
])

/** Overtime hours allowed in a month without an exemption. */
export const monthlyLimit = effectiveDated('Overtime limit a month', [
  { from, value: 72, source: sources.partFour, recorded },
])

/** Hours of all kinds allowed in a day. */
export const dailyLimit = effectiveDated('Hours allowed in a day', [
  { from, value: 12, source: sources.partFour, recorded },
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

/** A manager or executive is never covered, whatever the pay. */
export type Worker = { basic: Minor; workman: boolean; manager?: boolean }

/** Whether Part 4 is for this person: rest days, hours and overtime. */
export const isCovered = ({ basic, workman, manager = false }: Worker, day: string): boolean => {
  const { workman: workmen, other } = coverage.on(day).value
  return !manager && basic <= (workman ? workmen : other)
}

/** The hour overtime is computed on: of a non-workman at most the cap. */
export const overtimeHour = ({ basic, workman }: Worker, day: string): Exact => {
  const uncapped = hourlyBasic(basic)
  const cap = exact(hourlyCap.on(day).value)
  return !workman && uncapped.compare(cap) > 0 ? cap : uncapped
}

/** 1.5 × the hour of basic pay, exact. */
export const overtimePay = (worker: Worker, hours: Exact, day: string): Exact =>
  overtimeHour(worker, day)
    .mul(exact(law.overtimeMultiplier.on(day).value))
    .mul(hours)

/** Overtime due by law, rounded at the end. Nothing for people outside Part 4, whom the contract decides. */
export const statutoryOvertime = (person: Worker & { hours: number }, day: string) => {
  const covered = isCovered(person, day)
  const pay = covered ? roundToMinor(overtimePay(person, exact(person.hours), day)) : 0
  return { covered, hourly: roundToMinor(overtimeHour(person, day)), pay }
}

type RestDay = Worker & {
  workDaysPerWeek: number
  requestedBy: 'employer' | 'employee'
  normalHours: number
  workedHours: number
}

/** Days of basic pay for work on a rest day, in halves: half or a whole day at the employee's wish, one or two at the employer's. */
export const restDayHalves = (
  workedHours: number,
  normalHours: number,
  requestedBy: 'employer' | 'employee',
): number => {
  if (workedHours <= 0) return 0
  return (workedHours * 2 > normalHours ? 2 : 1) * (requestedBy === 'employer' ? 2 : 1)
}

/** Rest day work: days of pay by `restDayHalves`, and 1.5 × for hours beyond the normal day. */
export const restDayPay = (q: RestDay, day: string) => {
  const { workDaysPerWeek, requestedBy, normalHours, workedHours } = q
  const daily = dailyPay(q.basic, workDaysPerWeek)
  const beyond = overtimePay(q, exact(Math.max(0, workedHours - normalHours)), day)
  const due = daily
    .mul(restDayHalves(workedHours, normalHours, requestedBy))
    .div(2)
    .add(beyond)
  const covered = isCovered(q, day)
  return {
    covered,
    daily: roundToMinor(daily),
    overtime: covered ? roundToMinor(beyond) : 0,
    pay: covered ? roundToMinor(due) : 0,
  }
}

/** Days of basic pay for each public holiday worked, beside the day itself that is in the monthly salary. */
export const holidayExtraDays = effectiveDated('Extra days of pay for a holiday worked', [
  { from, value: 1, source: sources.publicHoliday, recorded: '2026-11-23' },
])

/** What public holidays worked are paid beside the salary. @throws RangeError for a day without a figure */
export const publicHolidayExtra = (basic: Minor, workDaysPerWeek: number, days: number, day: string): Minor =>
  roundToMinor(dailyPay(basic, workDaysPerWeek).mul(holidayExtraDays.on(day).value).mul(days))

/**
 * Salary of a month that is not whole: gross ÷ working days of the month × days paid. Holidays are working days here, days of rest and free
 * Saturdays are not; a day of five hours or less is half a one.
 */
export const incompleteMonthPay = (gross: Minor, workingDays: number, daysPaid: number): Minor => {
  if (!(workingDays > 0)) throw new RangeError('A month without working days has no daily rate')
  return roundToMinor(exact(gross).mul(exact(daysPaid)).div(exact(workingDays)))
}

export const law = {
  standardWeeklyHours: effectiveDated('Standard weekly hours', [{ from, value: 44, source: sources.hours, recorded }]),
  overtimeMultiplier: effectiveDated('Overtime multiplier', [{ from, value: 1.5, source: sources.partFour, recorded }]),
}
