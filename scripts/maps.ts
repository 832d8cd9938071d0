// Writes src/features/adverts/maps/water.txt: for each place we know, what of the small map around it is water.
//
//   npm pack @geo-maps/earth-waterbodies-250m@0.6.0 && tar xzf geo-maps-earth-waterbodies-250m-0.6.0.tgz
//   node scripts/maps.ts package/map.geo.json
//
// The package (code MIT, data © OpenStreetMap contributors, ODbL 1.0) is read here and nowhere else: it is no dependency.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCountries } from '../src/countries/registry.ts'
import {
  clipRing,
  HEIGHT,
  isAshore,
  kilometresBetween,
  pathOf,
  type Ring,
  reachOf,
  ringsOf,
  simplifyRing,
  spotOf,
  WIDTH,
  windingNumberOf,
} from '../src/features/adverts/maps/ground.rules.ts'
import { ENOUGH, laidOut, type Place, WIDTHS } from '../src/features/adverts/maps/map.rules.ts'

const [source] = process.argv.slice(2)
if (!source) throw new Error('Name the unpacked map.geo.json of @geo-maps/earth-waterbodies-250m 0.6.0')
const root = join(import.meta.dirname, '..')
/** The longest a path may be, in characters: it goes with the page of every job of the place. */
const LONGEST = 1100
/** The error of the source: a point that is as near to land may lie on it. */
const SHORE_KM = 0.3
/** Of a map of its own: what one sees beyond its edge, so that a shore along the edge is not drawn as one. */
const BEYOND = 4

/** The places as the migrations leave them: their list, and the points put right since. */
const placesHeld = (): Place[] => {
  const folder = join(root, 'database')
  const sql = readdirSync(folder)
    .filter((f) => /^\d/.test(f))
    .sort()
    .map((f) => readFileSync(join(folder, f), 'utf8'))
  const list = /\$places\$(.*?)\$places\$/s.exec(sql.join('\n'))?.[1] ?? ''
  const places = list.split('\n').map((line, i) => {
    const [country = '', , name = '', , lat, lng, people] = line.split('\t')
    return { id: i + 1, country, name, lat: Number(lat), lng: Number(lng), people: Number(people) }
  })
  const corrected = /update places set lat = ([\d.-]+), lng = ([\d.-]+) where id = (\d+);/g
  for (const [, lat, lng, id] of sql.join('\n').matchAll(corrected)) {
    const place = places[Number(id) - 1]
    if (place) Object.assign(place, { lat: Number(lat), lng: Number(lng) })
  }
  return places
}

type World = { polygon: Ring; left: number; right: number; top: number; bottom: number }

/** Rings in degrees, x to the east and y to the north; the outer one of a polygon goes one way round, its holes the other. */
const world: World[] = []
type Polygon = [number, number][][]
const read = JSON.parse(readFileSync(source, 'utf8')) as { geometries: { coordinates: Polygon[] }[] }
// Two collections of inland water and, last, the sea. The sea is as exact as it says; inland water was cut to a raster of a kilometre or two
// before: of small lakes and rivers nothing true is left, and a large lake is only roughly itself.
const LEAST_INLAND_KM2 = 25
for (const [of, { coordinates }] of read.geometries.entries())
  for (const rings of coordinates)
    for (const [i, ring] of rings.entries()) {
      let [left, right, top, bottom, area] = [180, -180, -90, 90, 0]
      let [px, py] = ring.at(-1) ?? [0, 0]
      for (const [x, y] of ring) {
        if (x < left) left = x
        if (x > right) right = x
        if (y > top) top = y
        if (y < bottom) bottom = y
        area += px * y - x * py
        ;[px, py] = [x, y]
      }
      const km2 = (Math.abs(area) / 2) * 111.2 ** 2 * Math.cos((py * Math.PI) / 180)
      if (i === 0 && of < read.geometries.length - 1 && km2 < LEAST_INLAND_KM2) break
      const polygon = ring.slice(0, -1).map(([x, y]) => ({ x, y }))
      if (area > 0 !== (i === 0)) polygon.reverse()
      world.push({ polygon, left, right, top, bottom })
    }

