import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kilometresBetween } from '../../job-board/jobs/search.rules.ts'
import { CORNERS, problemOfCorners, WIDEST_KM } from '../distance/area.rules.ts'
import { cellsOfPoint } from './cells.rules.ts'
import { cellsOfShape } from './cover.rules.ts'
import { areaOfCell, isNearCell, middleOfCell, nearCellOf } from './near.rules.ts'
import { LEAST_PAUSE_MS, waitToAsk } from './pace.rules.ts'
import { isZoneKm, middleOf, type Point, ZONE_BANDS } from './shape.rules.ts'
import { isZoneTime, timesProblem } from './times.rules.ts'

const place = fc.record({
  lat: fc.double({ min: -55, max: 68, noNaN: true }),
  lng: fc.double({ min: -175, max: 175, noNaN: true }),
})
const found = (cells: readonly string[], at: Point) => cellsOfPoint(at).some((cell) => cells.includes(cell))

describe('the cells of a zone', () => {
  test('find each point of a circle, and are a handful', () => {
    fc.assert(
      fc.property(
        place,
        fc.constantFrom(0.5, 1, 2, 5, 17, 50),
        fc.array(fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true })), {
          minLength: 20,
          maxLength: 20,
        }),
        (middle, radiusKm, offsets) => {
          const cells = cellsOfShape({ circle: { ...middle, radiusKm }, corners: null })
          expect(cells.length).toBeGreaterThan(0)
          expect(cells.length).toBeLessThanOrEqual(64)
          for (const [up, across] of offsets) {
            const at = {
              lat: middle.lat + (up * radiusKm) / 111.2,
              lng: middle.lng + (across * radiusKm) / 111.2 / Math.cos((middle.lat * Math.PI) / 180),
            }
            if (kilometresBetween(middle, at) <= radiusKm) expect(found(cells, at)).toBe(true)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  test('find each point between corners', () => {
    fc.assert(
      fc.property(
        place,
        fc.array(fc.integer({ min: 2, max: 60 }), { minLength: 3, maxLength: 8 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 }),
        (middle, reaches, weights) => {
          const corners = reaches.map((km, n) => {
            const turn = (2 * Math.PI * n) / reaches.length
            return {
              lat: middle.lat + (km * Math.cos(turn)) / 111.2,
              lng: middle.lng + (km * Math.sin(turn)) / 111.2 / Math.cos((middle.lat * Math.PI) / 180),
            }
          })
          const cells = cellsOfShape({ circle: null, corners })
          // Between the middle and each corner lies the area: it was drawn round the middle.
          for (const [n, corner] of corners.entries()) {
            const part = (weights[n] ?? 0) * 0.98
            const at = {
              lat: middle.lat + (corner.lat - middle.lat) * part,
              lng: middle.lng + (corner.lng - middle.lng) * part,
            }
            expect(found(cells, at)).toBe(true)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  test('of a place far away do not find it', () => {
    const cells = cellsOfShape({ circle: { lat: 1.35, lng: 103.82, radiusKm: 10 }, corners: null })
    expect(found(cells, { lat: 13.08, lng: 80.27 })).toBe(false)
  })
})

describe('an area as it was drawn', () => {
  const square = [
    { lat: 1.3, lng: 103.7 },
    { lat: 1.3, lng: 103.9 },
    { lat: 1.4, lng: 103.9 },
    { lat: 1.4, lng: 103.7 },
  ]
  const [a, b, c, d] = square as [Point, Point, Point, Point]
  test.each([
    ['round', square, null],
    ['the other way round', square.toReversed(), null],
    ['crossing itself', [a, c, b, d], /cross/],
    ['with a corner twice', [a, b, b, c], /same/],
    ['on one line', [a, { lat: 1.35, lng: 103.8 }, { lat: 1.4, lng: 103.9 }], /one line/],
    ['too wide', [a, { lat: 3.5, lng: 103.7 }, { lat: 1.3, lng: 105 }], new RegExp(`${WIDEST_KM}`)],
  ])('%s', (_, corners, problem) => {
    const said = problemOfCorners(corners)
    if (problem === null) expect(said).toBeNull()
    else expect(said).toMatch(problem)
  })
  test('has its middle between its corners', () => {
    expect(middleOf(square).lat).toBeCloseTo(1.35)
    expect(middleOf(square).lng).toBeCloseTo(103.8)
    expect(CORNERS.least).toBe(3)
  })
})

test('a zone is half a kilometre around its middle, or a whole number of them up to fifty', () => {
  expect(ZONE_BANDS.every(isZoneKm)).toBe(true)
  for (const km of [0.5, 1, 3, 50]) expect(isZoneKm(km)).toBe(true)
  for (const km of [0, 0.4, 0.75, 1.5, 50.5, 51, -1, Number.NaN]) expect(isZoneKm(km)).toBe(false)
})

describe('the times of a zone', () => {
  const at = (clock: string) => new Date(`2026-11-28T${clock}:00Z`)
  const times = (from: string | null, to: string | null, days: number[] = []) => ({ days, from, to })

  test('are days and hours by the clock of a place, over midnight too', () => {
    // 28 November 2026 is a Saturday; eight hours later in Singapore.
    expect(isZoneTime(at('04:00'), 'Asia/Singapore', times(null, null))).toBe(true)
    expect(isZoneTime(at('04:00'), 'Asia/Singapore', times('12:00', '13:00'))).toBe(true)
    expect(isZoneTime(at('05:00'), 'Asia/Singapore', times('12:00', '13:00'))).toBe(false)
    expect(isZoneTime(at('15:30'), 'Asia/Singapore', times('22:00', '06:00'))).toBe(true)
    expect(isZoneTime(at('21:59'), 'Asia/Singapore', times('22:00', '06:00'))).toBe(true)
    expect(isZoneTime(at('22:00'), 'Asia/Singapore', times('22:00', '06:00'))).toBe(false)
    expect(isZoneTime(at('15:59'), 'Asia/Singapore', times(null, null, [6]))).toBe(true)
    expect(isZoneTime(at('16:00'), 'Asia/Singapore', times(null, null, [6]))).toBe(false)
  })

  test('are both said or neither, and last an hour', () => {
    expect(timesProblem({ from: '22:30', to: '23:30' })).toBeNull()
    expect(timesProblem({ from: '23:30', to: '00:30' })).toBeNull()
    expect(timesProblem({ from: '23:30', to: '00:29' })).toHaveProperty('to')
    expect(timesProblem({ from: '09:00', to: '09:00' })).toHaveProperty('to')
    expect(timesProblem({ from: null, to: '09:00' })).toHaveProperty('from')
    expect(timesProblem({ from: null, to: null })).toBeNull()
  })
})

describe('where a device is', () => {
  const step = fc.double({ min: -0.45, max: 0.45, noNaN: true })

  test('is told as a cell whose middle is at most 0.8 km away, and which is no smaller than 0.4 km²', () => {
    fc.assert(
      fc.property(place, (at) => {
        const cell = nearCellOf(at)
        expect(isNearCell(cell)).toBe(true)
        expect(kilometresBetween(at, middleOfCell(cell))).toBeLessThan(0.8)
        expect(areaOfCell(cell)).toBeGreaterThan(0.4)
        expect(areaOfCell(cell)).toBeLessThan(1)
      }),
      { numRuns: 2_000 },
    )
  })

  test('is told no more exactly: everywhere within 0.3 km of the middle of a cell says the same', () => {
    fc.assert(
      fc.property(place, step, step, (at, up, across) => {
        const middle = middleOfCell(nearCellOf(at))
        const moved = {
          lat: middle.lat + (up * 0.45) / 111.2,
          lng: middle.lng + (across * 0.45) / 111.2 / Math.cos((middle.lat * Math.PI) / 180),
        }
        fc.pre(kilometresBetween(middle, moved) <= 0.3)
        expect(nearCellOf(moved)).toBe(nearCellOf(middle))
      }),
      { numRuns: 2_000 },
    )
  })

  test.each([
    ['a larger cell', '87652636dffffff'],
    ['a smaller cell', '89652636d83ffff'],
    ['a cell that is none', '88652636d9ffff0'],
    ['capital letters', '88652636D9FFFFF'],
    ['a position', '1.352,103.82'],
    ['nothing', ''],
  ])('is not told as %s', (_, cell) => expect(isNearCell(cell)).toBe(false))

  test('is asked about at once, then only when the cell changed, and a quarter of a minute apart', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 40_000 })), { maxLength: 40 }),
        (walk) => {
          let [now, here] = [0, '']
          let last: { cell: string; at: number } | null = null
          let due: number | null = null
          const asked: { cell: string; at: number }[] = []
          const until = (then: number) => {
            if (due !== null && due <= then) {
              last = { cell: here, at: due }
              asked.push(last)
              due = null
            }
            now = then
          }
          for (const [cell, passes] of walk) {
            here = cell
            const wait = waitToAsk(cell, last, now)
            due = wait === null ? null : now + wait
            until(now)
            until(now + passes)
          }
          for (const [n, one] of asked.entries()) {
            const before = asked[n - 1]
            if (before === undefined) continue
            expect(one.at - before.at).toBeGreaterThanOrEqual(LEAST_PAUSE_MS)
            expect(one.cell).not.toBe(before.cell)
          }
        },
      ),
    )
    expect(waitToAsk('a', null, 5)).toBe(0)
    // A clock that was set back makes nobody wait longer.
    expect(waitToAsk('b', { cell: 'a', at: 1_000_000 }, 0)).toBe(LEAST_PAUSE_MS)
  })
})
