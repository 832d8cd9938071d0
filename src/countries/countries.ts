import { Refusal } from '../shared/refusal.ts'
import type { Country } from './country.ts'

/** The countries this installation operates in. */
export type Countries = {
  /** In the order they were taken on. */
  all: readonly Country[]
  /** By ISO code, in any case. Refuses a country we do not operate in. */
  get: (code: string) => Country
  /** By code, slug, name or alias, in any case; undefined when none is meant. */
  find: (text: string) => Country | undefined
}

const word = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_.-]+/g, ' ')
    .trim()

/** Indexes countries for lookup. Two that claim the same word are a mistake in a folder, found at start. */
export const countriesOf = (list: readonly Country[]): Countries => {
  const all = [...list].sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'en'))
  const byWord = new Map<string, Country>()
  for (const country of all) {
    for (const text of [country.code, country.slug, country.name, ...country.aliases]) {
      const other = byWord.get(word(text))
      if (other && other !== country) throw new Error(`${text} means both ${other.name} and ${country.name}`)
      byWord.set(word(text), country)
    }
  }
  const byCode = new Map(all.map((country) => [country.code, country]))
  return {
    all,
    get: (code) => {
      const country = byCode.get(code.trim().toUpperCase())
      if (country) return country
      const message = `We do not operate in ${code.trim() || 'an unnamed country'} yet`
      throw new Refusal('VALIDATION_FAILED', message, { fields: { countryCode: message } })
    },
    find: (text) => byWord.get(word(text)),
  }
}
