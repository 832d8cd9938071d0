import {
  nearestTowns,
  type Origin,
  type Point,
  type ReachedTown,
  reachedTowns,
  spreadOf,
  type Town,
} from './reach.rules.ts'

export const CORNERS = { least: 3, most: 20 } as const
/** How wide an area may be drawn. */
export const WIDEST_KM = 200

export const DEGREE_KM = 111.2

const isLeftOf = (a: Point, b: Point, c: Point): number =>
  Math.sign((b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng))

const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  isLeftOf(a, b, c) * isLeftOf(a, b, d) < 0 && isLeftOf(c, d, a) * isLeftOf(c, d, b) < 0

const areaOf = (corners: readonly Point[]): number =>
  corners.reduce((sum, at, i) => {
    const next = corners[(i + 1) % corners.length] ?? at
    return sum + at.lng * next.lat - next.lng * at.lat
  }, 0) / 2

/** What is wrong with an area as it was drawn, in a sentence; null: nothing. */
export const problemOfCorners = (corners: readonly Point[]): string | null => {
  if (new Set(corners.map(({ lat, lng }) => `${lat} ${lng}`)).size !== corners.length)
    return 'Two corners are the same. Remove one of them.'
  const lats = corners.map(({ lat }) => lat)
  const lngs = corners.map(({ lng }) => lng)
  const high = (Math.max(...lats) - Math.min(...lats)) * DEGREE_KM
  const wide = (Math.max(...lngs) - Math.min(...lngs)) * DEGREE_KM * Math.cos(((lats[0] ?? 0) * Math.PI) / 180)
  if (Math.max(high, wide) > WIDEST_KM) return `An area may be ${WIDEST_KM} km wide at most. Draw a smaller one.`
  for (const [i, a] of corners.entries())
    for (const [j, c] of corners.entries()) {
      const [b, d] = [corners[(i + 1) % corners.length], corners[(j + 1) % corners.length]]
      if (i < j && b && d && cross(a, b, c, d))
        return 'The lines of the area cross each other. Draw it round without crossing.'
    }
  if (Math.abs(areaOf(corners)) < 1e-9) return 'The corners lie on one line. Move one of them.'
  return null
}

/** Whether a point lies within corners: how often a line from it to the east crosses their sides. */
export const isInArea = ({ lat, lng }: Point, corners: readonly Point[]): boolean =>
  corners.reduce((inside, a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a
    const crosses = a.lat > lat !== b.lat > lat && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng
    return crosses ? !inside : inside
  }, false)

/** The outermost points of a town to the four sides, as far as its size is estimated. */
const edgesOf = ({ lat, lng }: Town, spread: number): Point[] => {
  const up = spread / DEGREE_KM
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
