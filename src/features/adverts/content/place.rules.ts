import type { Country } from '../../../countries/country.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import { foldText } from './advert.rules.ts'

/** A place as somebody writes it: its name, and the region and country that stand behind it. */
export type PlaceQuery = { name: string; region: string | null; country: string | null }
type Named = Pick<Country, 'code' | 'slug' | 'name' | 'aliases'>
type Held = { name: string; region: string; country: string }

/** Commas of all languages that we write. */
const BETWEEN = /[,،、，]/
const plain = (text: string) =>
  foldText(text)
    .replace(/[\s_.'-]+/g, ' ')
    .trim()

let names: Map<string, readonly string[]> | undefined
/** What a country is called, in every language of the screens. */
const namesOf = (country: Named): readonly string[] => {
  names ??= new Map()
  const known = names.get(country.code)
  if (known) return known
  const called = [country.code, country.slug, country.name, ...country.aliases]
  for (const language of LANGUAGE_CODES)
    called.push(new Intl.DisplayNames([language], { type: 'region' }).of(country.code) ?? country.code)
  const all = [...new Set(called.map(plain))]
  names.set(country.code, all)
  return all
}

/** Countries one of whose names begins so. */
export const countriesBegun = (typed: string, countries: readonly Named[]): string[] =>
  countries.filter((c) => namesOf(c).some((name) => name.startsWith(plain(typed)))).map((c) => c.code)

/** Countries that are called exactly so, in any language of the screens; a code alone is none, since it may be a word. */
export const countriesNamed = (typed: string, countries: readonly Named[]): string[] => {
  const name = plain(typed)
  const isCode = /^[a-z]{1,3}$/.test(name) && name !== 'uae'
  return isCode ? [] : countries.filter((c) => namesOf(c).includes(name)).map((c) => c.code)
}

/** "Hyderabad, Telangana, India" in its parts, in any language of the screens; a name alone stays one. */
export const parsePlaceQuery = (text: string, countries: readonly Named[]): PlaceQuery => {
  const parts = text
    .split(BETWEEN)
    .map((part) => foldText(part).trim())
    .filter((part) => part !== '')
  const [name = '', ...behind] = parts
  const last = behind.at(-1)
  const country = last === undefined ? undefined : countries.find((c) => namesOf(c).includes(plain(last)))
  const region = (country ? behind.slice(0, -1) : behind).join(', ') || null
  return { name, region, country: country?.code ?? null }
}

/** How many places one question for places answers at most; beyond it there may be more of the name. */
export const MAX_PLACE_ANSWERS = 12

/**
 * Which of the places that were found is meant by what somebody wrote. One is meant for sure when it alone has the name, in the country of
 * the work, and nothing that stands behind the name speaks against it; otherwise a person is asked, never guessed for.
 */
export const interpretPlace = <P extends Held>(
  said: string,
  found: readonly P[],
  country: string,
  countries: readonly Named[],
): { sure: P } | { which: P[] } => {
  const { name, region, country: named } = parsePlaceQuery(said, countries)
  const called = found.filter((p) => plain(p.name) === plain(name))
  const [only] = called
  const sure =
    only !== undefined &&
    called.length === 1 &&
    found.length < MAX_PLACE_ANSWERS &&
    only.country === country &&
    (named === null || named === country) &&
    (region === null || plain(only.region) === plain(region))
  return sure ? { sure: only } : { which: called.length > 0 ? called : [...found] }
}

/** The parts of a place, from small to large; a region that is called like its town is named once. */
export const placeParts = (place: Held, countryName: (code: string) => string): string[] => {
  const parts = [place.name, place.region, countryName(place.country)].filter((part) => part !== '')
  return parts.filter((part, i) => part !== parts[i - 1])
}

/** A place in an address, the same in every language: every part of it, so that nothing else is meant. */
export const placeKey = (place: Held, countryName: (code: string) => string): string =>
  [place.name, place.region, countryName(place.country)].filter((part) => part !== '').join(', ')
