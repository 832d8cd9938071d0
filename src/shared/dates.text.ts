import type { Day } from './dates.ts'
import { dateFormat } from './intl.ts'

/** Latin digits in every language, and the day before the month in English, as days stand everywhere in the product. */
const localeOf = (language: string): string => `${language === 'en' ? 'en-GB' : language}-u-nu-latn`

/** A day in the words of a language: "20 November 2026" for en-GB. @param language BCP 47 */
export const longDay = (language: string, day: Day): string =>
  dateFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))

/** An instant as it is said in a letter: weekday, day and time where it happens, with the name of that zone. @param language BCP 47 */
export const longMoment = (language: string, at: string | Date, zone: string): string => {
  const format = dateFormat(localeOf(language), { dateStyle: 'full', timeStyle: 'short', timeZone: zone })
  return `${format.format(new Date(at))} (${zone.replaceAll('_', ' ')})`
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const MONTH = `(${MONTHS.join('|')})`
const LONG_DAY = `(\\d{1,2}) ${MONTH} (\\d{4})`
const two = (n: number | string) => String(n).padStart(2, '0')
const monthNumber = (name: string | undefined): string => two(MONTHS.indexOf(name ?? '') + 1)
/** A year with 29 February, for days that say none. */
const SOME_YEAR = 2024

/**
 * How days read that stand in an English sentence of the server: “3 November 2026”, “3, 5 and 9 November”, “October 2026”, one day to another.
 * What is no day stays as it is. @param language BCP 47
 */
export const englishDaysIn = (language: string) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(localeOf(language), { ...options, timeZone: 'UTC' })
  const [dayOfMonth, monthOfYear] = [
    format({ day: 'numeric', month: 'long' }),
    format({ month: 'long', year: 'numeric' }),
  ]
  const and = new Intl.ListFormat(language)
  const isoOf = ([day, month, year]: readonly string[]): Day => `${year}-${monthNumber(month)}-${two(day ?? '')}`
  return (text: string): string =>
    text
      .replace(new RegExp(`${LONG_DAY} to ${LONG_DAY}`, 'g'), (_, ...found: string[]) => {
        const [from, until] = [found.slice(0, 3), found.slice(3, 6)]
        return `${longDay(language, isoOf(from))} – ${longDay(language, isoOf(until))}`
      })
      .replace(new RegExp(LONG_DAY, 'g'), (_, ...found: string[]) => longDay(language, isoOf(found)))
      .replace(new RegExp(`${MONTH} (\\d{4})`, 'g'), (_, month: string, year: string) =>
        monthOfYear.format(Date.parse(`${year}-${monthNumber(month)}-01T00:00:00Z`)),
      )
      .replace(
        new RegExp(`(\\d{1,2}(?:, \\d{1,2})*(?: and \\d{1,2})?) ${MONTH}`, 'g'),
        (_, days: string, month: string) =>
          and.format(
            days
              .split(/, | and /)
              .map((day) => dayOfMonth.format(Date.parse(`${SOME_YEAR}-${monthNumber(month)}-${two(day)}T00:00:00Z`))),
          ),
      )
      .replace(/\d{4}-\d\d-\d\d/g, (day) => longDay(language, day))
}
