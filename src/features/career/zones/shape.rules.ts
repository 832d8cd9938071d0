/** What a zone is: a circle, or an area between corners. */

export type Point = { lat: number; lng: number }
export type Circle = Point & { radiusKm: number }
export type Shape = { circle: Circle; corners: null } | { circle: null; corners: readonly Point[] }

export const MOST_ZONES = 10
export const ZONE_KM = { least: 1, most: 50 } as const
export const ZONE_BANDS = [1, 2, 5, 10, 20, 50] as const
export const CORNERS = { least: 3, most: 20 } as const
/** How wide an area may be drawn. */
export const WIDEST_KM = 200
export const PREVIEW_DAYS = 30
/** More alerts a day than this are too many to read one by one. */
export const MANY_A_DAY = 5
export const MOST_A_DAY = 5

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

/** The middle of an area: where it is asked which country it lies in. */
export const middleOf = (corners: readonly Point[]): Point => ({
  lat: corners.reduce((sum, { lat }) => sum + lat, 0) / corners.length,
  lng: corners.reduce((sum, { lng }) => sum + lng, 0) / corners.length,
})

/** For how many days a zone may wait with what it finds: until tomorrow, or a week; 0 ends it. */
export const SNOOZES = [0, 1, 7] as const
