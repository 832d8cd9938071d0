import type { Day } from './dates.ts'

/** Latin digits in every language, as figures stand everywhere in the product. */
const localeOf = (language: string): string => `${language}-u-nu-latn`

/** To make a format takes longer than to write a hundred days with it: each language’s is made once. */
const formats = new Map<string, Intl.DateTimeFormat>()
const longFormat = (language: string): Intl.DateTimeFormat => {
  const known = formats.get(language)
  if (known) return known
  const made = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(language, made)
  return made
}

/** A day in the words of a language: "20 November 2026" for en-GB. @param language BCP 47 */
export const longDay = (language: string, day: Day): string =>
  longFormat(language).format(Date.parse(`${day}T00:00:00Z`))

/** An instant as it is said in a letter: weekday, day and time where it happens, with the name of that zone. @param language BCP 47 */
export const longMoment = (language: string, at: string | Date, zone: string): string => {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeStyle: 'short', timeZone: zone })
  return `${format.format(new Date(at))} (${zone.replaceAll('_', ' ')})`
}
