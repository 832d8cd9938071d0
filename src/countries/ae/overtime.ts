import { type Exact, exact, type Minor, roundToMinor } from '../../shared/money.ts'
import { effectiveDated } from '../country.ts'
import { sources } from './sources.ts'

/** Federal Decree-Law 33/2021, in force since 2 February 2022; mainland private sector, not DIFC or ADGM. */
const from = '2022-02-02'
/** When these figures were written here. */
const recorded = '2026-11-20'

export const law = {
  standardWeeklyHours: effectiveDated('Standard weekly hours', [
    { from, value: 48, source: sources.workingTime, recorded },
  ]),
  overtimeMultiplier: effectiveDated('Overtime multiplier', [
    { from, value: 1.25, source: sources.overtime, recorded },
  ]),
}

/** Overtime between 22:00 and 04:00; not for people who work in shifts. */
export const nightMultiplier = effectiveDated('Night overtime multiplier', [
  { from, value: 1.5, source: sources.overtime, recorded },
])

/** Most overtime in a day, and most hours of all kinds in three weeks. */
export const limits = effectiveDated('Overtime limits', [
  { from, value: { overtimeInDay: 2, hoursInThreeWeeks: 144 }, source: sources.overtimeLimit, recorded },
])

/** Paid hours of a month for the hourly rate: a setting, since the law gives none. */
export const monthlyHours = effectiveDated('Hours in a month', [
  { from, value: 240, source: sources.divisor, recorded },
])

export const dayWithinLimits = (overtime: number, day: string): boolean =>
  overtime <= limits.on(day).value.overtimeInDay

/** `weeks`: hours worked in three weeks running, overtime included. */
export const weeksWithinLimits = (weeks: readonly [number, number, number], day: string): boolean =>
  weeks[0] + weeks[1] + weeks[2] <= limits.on(day).value.hoursInThreeWeeks

/** How a month's basic pay becomes a day's: the law says neither, practice the first. */
export type DayDivisor = 'thirty_days' | 'days_of_year'

type Overtime = { basic: Minor; hoursDay: number; hoursNight: number; shiftWorker: boolean; divisor?: DayDivisor }

/** Basic pay of an hour of eight a day, exact: ÷ 30 ÷ 8, or × 12 ÷ 365 ÷ 8 where a company's setting says so. */
export const hourlyBasic = (basic: Minor, divisor: DayDivisor, day: string): Exact =>
  divisor === 'days_of_year' ? exact(basic).mul(12).div(365).div(8) : exact(basic).div(monthlyHours.on(day).value)

/** Overtime due by law, in fils, on basic pay; rounded once at the end. */
export const statutoryOvertime = (
  { basic, hoursDay, hoursNight, shiftWorker, divisor = 'thirty_days' }: Overtime,
  day: string,
) => {
  const hourly = hourlyBasic(basic, divisor, day)
  const byDay = law.overtimeMultiplier.on(day).value
  const byNight = shiftWorker ? byDay : nightMultiplier.on(day).value
  const pay = hourly.mul(exact(byDay).mul(hoursDay).add(exact(byNight).mul(hoursNight)))
  return { hourly: roundToMinor(hourly), pay: roundToMinor(pay) }
}
