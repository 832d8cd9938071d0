import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadCountries } from '../../../countries/registry.ts'
import {
  clipRing,
  DOT,
  directionTo,
  HEIGHT,
  isAshore,
  kilometresBetween,
  pathOf,
  type Ring,
  ringsOf,
  spotOf,
  WIDTH,
  windingNumberOf,
} from './ground.rules.ts'
import { type Box, boxOf, fromLargest, laidOut, type Place, SCALE_BOX, SIZES, scaleOf } from './map.rules.ts'
import { waterByPlace } from './water.ts'

const root = join(import.meta.dirname, '../../../..')
const sql = readdirSync(join(root, 'database'))
  .filter((f) => /^\d/.test(f))
  .sort()
  .map((f) => readFileSync(join(root, 'database', f), 'utf8'))
  .join('\n')
const places: (Place & { region: string })[] = (/\$places\$(.*?)\$places\$/s.exec(sql)?.[1] ?? '')
  .split('\n')
  .map((line, i) => {
    const [country = '', region = '', name = '', , lat, lng, people] = line.split('\t')
    return { id: i + 1, country, region, name, lat: Number(lat), lng: Number(lng), people: Number(people) }
  })
for (const [, lat, lng, id] of sql.matchAll(/update places set lat = ([\d.-]+), lng = ([\d.-]+) where id = (\d+);/g))
  Object.assign(places[Number(id) - 1] ?? {}, { lat: Number(lat), lng: Number(lng) })

const current = await waterByPlace()
const { all } = await loadCountries()
const mainOf = (country: string) => all.find((c) => c.code === country)?.map?.mainPlaces ?? []
const called = (name: string, country: string) => {
  const found = places.find((p) => p.name === name && p.country === country)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const drawnOf = (place: Place) => {
  const water = current.get(place.id)
  if (!water) return null
  const around = places.filter((p) => p.country === place.country)
  const rings = ringsOf(water.path)
  const map = laidOut({ place, places: around, main: mainOf(place.country), km: water.km, water: rings })
  return { ...map, km: water.km, rings, from: fromLargest(place, around, mainOf(place.country)) }
}
/** Whether a point so far to the east and to the south of a place is water on its map. */
const isWater = (place: Place, east: number, south: number): boolean => {
  const map = drawnOf(place)
  if (!map) throw new Error(`no map of ${place.name}`)
  const unit = WIDTH / map.km
  return windingNumberOf({ x: WIDTH / 2 + east * unit, y: HEIGHT / 2 + south * unit }, map.rings) !== 0
}

describe('lengths and directions', () => {
  const singapore = { lat: 1.2897, lng: 103.8501 }
  test('are those of the sphere', () => {
    expect(kilometresBetween(singapore, { lat: 1.438, lng: 103.7888 })).toBeCloseTo(17.84, 1)
    expect(directionTo(singapore, { lat: 1.3264, lng: 103.9417 })).toBe('e')
    expect(directionTo(singapore, { lat: 1.438, lng: 103.7888 })).toBe('n')
    expect(directionTo(singapore, { lat: 1.25, lng: 103.81 })).toBe('sw')
  })
  test('hold on the map: a kilometre is as long in every direction', () => {
    const middle = { lat: 45.5, lng: -73.6 }
    const east = { lat: 45.5, lng: -73.472 }
    const north = { lat: 45.59, lng: -73.6 }
    const unit = WIDTH / 40
    expect(spotOf(middle, 40, east).x - WIDTH / 2).toBeCloseTo(kilometresBetween(middle, east) * unit, 1)
    expect(HEIGHT / 2 - spotOf(middle, 40, north).y).toBeCloseTo(kilometresBetween(middle, north) * unit, 1)
  })
  test('the bar shows a round number of kilometres, at most a third of the map', () => {
    expect(scaleOf(40)).toEqual({ km: 10, length: 70 })
    expect(scaleOf(28)).toEqual({ km: 5, length: 50 })
    expect(scaleOf(160)).toEqual({ km: 50, length: 88 })
  })
})

describe('outlines', () => {
  const square: Ring = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ]
  const island: Ring = [
    { x: 4, y: 4 },
    { x: 4, y: 6 },
    { x: 6, y: 6 },
    { x: 6, y: 4 },
  ]
  test('come back from their path as they were', () => {
    const path = pathOf([square, island])
    expect(path).toBe('m0 0l10 0 0 10-10 0zm4 4l0 2 2 0 0-2z')
    expect(ringsOf(path)).toEqual([square, island])
  })
  test('know what is inside, islands left out', () => {
    expect(windingNumberOf({ x: 2, y: 2 }, [square, island])).not.toBe(0)
    expect(windingNumberOf({ x: 5, y: 5 }, [square, island])).toBe(0)
    expect(windingNumberOf({ x: 12, y: 5 }, [square, island])).toBe(0)
    expect(isAshore({ x: 2, y: 5 }, [square], DOT)).toBe(true)
    expect(isAshore({ x: 50, y: 50 }, [square.map((s) => ({ x: s.x * 10, y: s.y * 10 }))], DOT)).toBe(false)
  })
  test('are cut along a box', () => {
    const cut = clipRing(square, { left: 5, top: -1, right: 20, bottom: 20 })
    expect(Math.min(...cut.map((s) => s.x))).toBe(5)
    expect(clipRing(square, { left: 30, top: 0, right: 40, bottom: 10 })).toEqual([])
  })
})

