import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { PlaceQuery } from '../../adverts/content/place.rules.ts'
import { type CalledPlace, findCalledPlaces } from '../../adverts/content/place-names.rules.ts'

const begun = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** A name alone may be begun, or be that of a whole region. With what stands behind it, it is that place and no other. */
const isCalled = ({ name, region, country }: PlaceQuery, exactly: boolean) => {
  const whole =
    region === null
      ? sql`(folded = ${name} or lower(region) = ${name})`
      : sql`folded = ${name} and lower(region) = ${region}`
  const beginning =
    region === null
      ? sql`(folded like ${begun(name)} or lower(region) = ${name})`
      : sql`folded like ${begun(name)} and lower(region) like ${begun(region)}`
  return sql`${exactly ? whole : beginning} and (${country}::text is null or country = ${country})`
}

/** Within the country of the search; another one behind the name means nothing there. */
const within = (said: PlaceQuery, country: string | null): PlaceQuery | null =>
  said.name === '' || (said.country && country && said.country !== country)
    ? null
    : { ...said, country: said.country ?? country }

/** What people call so, in the country of the search; nothing where a region says which place of that name is meant. */
const calledIn = ({ name, region, country }: PlaceQuery): CalledPlace[] =>
  region === null ? findCalledPlaces(name).filter((c) => country === null || c.country === country) : []

const isOneOf = (called: readonly CalledPlace[]) =>
  sql`(country, folded) in (${sql.join(called.flatMap((c) => c.places.map((place) => sql`(${c.country}, ${place})`)))})`

/** The place a name means: exactly so before begun so, the larger before the smaller. */
export const findPlaceByName = async (db: Db, written: PlaceQuery, country: string | null) => {
  const said = within(written, country)
  if (!said) return undefined
  type Place = { name: string; country: string; lat: number; lng: number }
  const [called] = calledIn(said)
  const place = await db.maybe<Place & { exact: boolean }>(sql`
        select name, country, lat, lng, folded = ${said.name} exact from places where ${isCalled(said, false)}
         order by folded = ${said.name} desc, people desc, id limit 1`)
  if (place?.exact || !called) return place
  return db.maybe<Place>(
    sql`select name, country, lat, lng from places where country = ${called.country} and folded = ${called.places[0]}`,
  )
}

/** Places and whole regions of that name, or whose name begins so. */
export const findPlacesByName = async (db: Db, written: PlaceQuery, country: string | null): Promise<number[]> => {
  const said = within(written, country)
  if (!said) return []
  const read = async (exactly: boolean) =>
    (
      await db.many<{ id: number }>(
        sql`select id from places where ${isCalled(said, exactly)} order by people desc limit 500`,
      )
    ).map((r) => r.id)
  const called = calledIn(said)
  if (called.length > 0) {
    const rows = await db.many<{ id: number }>(
      sql`select id from places where (${isOneOf(called)} or ${isCalled(said, true)}) order by people desc limit 500`,
    )
    return rows.map((r) => r.id)
  }
  const isAlone = written.region === null && written.country === null
  const exact = isAlone ? [] : await read(true)
  return exact.length > 0 ? exact : read(false)
}

/** Words in the order they were typed, of which the last may go on; a word of the title is enough. */
const wordsBegun = (typed: string) => {
  const words = typed.match(/[\p{L}\p{N}]+/gu) ?? []
  return sql`to_tsquery('english', ${words.map((w) => `${w}:*`).join(' & ')})`
}

type Suggestion = { kind: 'title' | 'skill' | 'company' | 'place'; text: string; region: string; country: string }

/** What may be meant by a beginning: titles of open jobs, skills, companies with open jobs, places. */
export const listSuggestions = async (db: Db, typed: string) => {
  const begins = begun(typed)
  return db.many<Suggestion>(sql`
    select kind, text, region, country from (
      (select 1 n, 'title' kind, min(title) text, '' region, '' country, count(*) found from
        (select title from job_adverts where (lower(title) like ${begins} or title_words @@ ${wordsBegun(typed)}) and open
          and closes_at > now() limit 500) title_part
        group by lower(title) order by found desc, 3 limit 5)
      union all
      (select 2, 'skill', title, '', '', 0 from (select title from skills where lower(title) like ${begins} order by length(title),
        title limit 8) suggested
        where exists (select from job_adverts where words @@ phraseto_tsquery('english', suggested.title) and open and closes_at > now()) limit 3)
      union all
      (select 3, 'company', name, '', '', 0 from companies where lower(name) like ${begins} order by name limit 3)
      union all
      (select 4, 'place', name, region, country, people from places where folded like ${begins} order by people desc, id limit 3)
    ) suggested order by n, found desc, text`)
}
