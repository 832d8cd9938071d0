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

/** Hours of a normal day and week; shorter in Ramadan, for people of every religion. */
export const normalHours = effectiveDated('Normal hours', [
  { from, value: { daily: 8, weekly: 48 }, source: sources.workingTime, recorded: '2026-11-23' },
])
export const ramadanHours = effectiveDated('Normal hours in Ramadan', [
  { from, value: { daily: 6, weekly: 36 }, source: sources.ramadan, recorded: '2026-11-23' },
])

/** Overtime between 22:00 and 04:00; not for people who work in shifts. */
export const nightMultiplier = effectiveDated('Night overtime multiplier', [
  { from, value: 1.5, source: sources.overtime, recorded },
])

/** Part of a day's basic pay that comes on top of its wage when a rest day or a holiday is worked and no other day is given. */
export const dayOffSupplement = effectiveDated('Supplement for a rest day or holiday worked', [
  { from, value: 0.5, source: sources.holidayWork, recorded: '2026-11-23' },
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

/** `weeks`: hours worked in weeks running, overtime included; every three of them together are within the limit. */
export const weeksWithinLimits = (weeks: readonly number[], day: string): boolean => {
  const most = limits.on(day).value.hoursInThreeWeeks
  return weeks.every((week, i) => week + (weeks[i - 1] ?? 0) + (weeks[i - 2] ?? 0) <= most)
}

/** How a month's basic pay becomes a day's: the law says neither, practice the first. */
export type DayDivisor = 'thirty_days' | 'days_of_year'

/** Pay of a day, exact: ÷ 30, or × 12 ÷ 365 where a company's setting says so. */
export const dailyPay = (monthly: Minor, divisor: DayDivisor): Exact =>
  divisor === 'days_of_year' ? exact(monthly).mul(12).div(365) : exact(monthly).div(30)

/** Basic pay of an hour of eight a day, exact. */
export const hourlyBasic = (basic: Minor, divisor: DayDivisor, day: string): Exact =>
  divisor === 'days_of_year' ? dailyPay(basic, divisor).div(8) : exact(basic).div(monthlyHours.on(day).value)

type Overtime = { basic: Minor; hoursDay: number; hoursNight: number; shiftWorker: boolean; divisor?: DayDivisor }

/** Overtime due by law, in fils, on basic pay; rounded once at the end. */
export const statutoryOvertime = (
  { basic, hoursDay, hoursNight, shiftWorker, divisor = 'thirty_days' }: Overtime,
  day: string,
) => {
  const hourly = hourlyBasic(basic, divisor, day)
  const byDay = law.overtimeMultiplier.on(day).value
  const byNight = shiftWorker ? byDay : nightMultiplier.on(day).value
  const pay = hourly.mul(
    exact(byDay)
      .mul(exact(hoursDay))
      .add(exact(byNight).mul(exact(hoursNight))),
  )
  return { hourly: roundToMinor(hourly), pay: roundToMinor(pay) }
}

type DayOffWork = { basic: Minor; wage: Minor; days: Exact; divisor?: DayDivisor }

/**
 * What rest days or holidays worked are paid when no other day is given (Arts 19(4) and 28): the day's wage and half its basic pay, at the least.
 * Exact fils.
 */
export const dayOffWorkPay = ({ basic, wage, days, divisor = 'thirty_days' }: DayOffWork, day: string) => {
  const dayWage = dailyPay(wage, divisor)
  const supplement = dailyPay(basic, divisor).mul(exact(dayOffSupplement.on(day).value))
  return { dayWage, supplement, pay: dayWage.add(supplement).mul(days) }
}
