import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Database } from '../../../server/tenancy.ts'
import { kilometresBetween } from './search.rules.ts'
import { type WordWeights, wordWeights } from './words.rules.ts'

type Names = { titles: ReadonlyMap<string, number[]>; places: ReadonlySet<string>; weights: WordWeights }
const namesIn = new WeakMap<Database, Promise<Names>>()

const readNames = async (db: Db): Promise<Names> => {
  const titles = new Map<string, number[]>()
  for (const { title, occupation_id } of await db.many(
    k.selectFrom('occupation_titles').select(['title', 'occupation_id']).orderBy('occupation_id'),
  ))
    titles.set(title, [...(titles.get(title) ?? []), occupation_id])
  const places = new Set<string>()
  for (const { folded, region } of await db.many(k.selectFrom('places').select(['folded', 'region'])))
    for (const name of [folded, region.toLowerCase()]) if (name) places.add(name)
  return { titles, places, weights: wordWeights(titles.keys()) }
}

/** What work and places are called, read once in the life of the process: the tables change by a migration alone. */
export const namesOf = (database: Database, db: Db): Promise<Names> => {
  const known = namesIn.get(database)
  if (known) return known
  const read = readNames(db)
  namesIn.set(database, read)
  read.catch(() => namesIn.delete(database))
  return read
}

/** A title of an open job that resembles what was typed. */
export const titleLike = async (db: Db, words: string): Promise<string | null> =>
  (
    await db.maybe<{
      title: string
    }>(sql`select title from (select title from occupation_titles where title % ${words} and title <> ${words}
        order by similarity(title, ${words}) desc, title limit 12) nearest
      where exists (select from job_adverts where open and closes_at > now() and title_words @@ plainto_tsquery('english', nearest.title)) limit 1`)
  )?.title ?? null

type Spot = { id: number; lat: number; lng: number }
const spotsOf = new WeakMap<Database, Promise<Spot[]>>()

/** Places within a distance, the nearest first. There are few places, and they never change while the server runs. */
export const placesWithin = async (
  database: Database,
  db: Db,
  at: { lat: number; lng: number },
  radiusKm: number,
): Promise<number[]> => {
  const spots = spotsOf.get(database) ?? db.many(k.selectFrom('places').select(['id', 'lat', 'lng']))
  spotsOf.set(database, spots)
  spots.catch(() => spotsOf.delete(database))
  return (await spots)
    .map((s) => ({ id: s.id, km: kilometresBetween(at, s) }))
    .filter((s) => s.km <= radiusKm)
    .sort((a, b) => a.km - b.km)
    .map((s) => s.id)
}