type Bounds = { left: number; right: number; low: number; high: number }
const within = (from: readonly World[], { left, right, low, high }: Bounds): World[] =>
  from
    .filter((r) => r.left <= right && r.right >= left && r.bottom <= high && r.top >= low)
    .map((r) => ({ ...r, polygon: clipRing(r.polygon, { left, right, top: low, bottom: high }) }))
    .filter((r) => r.polygon.length >= 3)

const CELL = 2
const cells = new Map<string, World[]>()
/** What is water in two degrees by two around a point, and far enough beyond for the widest map. */
const cellOf = (place: Place): World[] => {
  const [x, y] = [Math.floor(place.lng / CELL) * CELL, Math.floor(place.lat / CELL) * CELL]
  const key = `${x} ${y}`
  const current = cells.get(key)
  if (current) return current
  const cell = within(world, { left: x - 2.5, right: x + CELL + 2.5, low: y - 1.5, high: y + CELL + 1.5 })
  cells.set(key, cell)
  return cell
}

const waterOf = (place: Place, km: number): Ring[] => {
  const reach = reachOf(place, km * 1.1)
  const near = within(cellOf(place), {
    left: place.lng - reach.lng,
    right: place.lng + reach.lng,
    low: place.lat - reach.lat,
    high: place.lat + reach.lat,
  })
  const box = { left: -BEYOND, top: -BEYOND, right: WIDTH + BEYOND, bottom: HEIGHT + BEYOND }
  return near.map((r) =>
    clipRing(
      r.polygon.map((s) => spotOf(place, km, { lat: s.y, lng: s.x })),
      box,
    ),
  )
}

/** As true as it can be told in so many characters: fewer points first, then, among many lakes, without the smallest. */
const fits = (rings: readonly Ring[]): string => {
  const at = (tolerance: number, least: number) =>
    pathOf(rings.map((r) => simplifyRing(r, tolerance, least)).filter((r) => r !== null))
  for (const tolerance of [1, 1.4, 2, 2.8])
    for (const least of [10, 20 * tolerance ** 2]) {
      const path = at(tolerance, least)
      if (path.length <= LONGEST) return path
    }
  for (const least of [150, 250, 400, 700, 1200, 2000]) {
    const path = at(2.8, least)
    if (path.length <= LONGEST) return path
  }
  return at(4, 2000)
}

const places = placesHeld()
const { all } = await loadCountries()
const lines: string[] = []
const wet: string[] = []
const shore = new Set<string>()
for (const place of places) {
  const country = all.find((c) => c.code === place.country)
  const main = country?.map?.mainPlaces ?? []
  const near = places.filter((p) => p.country === place.country && kilometresBetween(p, place) < 120)
  const middle = { x: WIDTH / 2, y: HEIGHT / 2 }
  const widths = country?.map?.km ? [country.map.km] : WIDTHS
  let line = ''
  for (const km of widths) {
    const exact = waterOf(place, km)
    const path = fits(exact)
    const water = ringsOf(path)
    const metres = Math.round(SHORE_KM * 1000)
    if (!isAshore(middle, exact, (SHORE_KM * WIDTH) / km)) {
      wet.push(`${place.name} (${place.country}, more than ${metres} m)`)
      break
    }
    if (!isAshore(middle, water)) {
      wet.push(`${place.name} (${place.country}, as drawn ${km} km wide)`)
      break
    }
    if (windingNumberOf(middle, exact) !== 0) shore.add(place.name)
    line = [place.id, place.lat, place.lng, km, path].join('\t')
    if (laidOut({ place, places: near, main, km, water }).others.length >= ENOUGH) break
  }
  if (line) lines.push(line)
}
const head = `Water around places: © OpenStreetMap contributors, Open Database License 1.0 (opendatacommons.org/licenses/odbl/1-0/).
Derived by scripts/maps.ts from @geo-maps/earth-waterbodies-250m 0.6.0; this file is under the same licence. See decisions/0066.
Each line: place, latitude, longitude, width of the map in km, outline of the water on a map of ${WIDTH} by ${HEIGHT}.
`
writeFileSync(join(root, 'src/features/adverts/maps/water.txt'), `${head}\n${lines.join('\n')}\n`)
console.log(
  `${[...shore].join(', ')} lie on a shore\n${lines.length} maps, ${places.length - lines.length} places in the water: ${wet.join(', ')}`,
)
