import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { DIRECTIONS } from './ground.rules.ts'

const Label = z.object({ x: z.number(), y: z.number(), anchor: z.enum(['start', 'middle', 'end']) })
/** How one gets there, or here: in a straight line. */
const way = { km: z.int(), to: z.enum(DIRECTIONS) }

/** What is drawn of a place: 280 by 210 units, the place in the middle, north above. */
const PlaceMap = z.object({
  name: z.string(),
  label: Label,
  /** Outline of seas, lakes and rivers; © OpenStreetMap contributors, ODbL 1.0. */
  water: z.string(),
  others: z.array(z.object({ name: z.string(), x: z.number(), y: z.number(), label: Label, ...way })),
  scale: z.object({ km: z.int(), length: z.number() }),
  /** The larger place this one is known by, and how one gets from there to here. */
  from: z.object({ name: z.string(), ...way }).nullable(),
})
export type PlaceMap = z.output<typeof PlaceMap>
/** Null: there is no true map of it. */
export const MapOrNone = PlaceMap.nullable()

/** Something on a map beside its places: where it is drawn, and how one gets there from the place in the middle. */
const Mark = z.object({ x: z.number(), y: z.number(), ...way })
export type Mark = z.output<typeof Mark>

export const readMapAround = endpoint({
  method: 'GET',
  path: '/api/places/map',
  summary: 'The small map of the place nearest to a position, with the position marked; none where no map holds it',
  input: z.object({
    lat: z.coerce.number({ error: 'Latitude must be a number' }).min(-90).max(90),
    lng: z.coerce.number({ error: 'Longitude must be a number' }).min(-180).max(180),
  }),
  output: z.object({ map: MapOrNone, mark: Mark.nullable() }),
  cache: 'a-day',
})

export const readMap = endpoint({
  method: 'GET',
  path: '/api/places/:id/map',
  summary: 'The small map of a place: water around it, larger places near by and a scale',
  input: z.object({
    id: z.coerce.number({ error: 'Place must be a number' }).int({ error: 'Place must be a number' }),
  }),
  output: z.object({ map: MapOrNone }),
  cache: 'a-day',
})
