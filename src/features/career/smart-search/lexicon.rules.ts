import { foldText } from '../../adverts/content/advert.rules.ts'
import { findEverydayWork } from '../../adverts/content/everyday.rules.ts'
import { calledPlaces } from '../../adverts/content/place-names.rules.ts'
import { kilometresBetween } from '../../job-board/jobs/search.rules.ts'
import type { ChipPlace } from './chips.rules.ts'
import { formsOf } from './languages.rules.ts'
import { singular, stem } from './text.rules.ts'

export type LexiconPlace = {
  id: number
  country: string
  region: string
  name: string
  folded: string
  lat: number
  lng: number
  people: number
}
export type LexiconCountry = {
  code: string
  name: string
  names: readonly string[]
  currency: { code: string; symbol: string; minorUnits: number }
  /** What a month pays, from low to high, in major units; and how pay is mostly written. */
  bands: readonly number[]
  period: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
}

/** Everything the reader knows besides English. */
export type Lexicon = {
  title: (phrase: string) => readonly number[] | null
  isWorkWord: (word: string) => boolean
  /** A word of titles that says little by itself: staff, office, school. */
  isVague: (word: string) => boolean
  skill: (phrase: string) => string | null
  /** The largest of that name; with a region behind it, that of the region. */
  place: (name: string, country: string | null, region?: string) => LexiconPlace | null
  /** The largest place of a state, province or emirate. */
  region: (name: string, country: string | null) => LexiconPlace | null
  /** Places within its radius, or of the whole region. */
  around: (place: Pick<ChipPlace, 'lat' | 'lng' | 'radiusKm' | 'region' | 'country'>) => number[]
  /** A place or region by its name as the table writes it, and what is close by. */
  named: (name: string) => number[]
  /** A place by its number. */
  placeOf: (id: number) => LexiconPlace | null
  /** The largest places of a country. */
  largest: (country: string, most: number) => LexiconPlace[]
  countries: readonly LexiconCountry[]
}

/** How districts are written out and hardly ever said. */
const SAID_SHORT = / (new town|housing estate|estate|village|city)$/
/** Words of many titles that say nothing about the work. */
const EMPTY = new Set(
  'and or of in the for to a an other not with at on by from general special senior junior head chief first second new day night time home house field work worker job jobs person people staff member level shift weekend remote online office all any good best under over near related use using self part full public private company place town city school group team'.split(
    ' ',
  ),
)

/** Whoever does not want to work in a town does not want its other half either. */
const CLOSE_KM = 10

const push = <K, V>(map: Map<K, V[]>, key: K, value: V) => {
  const current = map.get(key)
  if (current) current.push(value)
  else map.set(key, [value])
}

export const lexiconOf = (known: {
  titles: readonly { title: string; occupation_id: number }[]
  skills: readonly { title: string }[]
  places: readonly LexiconPlace[]
  countries: readonly LexiconCountry[]
}): Lexicon => {
  const titles = new Map<string, number[]>()
  const stems = new Set<string>()
  for (const { title, occupation_id } of known.titles) {
    push(titles, title.replaceAll('-', ' '), occupation_id)
    for (const word of title.split(/[^\p{L}]+/u)) if (word.length > 2 && !EMPTY.has(word)) stems.add(stem(word))
  }
  const skills = new Map<string, string>()
  for (const { title } of known.skills) {
    const low = title.toLowerCase()
    skills.set(low, title)
    const bare = low.replace(/ ?\(.*\)$/, '')
    if (!skills.has(bare)) skills.set(bare, bare)
  }
  const places = new Map<string, LexiconPlace[]>()
  const regions = new Map<string, LexiconPlace[]>()
  for (const p of known.places) {
    push(places, p.folded, p)
    const short = p.folded.replace(SAID_SHORT, '')
    if (short !== p.folded) push(places, short, p)
    if (p.region) push(regions, p.region.toLowerCase(), p)
  }
  const exact = new Map(known.places.map((p) => [`${p.country} ${p.folded}`, p]))
  for (const [name, called] of calledPlaces())
    for (const { country, places: meant } of called) {
      const place = exact.get(`${country} ${meant[0]}`)
      if (place) push(places, name, place)
    }
  for (const current of [...places.values(), ...regions.values()])
    current.sort((a, b) => b.people - a.people || a.id - b.id)
  const around: Lexicon['around'] = (place) =>
    known.places
      .filter((p) =>
        place.region
          ? p.region === place.region && p.country === place.country
          : // A place is within itself, whatever the radius.
            kilometresBetween(place, p) <= Math.max(place.radiusKm, 0.1),
      )
      .map((p) => p.id)
  const called = (name: string) => places.get(name) ?? places.get(foldText(name))
  const everyday = (phrase: string): number[] | null => {
    const work = findEverydayWork(phrase)
    return work && [...new Set(work.names.flatMap((n) => titles.get(n) ?? []))]
  }
  const titleOf: Lexicon['title'] = (phrase) => {
    const known = titles.get(phrase) ?? titles.get(singular(phrase))
    const other = everyday(phrase)
    if (known || other) return [...new Set([...(known ?? []), ...(other ?? [])])]
    for (const form of formsOf(phrase)) {
      const found = everyday(form)
      if (found) return found
    }
    return null
  }
  return {
    around,
    placeOf: (id) => known.places.find((p) => p.id === id) ?? null,
    named: (name) => {
      const current = known.places.filter((p) => p.name === name).sort((a, b) => b.people - a.people)[0]
      const inRegion = known.places.filter((p) => p.region === name).map((p) => p.id)
      return [...inRegion, ...(current ? around({ ...current, radiusKm: CLOSE_KM, region: '' }) : [])]
    },
    largest: (country, most) =>
      known.places
        .filter((p) => p.country === country)
        .sort((a, b) => b.people - a.people || a.id - b.id)
        .slice(0, most),
    title: titleOf,
    isWorkWord: (word) => word.length > 2 && !EMPTY.has(word) && stems.has(stem(word)),
    skill: (phrase) => skills.get(phrase) ?? null,
    place: (name, country, region) => {
      const all = called(name) ?? formsOf(name).flatMap((form) => called(form) ?? [])
      const current = all.filter((p) => region === undefined || p.region.toLowerCase() === region)
      return current.find((p) => p.country === country) ?? current[0] ?? null
    },
    region: (name, country) => (regions.get(name) ?? []).find((p) => country === null || p.country === country) ?? null,
    isVague: (word) => word.length > 3 && EMPTY.has(word),
    countries: known.countries,
  }
}
