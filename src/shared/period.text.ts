import { addDays, addMonths, type Day } from './dates.ts'
import { dateFormat } from './intl.ts'

const isFirst = (day: Day): boolean => day.endsWith('-01')

/** How many whole calendar months two days are the first and the last of; 0: none. */
export const wholeMonths = (from: Day, until: Day): number => {
  if (!isFirst(from) || !isFirst(addDays(until, 1)) || until < from) return 0
  const numbered = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return numbered(addDays(until, 1)) - numbered(from)
}

/**
 * A period as it is said: a whole month by its name ("November 2026"), a calendar year by its number ("2026"), another year or several months by the
 * first and the last ("Apr 2026 – Mar 2027"), one day as a day, everything else by its first and last day.
 * @param locale BCP 47, with the digits it writes
 * @param dayText a day as it stands beside it
 */
export const periodText = (locale: string, from: Day, until: Day, dayText: (day: Day) => string): string => {
  const write = (day: Day, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
  if (from === until) return dayText(from)
  const months = wholeMonths(from, until)
  if (months === 0) return `${dayText(from)} – ${dayText(until)}`
  if (months === 1) return write(from, { month: 'long', year: 'numeric' })
  if (months === 12 && from.slice(5, 7) === '01') return from.slice(0, 4)
  const last = addMonths(from, months - 1)
  return [from, last].map((day) => write(day, { month: 'short', year: 'numeric' })).join(' – ')
}