describe('the maps we hold', () => {
  test('are of points as they are kept now, short, and nothing but the outline of water', () => {
    expect(current.size).toBe(2728)
    for (const [id, { lat, lng, path }] of current) {
      expect(places[id - 1], `${id}`).toMatchObject({ lat, lng })
      expect(path).toMatch(/^(m[-\d ]+l[-\d ]+z)*$/)
      expect(path.length, places[id - 1]?.name).toBeLessThanOrEqual(1100)
    }
  })

  test('four places lie in the water by what we hold, further from land than it may err: they have none', () => {
    const without = places.filter((p) => !current.has(p.id)).map((p) => p.name)
    expect(without.sort()).toEqual(['Carbonear', 'Kingston', 'Midland', 'White Rock'])
  })

  test.each([
    ['Halifax', 'CA'],
    ['Québec', 'CA'],
    ['Punggol', 'SG'],
    ['Dubai Marina', 'AE'],
  ])('%s stands on land, near water', (name, country) => {
    const map = drawnOf(called(name, country))
    expect(map && isAshore({ x: WIDTH / 2, y: HEIGHT / 2 }, map.rings)).toBe(true)
    expect(map?.rings.length).toBeGreaterThan(0)
  })

  // East, south, in kilometres.
  test.each([
    ['Toronto', 'CA', 'Lake Ontario', 0, 13, 0, -6],
    ['Mumbai', 'IN', 'the Arabian Sea', -15, 0, 30, 0],
    ['Chennai', 'IN', 'the Bay of Bengal', 15, 0, -12, 0],
    ['Abu Dhabi', 'AE', 'the Gulf', -10, -10, 17, 8],
    ['Vancouver', 'CA', 'English Bay', -14, 0, 8, 0],
    ['Singapore', 'SG', 'the strait', 2, 8, 0, -6],
    ['Dubai', 'AE', 'the Gulf', -10, -10, 10, 5],
  ])('%s (%s): %s is water, the other side is land', (...[name, country, _, east, south, inlandEast, inlandSouth]) => {
    expect(isWater(called(name, country), east, south)).toBe(true)
    expect(isWater(called(name, country), inlandEast, inlandSouth)).toBe(false)
  })

  test('Calgary has no sea', () => {
    for (const [east, south] of [
      [0, 10],
      [10, 0],
      [-10, 0],
      [0, -10],
    ] as const) {
      expect(isWater(called('Calgary', 'CA'), east, south)).toBe(false)
    }
  })
})

