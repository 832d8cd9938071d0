import type { Ground, OpenContext } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { ringsOf } from './ground.rules.ts'
import { fromLargest, laidOut, type Place, scaleOf } from './map.rules.ts'
import * as query from './queries.ts'
import { waterByPlace } from './water.ts'

type Doors = Ground['doors']
const kept = new WeakMap<Doors, Promise<Map<number, Place>>>()

/** There are few places, and they never change while the server runs. */
const placesOf = (doors: Doors, db: Db): Promise<Map<number, Place>> => {
  const places = kept.get(doors) ?? query.allPlaces(db).then((rows) => new Map(rows.map((p) => [p.id, p])))
  kept.set(doors, places)
  places.catch(() => kept.delete(doors))
  return places
}

/** The map of a place; null where what we hold of it is not true of its point, or where it would stand in the water. */
export const mapOf = async (
  { doors, countries }: Pick<Ground, 'doors' | 'countries'>,
  db: Db,
  placeId: number,
): Promise<contract.PlaceMap | null> => {
  const places = await placesOf(doors, db)
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

export const read = (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.readMap>,
): Promise<Output<typeof contract.readMap>> =>
  ctx.doors.asPublic(
    async (db) => {
      if (!(await placesOf(ctx.doors, db)).has(id)) throw notFound('Place')
      return { map: await mapOf(ctx, db, id) }
    },
    { reading: true },
  )
