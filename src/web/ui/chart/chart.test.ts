import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  areaPath,
  barScale,
  chartCsv,
  chartScale,
  chartTable,
  chartText,
  funnelShares,
  isEmptyChart,
  labelEvery,
  linePath,
  movedPlace,
  stackedSpans,
  stretchesOf,
  ticksOf,
} from './chart.rules.ts'

const points = ['Jan', 'Feb', 'Mar'].map((name) => ({ id: name, name }))
const one = (...values: (number | null)[]) => [{ id: 'a', name: 'Applied', values }]

describe('the axis of a chart', () => {
  test.each([
    [0, 9, [0, 2.5, 5, 7.5, 10]],
    [0, 100, [0, 25, 50, 75, 100]],
    [-30, 50, [-40, -20, 0, 20, 40, 60]],
    [0, 0, [0, 1]],
    [0, 0.3, [0, 0.1, 0.2, 0.3]],
  ])('has round values from %d to %d', (least, most, ticks) => {
    expect(ticksOf(least, most)).toEqual(ticks)
  })

  test('holds every value, and 0, between its ends', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 30 }), (values) => {
        const { ticks, at } = chartScale(points, one(...values), 'line')
        expect(ticks).toContain(0)
        expect(ticks.length).toBeLessThanOrEqual(9)
        for (const value of [...values, 0]) {
          expect(at(value)).toBeGreaterThanOrEqual(0)
          expect(at(value)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  test('of a stack holds the whole stack', () => {
    const series = [...one(3, 5, null), { id: 'b', name: 'Hired', values: [4, 8, 2] }]
    const { ticks } = chartScale(points, series, 'stacked')
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(13)
  })
})

describe('what is drawn', () => {
  test('breaks a line where a value is missing', () => {
    const scale = chartScale(points, one(0, 10, 0), 'line')
    expect(stretchesOf([0, null, 10], scale).map((stretch) => stretch.length)).toEqual([1, 1])
    expect(linePath([0, 10, null], scale).match(/M/g)).toHaveLength(1)
    expect(areaPath([10, null, 10], scale).match(/Z/g)).toHaveLength(2)
  })

  test('stands the highest value at the top, and 0 at the bottom', () => {
    const scale = chartScale(points, one(0, 10), 'line')
    expect(linePath([0, 10], scale)).toBe('M25.000 100.000L75.000 0.000')
  })

  test('stacks what is above 0 upwards and what is below downwards', () => {
    const series = [...one(3, -2, null), { id: 'b', name: 'Hired', values: [4, -1, 5] }]
    expect(stackedSpans(points, series)).toEqual([
      [{ from: 0, to: 3 }, { from: 0, to: -2 }, null],
      [
        { from: 3, to: 7 },
        { from: -2, to: -3 },
        { from: 0, to: 5 },
      ],
    ])
  })

  test('tells a step of a funnel as a part of the first', () => {
    expect(funnelShares([20, 5, null])).toEqual([1, 0.25, null])
    expect(funnelShares([0, 0])).toEqual([null, null])
  })

  test('lets the longest of lying bars go to the end', () => {
    const scale = barScale(one(103, 64, 0))
    expect([103, 0].map(scale.at)).toEqual([1, 0])
    expect([-5, 0, 5].map(barScale(one(-5, 5)).at)).toEqual([0, 0.5, 1])
    expect(barScale(one(0, null)).at(0)).toBe(0)
  })

  test('is nothing where no value is known', () => {
    expect(isEmptyChart(points, one(null, null))).toBe(true)
    expect(isEmptyChart([], one())).toBe(true)
    expect(isEmptyChart(points, one(0, null))).toBe(false)
  })

  test.each([
    [12, 12, 1],
    [13, 12, 2],
    [60, 12, 5],
    [0, 12, 1],
  ])('names of %d points at most %d', (count, most, every) => {
    expect(labelEvery(count, most)).toBe(every)
  })
})

describe('the numbers of a chart', () => {
  const table = chartTable('Month', points, [...one(3, null, 5), { id: 'b', name: '=Hired', values: [1, 2, 0] }])

  test('are the same as a table, with every series', () => {
    expect(table.headers).toEqual(['Month', 'Applied', '=Hired'])
    expect(table.rows.map((row) => row.values)).toEqual([
      [3, 1],
      [null, 2],
      [5, 0],
    ])
  })

  test('are taken along as CSV, in which nothing is a formula', () => {
    expect(chartCsv(table)).toBe("\uFEFFMonth,Applied,'=Hired\r\nJan,3,1\r\nFeb,,2\r\nMar,5,0\r\n")
  })

  test('are copied as a spreadsheet takes them', () => {
    expect(chartText(table).split('\n')).toEqual(['Month\tApplied\t=Hired', 'Jan\t3\t1', 'Feb\t\t2', 'Mar\t5\t0'])
  })
})

describe('the arrow keys', () => {
  const where = {
    points: 3,
    series: 2,
    towards: { next: 'ArrowRight', previous: 'ArrowLeft', down: 'ArrowDown', up: 'ArrowUp' },
  }

  test.each([
    ['ArrowRight', null, { point: 0, series: 0 }],
    ['ArrowLeft', null, { point: 2, series: 0 }],
    ['ArrowRight', { point: 2, series: 0 }, { point: 2, series: 0 }],
    ['ArrowDown', { point: 1, series: 0 }, { point: 1, series: 1 }],
    ['ArrowDown', null, { point: 0, series: 1 }],
    ['ArrowUp', { point: 1, series: 1 }, { point: 1, series: 0 }],
    ['Home', { point: 2, series: 1 }, { point: 0, series: 1 }],
    ['End', null, { point: 2, series: 0 }],
    ['a', null, null],
  ])('%s goes from %j to %j', (key, from, to) => {
    expect(movedPlace(key, from, where)).toEqual(to)
  })
})