describe('of every place', () => {
  const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const drawings = places.flatMap((place) => {
    const map = drawnOf(place)
    return map ? [{ place, map }] : []
  })

  test('no name is cut off, none lies over another, over a dot or over the scale', () => {
    const wrong: string[] = []
    for (const { place, map } of drawings) {
      const labels = [
        boxOf(place.name, SIZES.place, map.label),
        ...map.others.map((o) => boxOf(o.name, SIZES.other, o.label)),
      ]
      const dots = [{ x: WIDTH / 2, y: HEIGHT / 2 }, ...map.others].map(({ x, y }) => ({
        left: x - 3,
        right: x + 3,
        top: y - 3,
        bottom: y + 3,
      }))
      const all = [...labels, ...dots, SCALE_BOX]
      if (all.some((a, i) => all.some((b, j) => i < j && meet(a, b)))) wrong.push(`${place.name}: over another`)
      if (labels.some((b) => b.left < 0 || b.top < 0 || b.right > WIDTH || b.bottom > HEIGHT))
        wrong.push(`${place.name}: cut off`)
    }
    expect(wrong).toEqual([])
  })

  test('no dot stands in the water', () => {
    const wet = drawings.filter(({ map }) =>
      [{ x: WIDTH / 2, y: HEIGHT / 2 }, ...map.others].some((dot) => !isAshore(dot, map.rings)),
    )
    expect(wet.map((d) => d.place.name)).toEqual([])
  })

  test('most show two neighbours or more, and none more than four', () => {
    expect(Math.max(...drawings.map((d) => d.map.others.length))).toBe(4)
    const few = drawings.filter((d) => d.map.others.length < 2)
    expect(few.length / drawings.length).toBeLessThan(0.05)
  })
})

describe('where a place is, in words', () => {
  const said = (name: string, country: string) => drawnOf(called(name, country))?.from
  test.each([
    ['Bedok New Town', 'SG', { name: 'Singapore', km: 11, to: 'e' }],
    ['Sharjah', 'AE', { name: 'Dubai', km: 16, to: 'ne' }],
    ['Mississauga', 'CA', { name: 'Toronto', km: 24, to: 'sw' }],
    ['Musaffah', 'AE', { name: 'Abu Dhabi', km: 13, to: 'se' }],
    ['Abu Dhabi', 'AE', { name: 'Dubai', km: 125, to: 'sw' }],
    ['Thāne', 'IN', { name: 'Mumbai', km: 16, to: 'ne' }],
  ])('%s (%s)', (name, country, way) => expect(said(name, country)).toEqual(way))
  test('the largest is known by itself', () => {
    expect(said('Mumbai', 'IN')).toBeNull()
    expect(said('Singapore', 'SG')).toBeNull()
  })
})

describe('the point of a city', () => {
  /** Cities that our list knows in parts, by names that stand in their region and not further than a city is wide. */
  test.each([
    ['Dubai', 'AE', 30],
    ['Singapore', 'SG', 30],
    ['Ajman', 'AE', 15],
    ['Sharjah', 'AE', 15],
  ])('of %s lies within ten kilometres of the mean of its parts', (name, country, wide) => {
    const city = called(name, country)
    const parts = places.filter(
      (p) =>
        p.id !== city.id &&
        p.country === country &&
        p.region === city.region &&
        kilometresBetween(p, city) <= Number(wide),
    )
    expect(parts.length).toBeGreaterThan(0)
    const mean = (of: (p: Place) => number) => parts.reduce((sum, p) => sum + of(p), 0) / parts.length
    expect(kilometresBetween(city, { lat: mean((p) => p.lat), lng: mean((p) => p.lng) })).toBeLessThan(10)
  })
})
