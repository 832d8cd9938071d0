import type { Countries } from '../../../countries/countries.ts'
import type { Country } from '../../../countries/country.ts'
import type { OpenContext } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { DAY_MS } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { exact, roundToMinor } from '../../../shared/money.ts'
import { invalid } from '../../../shared/refusal.ts'
import { foldText } from '../../adverts/content/advert.rules.ts'
import { countriesNamed, parsePlaceQuery } from '../../adverts/content/place.rules.ts'
import { findCalledPlaces } from '../../adverts/content/place-names.rules.ts'
import { listAnsweringCompanies } from './answers.queries.ts'
import { ENOUGH_APPLICATIONS } from './answers.rules.ts'
import type * as contract from './contract.ts'
import * as meant from './meant.queries.ts'
import * as places from './places.queries.ts'
import type * as query from './search.queries.ts'
import { correctTyping, type ReadWords, readWords, type Vocabulary } from './words.rules.ts'

type Input = Parsed<typeof contract.searchJobs>
/** Days are counted back from the minute, so that equal questions are equal. */
export const MINUTE_MS = 60_000

export const countryOf = (countries: Countries, text: string | null): Country | null => {
  if (text === null) return null
  const country = countries.find(text)
  if (!country) throw invalid({ country: `We do not operate in ${text} yet` })
  return country
}

/** A lowest pay in the minor units of each country it may be compared with. */
const salaryIn = (countries: Countries, country: Country | null, salaryMin: number | null) =>
  salaryMin === null
    ? null
    : (country ? [country] : countries.all).map((c) => ({
        country: c.code,
        minor: roundToMinor(exact(salaryMin).mul(10 ** c.currency.minorUnits)),
      }))

/** Where distances are counted from: the point that was given, or the place that was named with a radius. */
export const pointOf = async ({ countries }: OpenContext, db: Db, input: Input) => {
  if (input.lat !== null && input.lng !== null) return { lat: input.lat, lng: input.lng, named: null }
  if (!input.location || input.radiusKm === null) return null
  const country = countryOf(countries, input.country)
  const place = await places.findPlaceByName(db, parsePlaceQuery(input.location, countries.all), country?.code ?? null)
  return place ? { lat: place.lat, lng: place.lng, named: { name: place.name, country: place.country } } : null
}
type Point = Awaited<ReturnType<typeof pointOf>>

/** Occupations that are called by one of some names. */
const occupationsCalled = async (ctx: OpenContext, db: Db, called: readonly string[]): Promise<number[]> => {
  const { titles } = await meant.namesOf(ctx.database, db)
  return [...new Set(called.flatMap((name) => titles.get(name) ?? []))].slice(0, 20)
}

/** What was typed becomes filters where nothing else is chosen for them. */
export const withReading = (input: Input, read: ReadWords | null): Input =>
  read === null
    ? input
    : {
        ...input,
        country: input.country ?? read.country,
        location: input.location ?? read.place,
        employmentType: input.employmentType ?? read.employmentType,
        mode: input.mode ?? read.mode,
      }

/** The address in the terms of the table; `read`: what its words mean, else they are taken as they stand. */
export const narrowOf = async (
  ctx: OpenContext,
  db: Db,
  { input: asked, point, read = null }: { input: Input; point: Point; read?: ReadWords | null },
): Promise<query.Narrow> => {
  const input = withReading(asked, read)
  const country = countryOf(ctx.countries, input.country)
  const plain = input.search === null ? null : foldText(input.search)
  const words = read ? read.words : plain
  const step = country && input.salaryMin !== null ? country.posting.payBands.indexOf(input.salaryMin) : -1
  const near =
    point && input.radiusKm !== null ? await meant.placesWithin(ctx.database, db, point, input.radiusKm) : null
  const called =
    input.location && !point?.named
      ? await places.findPlacesByName(db, parsePlaceQuery(input.location, ctx.countries.all), country?.code ?? null)
      : null
  return {
    words,
    typed: read ? read.typed : plain,
    occupations: words === null ? [] : await occupationsCalled(ctx, db, read ? read.names : [words]),
    home: null,
    country: country?.code ?? null,
    mode: input.mode,
    employmentType: input.employmentType,
    seniority: input.seniority,
    field: input.field,
    department: input.department,
    payBand: step >= 0 ? step + 1 : null,
    salaryMin: step >= 0 ? null : salaryIn(ctx.countries, country, input.salaryMin),
    sponsorship: input.sponsorship,
    marked: null,
    answering: input.answers === null ? null : await listAnsweringCompanies(db, ENOUGH_APPLICATIONS),
    places: near && called ? near.filter((id) => called.includes(id)) : (near ?? called),
    postedAfter:
      input.postedSince === null
        ? null
        : new Date(Math.floor(ctx.now().getTime() / MINUTE_MS) * MINUTE_MS - input.postedSince * DAY_MS).toISOString(),
  }
}

/** One way in which words may be meant; `corrected`: what was typed with its errors put right. */
export type Attempt = { read: ReadWords | null; corrected: string | null }

/** How words may be meant, the likeliest first: as one reads them, with their typing errors put right, letter by letter. */
export const attemptsFor = async (ctx: OpenContext, db: Db, search: string | null): Promise<Attempt[]> => {
  if (search === null) return [{ read: null, corrected: null }]
  const { titles, places: known, weights } = await meant.namesOf(ctx.database, db)
  const vocabulary: Vocabulary = {
    isTitle: (phrase) => titles.has(phrase),
    isPlace: (name) => known.has(name) || findCalledPlaces(name).length > 0,
    countryOf: (name) => countriesNamed(name, ctx.countries.all)[0] ?? null,
  }
  const typed = foldText(search)
  const read = readWords(typed, vocabulary)
  const corrected = correctTyping(read.work, weights)
  const again = corrected === null ? null : readWords(corrected, vocabulary)
  return [
    { read, corrected: null },
    ...(again ? [{ read: { ...again, ...filtersRead(read, again) }, corrected }] : []),
    ...(read.words === typed ? [] : [{ read: null, corrected: null }]),
  ]
}

/** The address in the terms of the table, its words as one reads them. */
export const readNarrow = async (ctx: OpenContext, db: Db, input: Input): Promise<query.Narrow> => {
  const [likeliest] = await attemptsFor(ctx, db, input.search)
  const read = likeliest?.read ?? null
  return narrowOf(ctx, db, { input, point: await pointOf(ctx, db, withReading(input, read)), read })
}

/** What stood beside the words that were put right is read as it was. */
const filtersRead = (before: ReadWords, again: ReadWords) => ({
  place: before.place ?? again.place,
  country: before.country ?? again.country,
  employmentType: before.employmentType ?? again.employmentType,
  mode: before.mode ?? again.mode,
})
