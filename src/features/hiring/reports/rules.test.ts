import { describe, expect, test } from 'vitest'
import { ENOUGH, rateOf } from '../../../shared/rates.ts'
import { ageOf } from '../jobs/positions.rules.ts'
import { funnelOf, funnelsOf, usualDays, wrongPeriod } from './rules.ts'

describe('the figures of hiring', () => {
  test('say nothing of a share below twenty', () => {
    expect(rateOf(3, ENOUGH - 1)).toEqual({ n: 3, of: 19, rate: null })
    expect(rateOf(5, ENOUGH)).toEqual({ n: 5, of: 20, rate: 0.25 })
  })

  test('say nothing of what is usual from fewer than five hires', () => {
    expect(usualDays({ days: 12, n: 1 })).toBeNull()
    expect(usualDays({ days: 12.5, n: 5 })).toBe(12.5)
    expect(usualDays({ days: null, n: 0 })).toBeNull()
  })

  test('count who came further at every step before', () => {
    const reached = [
      { reached: 0, people: 10 },
      { reached: 2, people: 4 },
      { reached: 5, people: 1 },
    ]
    expect(funnelOf(reached).map((f) => f.people)).toEqual([15, 5, 5, 1, 1, 1])
  })

  test('keep the order in which months and sources come', () => {
    const rows = [
      { of: '2026-09', reached: 0, people: 3 },
      { of: '2026-10', reached: 5, people: 20 },
    ]
    expect(funnelsOf(rows)).toMatchObject([
      { of: '2026-09', applied: 3, hired: 0, rate: { rate: null } },
      { of: '2026-10', applied: 20, hired: 20, rate: { rate: 1 } },
    ])
  })

  test.each([
    [0, '0to30'],
    [30, '0to30'],
    [31, '31to60'],
    [61, '61to90'],
    [91, 'over90'],
  ])('a position open for %s days is of %s', (days, age) => {
    expect(ageOf(days)).toBe(age)
  })

  test('refuse a period that ends before it begins, or is too long', () => {
    expect(wrongPeriod('2026-02-01', '2026-01-01')).toHaveProperty('to')
    expect(wrongPeriod('2010-01-01', '2026-01-01')).toHaveProperty('from')
    expect(wrongPeriod('2026-01-01', '2026-12-31')).toEqual({})
  })
})
