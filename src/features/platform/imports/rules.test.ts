import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numbersIn, rangesOf, rowNumbers, toMultirange, undoableUntil } from './rules.ts'

describe('row numbers', () => {
  test.each([
    [[], []],
    [[2], [[2, 2]]],
    [
      [2, 3, 4, 7, 9, 10],
      [
        [2, 4],
        [7, 7],
        [9, 10],
      ],
    ],
  ])('%j are %j', (numbers, ranges) => expect(rangesOf(numbers)).toEqual(ranges))

  test('come back from their ranges as they were', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 500 })), (numbers) => {
        const sorted = numbers.sort((a, b) => a - b)
        expect([...numbersIn(rangesOf(sorted))]).toEqual(sorted)
      }),
    ))

  test('are written as the database reads them', () => {
    expect(toMultirange([])).toBe('{}')
    expect(
      toMultirange([
        [2, 4],
        [7, 7],
      ]),
    ).toBe('{[2,4],[7,7]}')
  })

  test.each([
    [3, 5, undefined, [5, 6, 7]],
    [2, 1, [4, 9], [4, 9]],
    [2, 1, [9, 4], null],
    [2, 1, [4, 4], null],
    [2, 1, [4], null],
  ])('%j rows from %j named %j', (count, first, rows, numbers) =>
    expect(rowNumbers(count, first, rows)).toEqual(numbers),
  )
})

test.each([
  ['2026-11-21T08:00:00Z', '2026-11-21T08:00:01Z', '2026-11-22T08:00:00.000Z'],
  ['2026-11-21T08:00:00Z', '2026-11-22T07:59:59Z', '2026-11-22T08:00:00.000Z'],
  ['2026-11-21T08:00:00Z', '2026-11-22T08:00:00Z', null],
])('an import that ended at %s can at %s be undone until %s', (ended, now, until) =>
  expect(undoableUntil(ended, new Date(now))).toBe(until),
)
