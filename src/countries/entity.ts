import type { Source } from '../shared/explain.ts'
import type { Country, EntityNumber, Facts, Option } from './country.ts'
import { type Check, canonicalNumber, errorVerdict } from './fields.ts'

type Said = {
  label: string
  help: string
  placeholder: string
  expires?: boolean
  /** Of the canonical text; anything else is refused with `wrong`. */
  shape: RegExp
  wrong: string
  format?: (canonical: string) => string
  /** Asked in order once the shape is right: warnings. */
  checks?: readonly Check[]
  canonical?: (typed: string) => string
  register?: Source
  givenBy?: string
  source: Source
}

/** A number of a company. */
export const entityNumber = (key: string, said: Said): EntityNumber => {
  const { shape, wrong, checks = [], expires = false, canonical = canonicalNumber, format = (c) => c, ...rest } = said
  return {
    key,
    ...rest,
    expires,
    canonical,
    format,
    check: (value, others) => {
      if (!shape.test(value)) return errorVerdict(wrong)
      for (const check of checks) {
        const verdict = check(value, others, '')
        if (verdict) return verdict
      }
      return null
    },
  }
}

/** One of a list: who licensed it. */
export const entityChoice = (
  key: string,
  said: Pick<Said, 'label' | 'help' | 'source'> & { options: readonly Option[] },
): EntityNumber => ({
  key,
  ...said,
  placeholder: '',
  expires: false,
  canonical: (typed) => typed.trim(),
  format: (canonical) => canonical,
  check: (value) =>
    said.options.some((option) => option.value === value)
      ? null
      : errorVerdict(`${said.label} is not one of the choices`),
})

/** What was typed of an entity's numbers: key → text. */
export const validateNumbers = (country: Country, typed: Facts) => {
  const values: Record<string, string> = {}
  for (const { key, canonical } of country.entity.numbers) {
    const value = canonical(typed[key] ?? '')
    if (value) values[key] = value
  }
  const errors: Record<string, string> = {}
  const warnings: Record<string, string> = {}
  for (const { key, check } of country.entity.numbers) {
    const verdict = values[key] ? check(values[key], values) : null
    if (verdict) (verdict.severity === 'error' ? errors : warnings)[key] = verdict.message
  }
  return { values, errors, warnings }
}

/** The zone of a place in a country. */
export const zoneOf = (country: Pick<Country, 'zone' | 'entity'>, place: string | null | undefined): string =>
  (place && country.entity.zones[place]) || country.zone
