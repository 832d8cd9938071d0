import type { OpenContext, Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { directionTo, HEIGHT, isAshore, kilometresBetween, type Point, ringsOf, spotOf, WIDTH } from './ground.rules.ts'
import { fromLargest, laidOut, type Place, scaleOf } from './map.rules.ts'
import * as query from './queries.ts'
import { waterByPlace } from './water.ts'

type Transactions = Services['database']
const stored = new WeakMap<Transactions, Promise<Map<number, Place>>>()

/** There are few places, and they never change while the server runs. */
const placesOf = (database: Transactions, db: Db): Promise<Map<number, Place>> => {
  const places = stored.get(database) ?? query.allPlaces(db).then((rows) => new Map(rows.map((p) => [p.id, p])))
  stored.set(database, places)
  places.catch(() => stored.delete(database))
  return places
}

/** The map of a place; null where what we hold of it is not true of its point, or where it would stand in the water. */
export const mapOf = async (
  { database, countries }: Pick<Services, 'database' | 'countries'>,
  db: Db,
  placeId: number,
): Promise<contract.PlaceMap | null> => {
  const places = await placesOf(database, db)
  const [place, water] = [places.get(placeId), (await waterByPlace()).get(placeId)]
  if (!place || !water || water.lat !== place.lat || water.lng !== place.lng) return null
  const main = countries.find(place.country)?.map?.mainPlaces ?? []
  const around = [...places.values()].filter((p) => p.country === place.country)
  const { km, path } = water
  return {
    name: place.name,
    ...laidOut({ place, places: around, main, km, water: ringsOf(path) }),
    water: path,
    scale: scaleOf(km),
    from: fromLargest(place, around, main),
  }
}

export const readMap = (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.readMap>,
): Promise<Output<typeof contract.readMap>> =>
  ctx.database.forPublic(
    async (db) => {
      if (!(await placesOf(ctx.database, db)).has(id)) throw notFound('Place')
      return { map: await mapOf(ctx, db, id) }
    },
    { reading: true },
  )

/** So far from the edge of a map a mark is still whole. */
const EDGE = 8
/** Places that are tried: where the nearest has no true map, one a little further may hold the position as well. */
const TRIED = 5

/** The map of the nearest place that holds a position ashore, with the position on it; none where there is no such map. */
const mapAround = async (ctx: OpenContext, db: Db, at: Point): Promise<Output<typeof contract.readMapAround>> => {
  const water = await waterByPlace()
  const near = [...(await placesOf(ctx.database, db)).values()]
    .map((place) => ({ place, km: kilometresBetween(place, at) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, TRIED)
  for (const { place, km } of near) {
    const drawn = water.get(place.id)
    if (!drawn) continue
    const { x, y } = spotOf(place, drawn.km, at)
    const isWithin = x >= EDGE && x <= WIDTH - EDGE && y >= EDGE && y <= HEIGHT - EDGE
    if (!isWithin || !isAshore({ x, y }, ringsOf(drawn.path))) continue
    const map = await mapOf(ctx, db, place.id)
    const tenth = (value: number) => Math.round(value * 10) / 10
    if (map) return { map, mark: { x: tenth(x), y: tenth(y), km: Math.round(km), to: directionTo(place, at) } }
  }
  return { map: null, mark: null }
}

export const readMapAround = (
  ctx: OpenContext,
  at: Parsed<typeof contract.readMapAround>,
): Promise<Output<typeof contract.readMapAround>> =>
  ctx.database.forPublic((db) => mapAround(ctx, db, at), { reading: true })
