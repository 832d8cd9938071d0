import { describe, expect, test } from 'vitest'
import { daysOf, nextAfter } from './rules.ts'

describe('when a report is due', () => {
  const monday = { cadence: 'weekly', day: 1, hour: 8, zone: 'Asia/Singapore' } as const
  test.each([
    // Monday 23 November 2026, 08:00 in Singapore is midnight UTC.
    ['2026-11-22T15:00:00Z', '2026-11-23T00:00:00.000Z'],
    ['2026-11-22T23:59:59Z', '2026-11-23T00:00:00.000Z'],
    ['2026-11-23T00:00:00Z', '2026-11-30T00:00:00.000Z'],
  ])('each Monday at eight in Singapore: after %s it is %s', (after, at) => {
    expect(nextAfter(monday, new Date(after))).toBe(at)
  })

  test('keeps its hour by the clock of its zone when clocks change', () => {
    const toronto = { cadence: 'weekly', day: 7, hour: 9, zone: 'America/Toronto' } as const
    expect(nextAfter(toronto, new Date('2026-10-24T00:00:00Z'))).toBe('2026-10-25T13:00:00.000Z')
    expect(nextAfter(toronto, new Date('2026-10-31T00:00:00Z'))).toBe('2026-11-01T14:00:00.000Z')
  })

  test('each month, on the last day of one that is too short', () => {
    const last = { cadence: 'monthly', day: 31, hour: 0, zone: 'UTC' } as const
    expect(nextAfter(last, new Date('2027-01-31T00:00:00Z'))).toBe('2027-02-28T00:00:00.000Z')
    expect(nextAfter(last, new Date('2027-02-28T00:00:00Z'))).toBe('2027-03-31T00:00:00.000Z')
  })

  test('tells of whole days, up to the day before', () => {
    expect(daysOf('7', '2026-11-23')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    expect(daysOf('year', '2027-01-01')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  })
})
