/** Where places lie on a small map, and what of it is water. Lengths on it are in its own units, one of which is a pixel at its usual size. */
export const WIDTH = 280
export const HEIGHT = 210

export type Point = { lat: number; lng: number }
/** On the map: from its upper left corner, to the right and down. */
export type Spot = { x: number; y: number }

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** As the crow flies. */
export const kilometresBetween = (a: Point, b: Point): number => {
  const [from, to] = [radians(a.lat), radians(b.lat)]
  const across = Math.sin((to - from) / 2) ** 2
  const along = Math.cos(from) * Math.cos(to) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(across + along))
}

export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Where somebody at `from` looks first to see `to`: the initial bearing, to the nearest of eight. */
export const directionTo = (from: Point, to: Point): Direction => {
  const [a, b, across] = [radians(from.lat), radians(to.lat), radians(to.lng - from.lng)]
  const bearing = Math.atan2(
    Math.sin(across) * Math.cos(b),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(across),
  )
  return DIRECTIONS[(Math.round(bearing / (Math.PI / 4)) + 8) % 8] ?? 'n'
}

/** Kilometres of a degree of latitude; one of longitude is shorter by the cosine of the latitude. */
const DEGREE_KM = (2 * Math.PI * EARTH_KM) / 360

/** Places a point on a map whose middle is `middle` and which is `km` wide; true to a few metres on a piece of land this small. */
export const spotOf = (middle: Point, km: number, point: Point): Spot => {
  const unit = WIDTH / km
  return {
    x: WIDTH / 2 + (point.lng - middle.lng) * DEGREE_KM * Math.cos(radians(middle.lat)) * unit,
    y: HEIGHT / 2 - (point.lat - middle.lat) * DEGREE_KM * unit,
  }
}

/** Half the height and half the width of a map in degrees. */
export const reachOf = (middle: Point, km: number): Point => ({
  lat: (km * HEIGHT) / WIDTH / 2 / DEGREE_KM,
  lng: km / 2 / (DEGREE_KM * Math.cos(radians(middle.lat))),
})

export type Ring = readonly Spot[]

/** How often rings go round a spot: 0 means that it lies outside them. */
export const windingNumberOf = (spot: Spot, rings: readonly Ring[]): number => {
  let count = 0
  for (const ring of rings) {
    let before = ring.at(-1)
    for (const at of ring) {
      if (before && before.y <= spot.y !== at.y <= spot.y) {
        const side = (at.x - before.x) * (spot.y - before.y) - (spot.x - before.x) * (at.y - before.y)
        if (before.y <= spot.y && side > 0) count++
        if (before.y > spot.y && side < 0) count--
      }
      before = at
    }
  }
  return count
}

/** How large a dot is drawn: half its width. */
export const DOT = 4

/** Whether a dot covers any land: a shore is drawn as exactly as its source is, so that a dot may stand across it. */
export const isAshore = (spot: Spot, water: readonly Ring[], reach = DOT): boolean => {
  for (let round = 0; round <= 2; round++)
    for (let i = 0; i < 16; i++) {
      const [turn, far] = [(i * Math.PI) / 8, (round * reach) / 2]
      if (windingNumberOf({ x: spot.x + Math.cos(turn) * far, y: spot.y + Math.sin(turn) * far }, water) === 0)
        return true
    }
  return false
}

/** What of a ring lies within a box; edges along the box close it. */
export const clipRing = (ring: Ring, box: { left: number; top: number; right: number; bottom: number }): Ring => {
  const cut = (ring: Ring, inside: (s: Spot) => boolean, meet: (a: Spot, b: Spot) => Spot): Ring => {
    const stored: Spot[] = []
    let before = ring.at(-1)
    for (const at of ring) {
      if (before && inside(at) !== inside(before)) stored.push(meet(before, at))
      if (inside(at)) stored.push(at)
      before = at
    }
    return stored
  }
  const atX = (x: number) => (a: Spot, b: Spot) => ({ x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x) })
  const atY = (y: number) => (a: Spot, b: Spot) => ({ y, x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y) })
  let left = cut(ring, (s) => s.x >= box.left, atX(box.left))
  left = cut(left, (s) => s.x <= box.right, atX(box.right))
  left = cut(left, (s) => s.y >= box.top, atY(box.top))
  return cut(left, (s) => s.y <= box.bottom, atY(box.bottom))
}

/** A line with fewer points, none of what was left out further from it than `tolerance` (Douglas and Peucker). */
const thinned = (line: Ring, tolerance: number): Ring => {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const length = Math.hypot(last.x - first.x, last.y - first.y)
  let [furthest, at] = [0, 0]
  for (const [i, s] of line.entries()) {
    const off =
      length === 0
        ? Math.hypot(s.x - first.x, s.y - first.y)
        : Math.abs((last.x - first.x) * (first.y - s.y) - (first.x - s.x) * (last.y - first.y)) / length
    if (off > furthest) [furthest, at] = [off, i]
  }
  if (furthest <= tolerance) return [first, last]
  return [...thinned(line.slice(0, at + 1), tolerance).slice(0, -1), ...thinned(line.slice(at), tolerance)]
}

const areaOf = (ring: Ring): number =>
  ring.reduce((sum, at, i) => {
    const next = ring[(i + 1) % ring.length] ?? at
    return sum + at.x * next.y - next.x * at.y
  }, 0) / 2

/** A ring in whole units, thinned; null where next to nothing is left of it. */
export const simplifyRing = (ring: Ring, tolerance: number, leastArea: number): Ring | null => {
  if (ring.length < 3 || Math.abs(areaOf(ring)) < leastArea) return null
  const half = Math.floor(ring.length / 2)
  const [one, other] = [ring.slice(0, half + 1), [...ring.slice(half), ...ring.slice(0, 1)]]
  const whole = [...thinned(one, tolerance).slice(0, -1), ...thinned(other, tolerance).slice(0, -1)]
    .map((s) => ({ x: Math.round(s.x), y: Math.round(s.y) }))
    .filter((s, i, all) => {
      const before = all[(i + all.length - 1) % all.length]
      return s.x !== before?.x || s.y !== before.y
    })
  return whole.length >= 3 && Math.abs(areaOf(whole)) >= leastArea ? whole : null
}

/** Rings in whole units as the path of a picture, each point told from the one before. */
export const pathOf = (rings: readonly Ring[]): string => {
  let [x, y] = [0, 0]
  const step = (s: Spot) => {
    const said = `${s.x - x}${s.y - y < 0 ? '' : ' '}${s.y - y}`
    ;[x, y] = [s.x, s.y]
    return said
  }
  return rings
    .map((ring) => {
      const [first, ...others] = ring
      if (!first) return ''
      const begun = `m${step(first)}l${others.map(step).join(' ').replaceAll(' -', '-')}z`
      // A closed path goes on from where it began.
      ;[x, y] = [first.x, first.y]
      return begun
    })
    .join('')
}

/** The rings of such a path. */
export const ringsOf = (path: string): Ring[] => {
  let [x, y] = [0, 0]
  return path
    .split('z')
    .filter(Boolean)
    .map((part) => {
      const numbers = (part.match(/-?\d+/g) ?? []).map(Number)
      const ring: Spot[] = []
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        x += numbers[i] ?? 0
        y += numbers[i + 1] ?? 0
        ring.push({ x, y })
      }
      ;[x, y] = [ring[0]?.x ?? 0, ring[0]?.y ?? 0]
      return ring
    })
}
