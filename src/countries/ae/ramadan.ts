import { addDays, type Day } from '../../shared/dates.ts'
import type { MonthOfMoon } from '../time.ts'

/**
 * Which days lie in Ramadan: by the calendar of Umm al-Qura, which is calculated ahead and may differ by a day from what is announced when the
 * moon was seen. A company moves the first and the last day once they are announced.
 */
const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { month: 'numeric', timeZone: 'UTC' })
const RAMADAN = '9'

/** Asked for every day of every person: each date is calculated once. */
const calculated = new Map<Day, boolean>()
const isCalculated = (day: Day): boolean => {
  const known = calculated.get(day)
  if (known !== undefined) return known
  const parts = calendar.formatToParts(new Date(`${day}T00:00:00Z`))
  const is = parts.some(({ type, value }) => type === 'month' && value === RAMADAN)
  calculated.set(day, is)
  return is
}

/**
 * Whether a date lies in Ramadan.
 * @param moved days that the announced first and last day lie after the calculated ones; negative: before them
 */
export const isInRamadan = (day: Day, moved: MonthOfMoon): boolean => {
  // In the first half, and before it, the first day decides; later the last day does.
  const isFirstHalf = isCalculated(addDays(day, HALF_A_MONTH))
  return isCalculated(addDays(day, isFirstHalf ? -moved.begins : -moved.ends))
}
const HALF_A_MONTH = 14
