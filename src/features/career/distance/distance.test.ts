import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kilometresBetween } from '../../job-board/jobs/search.rules.ts'
import { isInArea, townsInArea } from './area.rules.ts'
import { boxAround, outlinesOf, steppedBox, UNITS } from './box.rules.ts'
import { clustersOf } from './clusters.rules.ts'
import { landIn } from './land.ts'
import { coarsePoint, nearestTowns, type Origin, reachedTowns, spreadOf, type Town, townNear } from './reach.rules.ts'

const town = (id: number, lat: number, lng: number, people = 0): Town => ({
  id,
  name: `Town ${id}`,
  region: '',
  country: 'SG',
  lat,
  lng,
  people,
})
const origin = (lat: number, lng: number, radiusKm: number, excluded = false): Origin => ({
  id: `${lat} ${lng}`,
  name: 'Home',
  lat,
  lng,
  radiusKm,
  excluded,
})

const point = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
})

describe('a point', () => {
  test('is kept no finer than a hundredth of a degree, and moves less than a kilometre', () => {
    fc.assert(
      fc.property(point, (at) => {
        const coarse = coarsePoint(at)
        expect(coarse.lat * 100).toBeCloseTo(Math.round(coarse.lat * 100), 6)
        expect(kilometresBetween(at, coarse)).toBeLessThan(0.8)
      }),
    )
  })
})

describe('how far a town goes', () => {
  test.each([
    [0, null],
    [900, 1],
    [1_000_000, 7],
    [12_691_836, 20],
  ])('with %i people is estimated as %s km', (people, km) => expect(spreadOf({ people })).toBe(km))
})

describe('towns within reach', () => {
  const home = origin(1.35, 103.85, 10)
  test.each([
    ['a small town near by', town(1, 1.36, 103.86, 9_000), 'sure'],
    ['a city whose middle is near', town(2, 1.29, 103.85, 3_547_809), 'maybe'],
    ['a district nobody counted', town(3, 1.39, 103.85), 'unknown'],
  ])('%s is %s', (_, at, reach) => expect(reachedTowns([at], [home])).toMatchObject([{ reach }]))

  test('are those within a distance of any place and of no excluded one, nearest first, each from its nearest place', () => {
    fc.assert(
      fc.property(
        fc.array(point, { maxLength: 30 }),
        fc.array(fc.tuple(point, fc.integer({ min: 1, max: 200 }), fc.boolean()), { maxLength: 6 }),
        (points, places) => {
          const towns = points.map((at, i) => town(i + 1, at.lat, at.lng, i * 10_000))
          const origins = places.map(([at, km, excluded]) => origin(at.lat, at.lng, km, excluded))
          const within = (t: Town, excluded: boolean) =>
            origins.some((o) => o.excluded === excluded && kilometresBetween(o, t) <= o.radiusKm)
          const reached = reachedTowns(towns, origins)
          expect(new Set(reached.map(({ town: t }) => t.id))).toEqual(
            new Set(towns.filter((t) => within(t, false) && !within(t, true)).map(({ id }) => id)),
          )
          expect(reached.map(({ km }) => km)).toEqual(reached.map(({ km }) => km).toSorted((a, b) => a - b))
          for (const one of reached) {
            expect(one.km).toBeLessThanOrEqual(one.origin.radiusKm)
            if (one.reach === 'sure') expect(one.km + (one.spread ?? 0)).toBeLessThanOrEqual(one.origin.radiusKm)
          }
        },
      ),
    )
  })

  test('where there is none, the nearest are offered', () => {
    const far = [town(1, 12.97, 77.59), town(2, 1.48, 103.76)]
    expect(nearestTowns(far, [home], 1).map(({ town: t }) => t.id)).toEqual([2])
    expect(nearestTowns(far, [origin(1, 103, 5, true)], 1)).toEqual([])
    expect(townNear({ lat: 48.85, lng: 2.35 }, far)).toBeNull()
  })
})

