import { addDays, type Day, weekdayOf } from './dates.ts'

/** Weekdays that are worked, 1 Monday to 7 Sunday, in order. Hours are a matter of schedules. */
export type WorkingWeek = readonly number[]

/** Which days a place works: its week, and what is taken from it by day. */
export type WorkingCalendar = {
  week: WorkingWeek
  /** Days off, whole or half, in the years on file. */
  daysOff: ReadonlyMap<Day, 'full' | 'half'>
  /** Years whose holidays are known: of any other, nothing is said. */
  years: readonly number[]
}

/** A week that can be worked: one to seven different days, in order. */
export const isWorkingWeek = (week: readonly number[]): boolean =>
  week.length > 0 &&
  week.every((day, i) => Number.isInteger(day) && day >= 1 && day <= 7 && (i === 0 || day > (week[i - 1] ?? 0)))

/**
 * How much of a day is worked: 1, 0.5 or 0.
 * @throws RangeError, one sentence, for a day of a year without holidays on file
 */
export const partWorked = ({ week, daysOff, years }: WorkingCalendar, day: Day): 0 | 0.5 | 1 => {
  if (!years.includes(Number(day.slice(0, 4))))
    throw new RangeError(`No public holidays on file for ${day.slice(0, 4)}`)
  if (!week.includes(weekdayOf(day))) return 0
  const off = daysOff.get(day)
  if (off === undefined) return 1
  return off === 'half' ? 0.5 : 0
}

/** Whether any of a day is worked. @throws RangeError as `partWorked` */
export const isWorkingDay = (calendar: WorkingCalendar, day: Day): boolean => partWorked(calendar, day) > 0

/** Working days from one day to another, both included, half days as halves; 0 when `to` is before `from`. @throws RangeError as `partWorked` */
export const workingDays = (calendar: WorkingCalendar, from: Day, to: Day): number => {
  let count = 0
  for (let day = from; day <= to; day = addDays(day, 1)) count += partWorked(calendar, day)
  return count
}

/** The day itself where it is worked, otherwise the first one after it that is. @throws RangeError as `partWorked` */
export const nextWorkingDay = (calendar: WorkingCalendar, day: Day): Day => {
  let at = day
  while (!isWorkingDay(calendar, at)) at = addDays(at, 1)
  return at
}

/** The day itself where it is worked, otherwise the last one before it that is: for what must not be late. @throws RangeError as `partWorked` */
export const lastWorkingDay = (calendar: WorkingCalendar, day: Day): Day => {
  let at = day
  while (!isWorkingDay(calendar, at)) at = addDays(at, -1)
  return at
}

/**
 * So many working days after a day, which is not counted itself; a half day counts as one. 0: the next working day from it.
 * @throws RangeError as `partWorked`, and for a number that is not whole or is negative
 */
export const addWorkingDays = (calendar: WorkingCalendar, day: Day, days: number): Day => {
  if (!Number.isInteger(days) || days < 0) throw new RangeError('Working days must be a whole number, 0 or more')
  let at = nextWorkingDay(calendar, day)
  if (days > 0 && at > day) days -= 1
  for (let left = days; left > 0; left--) at = nextWorkingDay(calendar, addDays(at, 1))
  return at
}
