import type { Country } from '../../../countries/country.ts'

/** Most drafts of one person at a time; the oldest goes when one more is begun. */
export const MOST_DRAFTS = 50
export const DRAFT_DAYS = 7

/** Numbers that forms have beside those of a country, however they are spelled. */
const NUMBERS = ['bankAccountNumber', 'bank_account_number', 'passportNumber', 'passport_number', 'password', 'iban']

/** The names of all fields that are never kept in a draft: identity and bank numbers. */
export const secretNames = (countries: Iterable<Country>): ReadonlySet<string> => {
  const names = new Set(NUMBERS)
  for (const { fields } of countries)
    for (const { secret, key, record, aliases } of fields)
      if (secret) for (const name of [key, record, ...aliases]) names.add(name)
  return names
}

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined

/** The first field of a draft that holds a number it must not, wherever it lies. */
export const findSecret = (value: unknown, secrets: ReadonlySet<string>): string | null => {
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value) && secrets.has(name) && !isEmpty(inner)) return name
    const found = findSecret(inner, secrets)
    if (found) return found
  }
  return null
}