describe('circles on a map', () => {
  test('hold each job once at every zoom, and fall apart as one comes nearer', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(point, fc.integer({ min: 1, max: 50 })), { maxLength: 80 }), (drawn) => {
        const points = drawn.map(([at, jobs]) => ({ ...at, jobs }))
        const all = points.reduce((sum, { jobs }) => sum + jobs, 0)
        const circles = [0, 4, 8, 12].map((zoom) => clustersOf(points, zoom))
        for (const at of circles) {
          expect(at.reduce((sum, { jobs }) => sum + jobs, 0)).toBe(all)
          expect(at.flatMap(({ points: held }) => held)).toHaveLength(points.length)
        }
        expect(circles[0]?.length ?? 0).toBeLessThanOrEqual(circles[3]?.length ?? 0)
      }),
    )
  })
})

describe('the outlines of a map', () => {
  test('of Singapore have the island where it is, and the sea where it is', async () => {
    const box = steppedBox(
      boxAround([{ lat: 1.35, lng: 103.82, radiusKm: 10 }], 20) ?? { south: 0, west: 0, north: 1, east: 1 },
    )
    const land = outlinesOf(await landIn(box), box)
    const isLand = (lat: number, lng: number) =>
      land.some((ring) => {
        let inside = false
        for (const [i, [y, x]] of ring.entries()) {
          const [y2, x2] = ring[(i + ring.length - 1) % ring.length] ?? [0, 0]
          if (y > lat !== y2 > lat && lng < ((x2 - x) * (lat - y)) / (y2 - y) + x) inside = !inside
        }
        return inside
      })
    expect([isLand(1.36, 103.8), isLand(1.15, 103.95), isLand(1.6, 103.7)]).toEqual([true, false, true])
  })

  test('of a whole country stay small', async () => {
    const land = await landIn({ south: 41, west: -141, north: 70, east: -52 })
    expect(land.length).toBeLessThan(120_000)
    expect(UNITS).toBe(2_000)
  })
})

describe('an area that is drawn', () => {
  const square = [
    { lat: 1.2, lng: 103.6 },
    { lat: 1.2, lng: 104 },
    { lat: 1.5, lng: 104 },
    { lat: 1.5, lng: 103.6 },
  ]
  const town = (id: number, lat: number, lng: number, people: number) => ({
    id,
    name: `T${id}`,
    region: '',
    country: 'XX',
    people,
    lat,
    lng,
  })
  const home = { id: 'h', name: 'Home', lat: 1.3, lng: 103.8, radiusKm: 1, excluded: false }

  test('has what lies between its corners, whichever way round they were chosen', () => {
    for (const corners of [square, square.toReversed()]) {
      expect(isInArea({ lat: 1.35, lng: 103.8 }, corners)).toBe(true)
      expect(isInArea({ lat: 1.35, lng: 104.1 }, corners)).toBe(false)
      expect(isInArea({ lat: 1.6, lng: 103.8 }, corners)).toBe(false)
    }
    const bay = [...square.slice(0, 3), { lat: 1.25, lng: 103.8 }]
    expect(isInArea({ lat: 1.45, lng: 103.7 }, bay)).toBe(false)
  })

  test('counts towns by their middle, whatever the distance, says which may go beyond it, and leaves out what is excluded', () => {
    const towns = [
      town(1, 1.35, 103.8, 10_000),
      town(2, 1.499, 103.9, 3_000_000),
      town(3, 1.4, 103.7, 0),
      town(4, 2, 103.8, 10),
    ]
    const found = townsInArea(towns, [home], square)
    expect(found.map(({ town: { id }, reach }) => [id, reach])).toEqual([
      [1, 'sure'],
      [3, 'unknown'],
      [2, 'maybe'],
    ])
    const unwanted = { ...home, id: 'x', lat: 1.4, lng: 103.7, radiusKm: 2, excluded: true }
    expect(townsInArea(towns, [home, unwanted], square).map(({ town: { id } }) => id)).toEqual([1, 2])
  })
})
