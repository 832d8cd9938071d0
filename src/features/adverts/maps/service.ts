import type { OpenContext, Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { ringsOf } from './ground.rules.ts'
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
