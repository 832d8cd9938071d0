import type { Country } from '../../../countries/country.ts'
import { validateNumbers } from '../../../countries/entity.ts'
import { isDay, isZone as isKnownZone } from '../../../shared/dates.ts'

/** A zone of the IANA database by its name: a place, not an offset that knows no summer. */
export const isZone = (text: string): boolean =>
  /^([A-Z][A-Za-z_]+(\/[A-Za-z_+-]+){1,2}|UTC)$/.test(text) && isKnownZone(text)

/** MM-DD that comes every year. */
export const isMonthDay = (text: string): boolean => /^\d\d-\d\d$/.test(text) && isDay(`2027-${text}`)

type Given = Record<string, { number: string | null; expires: string | null }>
type Held = Record<string, { number: string; expires: string | null }>

/**
 * An entity's numbers against its country. Errors stand under the names of the form: `numbers.uen`. What the country does not ask is
 * refused by name, so that nothing is lost unsaid.
 */
export const validateEntityNumbers = (country: Country, given: Given) => {
  const input = new Map(country.entity.numbers.map((n) => [n.key, n]))
  const {
    values,
    errors: wrong,
    warnings,
  } = validateNumbers(
    country,
    Object.fromEntries(Object.entries(given).map(([key, { number }]) => [key, number ?? ''])),
  )
  const errors = Object.fromEntries(Object.entries(wrong).map(([key, said]) => [`numbers.${key}`, said]))
  const numbers: Held = {}
  for (const [key, { expires }] of Object.entries(given)) {
    const number = input.get(key)
    const value = values[key]
    if (!number) errors[`numbers.${key}`] = `${country.name} knows no such registration number`
    else if (value) numbers[key] = { number: value, expires: number.expires ? expires : null }
    else if (expires && number.expires)
      errors[`numbers.${key}`] = `${number.label} is required when it has an expiry date`
  }
  return {
    numbers,
    errors,
    warnings: Object.entries(warnings).map(([key, message]) => ({ field: `numbers.${key}`, message })),
  }
}

/** How a number stands today: for a badge, and for whoever renews it. */
export const stateOf = (expires: string | null, today: string, soon: string): 'valid' | 'expiring' | 'expired' => {
  if (expires === null || expires > soon) return 'valid'
  if (expires < today) return 'expired'
  return 'expiring'
}

/** Whether a place is one of the country's. A country that tells none apart has none. */
export const isPlace = (country: Country, place: string | null): boolean =>
  place === null || (country.regions?.options.some((o) => o.value === place) ?? false)
