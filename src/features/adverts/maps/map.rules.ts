import {
  type Direction,
  DOT,
  directionTo,
  HEIGHT,
  isAshore,
  kilometresBetween,
  type Point,
  type Ring,
  type Spot,
  spotOf,
  WIDTH,
} from './ground.rules.ts'

export type Place = Point & { id: number; name: string; country: string; people: number }
/** A name on the map: where it begins, has its middle or ends, and the line it stands on. */
export type Label = Spot & { anchor: 'start' | 'middle' | 'end' }
export type MapPlace = Spot & { name: string; label: Label; km: number; to: Direction }

/** How large the names are written. */
export const SIZES = { place: 13, other: 11 } as const
/** Between anything written and the edge or something else. */
const GAP = 3
/** Dots nearer than this would be told apart with difficulty. */
const APART = 22
const MOST = 4
/** Enough to tell where one is. */
export const ENOUGH = 2
/** Widths a map may have where a country names none, in kilometres; the smallest that shows enough neighbours is taken. */
export const WIDTHS = [40, 80, 160] as const

export type Box = { left: number; top: number; right: number; bottom: number }
const meet = (a: Box, b: Box) =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP
const within = (b: Box) => b.left >= GAP && b.top >= GAP && b.right <= WIDTH - GAP && b.bottom <= HEIGHT - GAP
const around = ({ x, y }: Spot): Box => ({ left: x - DOT, top: y - DOT, right: x + DOT, bottom: y + DOT })

const NARROW = /[ijlIftr.,'’‘()\-\s]/
const BROAD = /[mwMW]/
/** Width of a letter at most, in ems. */
const widthOfLetter = (letter: string): number => {
  if (NARROW.test(letter)) return 0.4
  if (BROAD.test(letter)) return 0.95
  return /\p{Lu}/u.test(letter) ? 0.76 : 0.62
}

/** How much room a name takes at most: judged by its letters, since who writes the page cannot measure it. */
export const widthOf = (name: string, size: number): number => {
  let ems = 0
  for (const letter of name.normalize('NFD').replace(/\p{M}/gu, '')) ems += widthOfLetter(letter)
  return Math.ceil(ems * size)
}

/** Where a name takes up room. */
export const boxOf = (name: string, size: number, { x, y, anchor }: Label): Box => {
  const width = widthOf(name, size)
  const before = { start: 0, middle: width / 2, end: width }[anchor]
  const left = x - before
  return { left, right: left + width, top: y - size * 0.9, bottom: y + size * 0.3 }
}

/** Where a name may stand beside its dot, the most readable first. */
const stands = ({ x, y }: Spot, size: number): Label[] => {
  const [level, above, below] = [y + size * 0.35, y - DOT - 4, y + DOT + size * 0.9 + 1]
  return [
    { x: x + DOT + 3, y: level, anchor: 'start' },
    { x: x - DOT - 3, y: level, anchor: 'end' },
    { x, y: above, anchor: 'middle' },
    { x, y: below, anchor: 'middle' },
    { x: x - DOT, y: above, anchor: 'start' },
    { x: x + DOT, y: above, anchor: 'end' },
    { x: x - DOT, y: below, anchor: 'start' },
    { x: x + DOT, y: below, anchor: 'end' },
  ]
}

const rounded = ({ x, y }: Spot) => ({ x: Math.round(x), y: Math.round(y) })

/** Whole kilometres; less than one is one. */
const wholeKm = (a: Point, b: Point) => Math.max(1, Math.round(kilometresBetween(a, b)))

/** The bar that shows how far a kilometre is: a round number of them, at most a third of the map. */
export const scaleOf = (km: number) => {
  const shown = [50, 20, 10, 5, 2, 1].find((step) => step <= km / 3) ?? 1
  return { km: shown, length: Math.round((shown * WIDTH) / km) }
}
/** The corner the bar and its figure stand in. */
export const SCALE_BOX: Box = { left: GAP, top: HEIGHT - 26, right: 108, bottom: HEIGHT - GAP }

/** What is larger comes first: what its country names, in that order, then by its people; the others by how near they are. */
const ranked = (main: readonly string[]) => {
  const rank = (p: Place) => (main.includes(p.name) ? main.indexOf(p.name) : main.length)
  return (a: Place, b: Place) => rank(a) - rank(b) || b.people - a.people
}

type Input = {
  place: Place
  /** All that might be shown around it. */
  places: readonly Place[]
  /** Names of the places that everybody of the country knows, the best known first. */
  main: readonly string[]
  km: number
  water: readonly Ring[]
}

/** The larger places around a place, each with room for its name: none over another's, none cut off, none in the water. */
export const laidOut = ({ place, places, main, km, water }: Input): { label: Label; others: MapPlace[] } => {
  const middle = { x: WIDTH / 2, y: HEIGHT / 2 }
  const own = [...stands(middle, SIZES.place).slice(2, 4), ...stands(middle, SIZES.place)]
  const label = own.find((l) => within(boxOf(place.name, SIZES.place, l))) ?? stands(middle, SIZES.place)[2]
  if (!label) throw new RangeError('no room')
  const taken: Box[] = [SCALE_BOX, around(middle), boxOf(place.name, SIZES.place, label)]
  const dots: Spot[] = [middle]
  const names = new Set([place.name])
  const others: MapPlace[] = []
  const order = ranked(main)
  const near = places
    .map((p) => ({ p, spot: rounded(spotOf(place, km, p)) }))
    .filter(({ p, spot }) => p.id !== place.id && within(around(spot)) && isAshore(spot, water))
    .sort((a, b) => order(a.p, b.p) || kilometresBetween(place, a.p) - kilometresBetween(place, b.p) || a.p.id - b.p.id)
  for (const { p, spot } of near) {
    if (others.length === MOST) break
    if (names.has(p.name) || dots.some((d) => Math.hypot(d.x - spot.x, d.y - spot.y) < APART)) continue
    const free = (box: Box) => within(box) && !taken.some((t) => meet(t, box))
    if (taken.some((t) => meet(t, around(spot)))) continue
    const stand = stands(spot, SIZES.other).find((l) => free(boxOf(p.name, SIZES.other, l)))
    if (!stand) continue
    taken.push(around(spot), boxOf(p.name, SIZES.other, stand))
    dots.push(spot)
    names.add(p.name)
    others.push({
      name: p.name,
      ...spot,
      label: { ...rounded(stand), anchor: stand.anchor },
      km: wholeKm(place, p),
      to: directionTo(place, p),
    })
  }
  return { label: { ...rounded(label), anchor: label.anchor }, others }
}

/** A larger place tells where a smaller one is: one that is near, if there is one; one that is far, if not. */
const KNOWN_WITHIN_KM = [40, 150]

/** The largest place near by that is larger than this one, and how one gets from there to here; null: there is none. */
export const fromLargest = (
  place: Place,
  places: readonly Place[],
  main: readonly string[],
): { name: string; km: number; to: Direction } | null => {
  const order = ranked(main)
  const larger = places
    .filter((p) => p.id !== place.id && p.name !== place.name && p.country === place.country)
    .filter((p) => (p.people > 0 || main.includes(p.name)) && order(p, place) < 0)
    .sort((a, b) => order(a, b) || a.id - b.id)
  for (const reach of KNOWN_WITHIN_KM) {
    const largest = larger.find((p) => kilometresBetween(p, place) <= reach)
    if (largest) return { name: largest.name, km: wholeKm(largest, place), to: directionTo(largest, place) }
  }
  return null
}
