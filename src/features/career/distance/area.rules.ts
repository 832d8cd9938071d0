import {
  nearestTowns,
  type Origin,
  type Point,
  type ReachedTown,
  reachedTowns,
  spreadOf,
  type Town,
} from './reach.rules.ts'

/** Degrees of latitude in a kilometre. */
const DEGREES_A_KM = 1 / 111.2

/** Whether a point lies within corners: how often a line from it to the east crosses their sides. */
export const isInArea = ({ lat, lng }: Point, corners: readonly Point[]): boolean =>
  corners.reduce((inside, a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a
    const crosses = a.lat > lat !== b.lat > lat && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng
    return crosses ? !inside : inside
  }, false)

/** The outermost points of a town to the four sides, as far as its size is estimated. */
const edgesOf = ({ lat, lng }: Town, spread: number): Point[] => {
  const up = spread * DEGREES_A_KM
  const aside = up / Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  return [
    { lat: lat + up, lng },
    { lat: lat - up, lng },
    { lat, lng: lng + aside },
    { lat, lng: lng - aside },
  ]
}

/**
 * The towns whose middle lies in an area somebody drew and around no place that is excluded, whatever their distance, each with the nearest place; the
 * nearest first. `sure`: the town lies in it to all four sides.
 */
export const townsInArea = (
  towns: readonly Town[],
  origins: readonly Origin[],
  corners: readonly Point[],
): ReachedTown[] => {
  const unwanted = origins.filter((origin) => origin.excluded).map((origin) => ({ ...origin, excluded: false }))
  const out = new Set(reachedTowns(towns, unwanted).map(({ town }) => town.id))
  const inside = towns.filter((town) => !out.has(town.id) && isInArea(town, corners))
  return nearestTowns(inside, origins, inside.length).map(({ town, origin, km }) => {
    const spread = spreadOf(town)
    if (spread === null) return { town, origin, km, spread, reach: 'unknown' }
    return {
      town,
      origin,
      km,
      spread,
      reach: edgesOf(town, spread).every((edge) => isInArea(edge, corners)) ? 'sure' : 'maybe',
    }
  })
}
