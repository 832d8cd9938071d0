import type { Day } from './dates.ts'

/** Latin digits in every language, as figures stand everywhere in the product. */
const localeOf = (language: string): string => `${language}-u-nu-latn`

/** A day in the words of a language: "20 November 2026" for en-GB. @param language BCP 47 */
export const longDay = (language: string, day: Day): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  )

/** An instant as it is said in a letter: weekday, day and time where it happens, with the name of that zone. @param language BCP 47 */
export const longMoment = (language: string, at: string | Date, zone: string): string => {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeStyle: 'short', timeZone: zone })
  return `${format.format(new Date(at))} (${zone.replaceAll('_', ' ')})`
}
