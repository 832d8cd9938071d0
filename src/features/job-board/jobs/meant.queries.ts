import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Database } from '../../../server/tenancy.ts'
import { kilometresBetween } from './search.rules.ts'

const CALLED = 2_000
const calledIn = new WeakMap<Database, Map<string, Promise<number[]>>>()

/** Occupations that are called exactly so, in any of their titles. Titles never change while the server runs. */
export const findOccupationsByTitle = (database: Database, db: Db, words: string): Promise<number[]> => {
  const called = calledIn.get(database) ?? new Map<string, Promise<number[]>>()
  calledIn.set(database, called)
  const known = called.get(words)
  if (known) return known
  const finding = db
    .many(
      k
        .selectFrom('occupation_titles')
        .select('occupation_id')
        .where('title', '=', words)
        .orderBy('occupation_id')
        .limit(20),
    )
    .then((rows) => rows.map((r) => r.occupation_id))
  if (called.size >= CALLED) called.delete(called.keys().next().value as string)
  called.set(words, finding)
  finding.catch(() => called.delete(words))
  return finding
}

/** A title that resembles what was typed. */
export const titleLike = async (db: Db, words: string): Promise<string | null> =>
  (
    await db.maybe<{
      title: string
    }>(sql`select title from occupation_titles where title % ${words} and title <> ${words}
      order by similarity(title, ${words}) desc, title limit 1`)
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
