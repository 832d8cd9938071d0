import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day } from './dates.ts'
import {
  addWorkingDays,
  isWorkingDay,
  isWorkingWeek,
  lastWorkingDay,
  nextWorkingDay,
  type WorkingCalendar,
  workingDays,
} from './workdays.ts'

const off = (...days: Day[]) => new Map(days.map((day) => [day, 'full' as const]))
/** Singapore in November 2026: Deepavali is a Sunday, the Monday stands in for it. */
const site: WorkingCalendar = { week: [1, 2, 3, 4, 5], daysOff: off('2026-11-08', '2026-11-09'), years: [2026] }

describe('working days', () => {
  test.each([
    // LV-031: leave from Friday to Tuesday over a weekend and a holiday costs two days.
    ['2026-11-06', '2026-11-10', 2],
    ['2026-11-07', '2026-11-09', 0],
    ['2026-11-02', '2026-11-30', 20],
    ['2026-11-10', '2026-11-09', 0],
    ['2026-02-01', '2026-02-28', 20],
  ])('from %s to %s are %i', (from, to, count) => expect(workingDays(site, from, to)).toBe(count))

  test('count half a holiday as half a day', () => {
    const calendar = { ...site, daysOff: new Map([['2026-12-24', 'half' as const]]) }
    expect(workingDays(calendar, '2026-12-24', '2026-12-24')).toBe(0.5)
    expect(isWorkingDay(calendar, '2026-12-24')).toBe(true)
  })

  test('follow the week of the place', () => {
    expect(workingDays({ ...site, week: [1, 2, 3, 4, 7] }, '2026-11-13', '2026-11-15')).toBe(1)
    expect(workingDays({ ...site, week: [1, 2, 3, 4, 5, 6] }, '2026-11-13', '2026-11-15')).toBe(2)
  })

  test('of a year without holidays on file are refused, not guessed', () => {
    for (const ask of [
      () => workingDays(site, '2026-12-30', '2027-01-02'),
      () => isWorkingDay(site, '2025-12-31'),
      () => nextWorkingDay(site, '2027-01-01'),
      () => addWorkingDays(site, '2026-12-31', 1),
    ])
      expect(ask).toThrow(/^No public holidays on file for 20(25|27)$/)
  })
})

describe('a deadline in working days', () => {
  test.each([
    // AP-015: two working days from Friday 6 November are Wednesday 11.
    ['2026-11-06', 2, '2026-11-11'],
    ['2026-11-06', 0, '2026-11-06'],
    ['2026-11-07', 0, '2026-11-10'],
    ['2026-11-07', 1, '2026-11-10'],
    ['2026-11-10', 1, '2026-11-11'],
  ])('from %s, %i on, is %s', (from, days, day) => expect(addWorkingDays(site, from, days)).toBe(day))

  test('is a working day, with as many after the day as were asked', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 15 }), (start, count) => {
        const from = addDays('2026-01-01', start)
        const due = addWorkingDays(site, from, count)
        expect(isWorkingDay(site, due)).toBe(true)
        expect(workingDays(site, addDays(from, 1), due)).toBe(count)
      }),
    ))

  test('that must not be late is brought forward', () => {
    expect(lastWorkingDay(site, '2026-11-09')).toBe('2026-11-06')
    expect(lastWorkingDay(site, '2026-11-10')).toBe('2026-11-10')
  })
})

test.each([
  [[1, 2, 3, 4, 5], true],
  [[7], true],
  [[], false],
  [[1, 1], false],
  [[5, 1], false],
  [[0], false],
  [[8], false],
  [[1.5], false],
])('%j can be a week: %s', (week, right) => expect(isWorkingWeek(week)).toBe(right))
