/** Writers of numbers and days, made once each: to make one takes as long as to write some hundred values with it. */

/** So many are kept at most: names of time zones come from outside as well, in any case of letters. */
const MOST = 500

const remembered = <Options, Made>(make: (locale: string, options: Options) => Made) => {
  const known = new Map<string, Made>()
  return (locale: string, options: Options): Made => {
    const key = locale + JSON.stringify(options)
    const before = known.get(key)
    if (before) return before
    const made = make(locale, options)
    if (known.size >= MOST) known.clear()
    known.set(key, made)
    return made
  }
}

/** @param locale BCP 47 */
export const numberFormat = remembered(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

/** @param locale BCP 47 @throws RangeError for a time zone that is none */
export const dateFormat = remembered(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

/** Names of countries, currencies and the like. @param locale BCP 47 */
export const nameFormat = remembered(
  (locale: string, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames([locale], options),
)
