import { describe, expect, it } from 'vitest'
import { exact } from '../shared/money.ts'
import { againstLimit, lastMinutes, minutesAtNight, minutesOf, splitWeek } from './hours.ts'
import { halfUp, monthsBefore, serviceBefore, tiers } from './leave.ts'
import type { WorkedDay } from './time.ts'

const span = (from: number, until: number) => ({ from: from * 60, until: until * 60 })
const day = (hours: number, i = 0): WorkedDay => ({
  day: `2026-11-${16 + i}`,
  kind: 'working',
  worked: [span(8, 8 + hours)],
  normal: 480,
})

describe('minutes at night', () => {
  it.each([
    [[span(14, 22)], 0],
    [[span(14, 22.5)], 30],
    [[span(20, 28)], 360],
    [[span(20, 29)], 360],
    [[span(3, 11)], 60],
    [[span(4, 12)], 0],
    [[span(0, 4)], 240],
    [[span(21, 23), span(24, 26)], 180],
    [[span(44, 53)], 360],
  ])('of %j are %i', (spans, minutes) => expect(minutesAtNight(spans, 22, 28)).toBe(minutes))
})

describe('the last minutes of a day', () => {
  it('are cut from its last spans', () => {
    const spans = [span(8, 12), span(13, 18)]
    expect(lastMinutes(spans, 0)).toEqual([])
    expect(lastMinutes(spans, 60)).toEqual([span(17, 18)])
    expect(lastMinutes(spans, 360)).toEqual([span(11, 12), span(13, 18)])
    expect(minutesOf(lastMinutes(spans, 9999))).toBe(540)
  })
})

describe('a week', () => {
  const of = (hours: number[], daily: number | null, weekly: number | null, doubleDaily: number | null = null) =>
    splitWeek(hours.map(day), () => ({ daily, weekly, doubleDaily })).map((part) =>
      [part.regular, part.overtime, part.double].map((m) => m / 60),
    )

  it('begins overtime beyond its figures, not at them', () => {
    expect(of([8, 8, 8, 8, 8], 8, 40)).toEqual([8, 8, 8, 8, 8].map((h) => [h, 0, 0]))
    expect(of([8.5, 8, 8, 8, 8], 8, 40)[0]).toEqual([8, 0.5, 0])
  })
  it('takes the greater of the daily and the weekly count, the weekly one from its last days', () => {
    expect(of([10, 8, 8, 8, 8, 4], 8, 40)).toEqual([
      [8, 2, 0],
      [8, 0, 0],
      [8, 0, 0],
      [8, 0, 0],
      [8, 0, 0],
      [0, 4, 0],
    ])
    expect(of([10, 10, 10, 10], null, 32)).toEqual([
      [10, 0, 0],
      [10, 0, 0],
      [10, 0, 0],
      [2, 8, 0],
    ])
  })
  it('counts double hours once', () => expect(of([14], 8, 40, 12)).toEqual([[8, 4, 2]]))
})

describe('a limit', () => {
  it('is told of from four fifths, and blocks what is beyond', () => {
    expect(againstLimit(100, 79)).toMatchObject({ notice: 'none', left: 21 })
    expect(againstLimit(100, 80)).toMatchObject({ notice: 'warning' })
    expect(againstLimit(100, 70, 30)).toMatchObject({ notice: 'warning', blocked: 0 })
    expect(againstLimit(100, 70, 31)).toEqual({ notice: 'blocked', left: 30, blocked: 1 })
    expect(againstLimit(100, 120, 5)).toEqual({ notice: 'blocked', left: 0, blocked: 5 })
  })
})

describe('completed months', () => {
  it.each([
    ['2026-01-01', '2026-01-31', 0],
    ['2026-01-01', '2026-02-01', 1],
    ['2026-01-31', '2026-02-28', 0],
    ['2026-01-31', '2026-03-01', 1],
    ['2026-01-30', '2026-03-01', 1],
    ['2026-01-31', '2026-05-01', 3],
    ['2024-02-29', '2025-02-28', 11],
    ['2024-02-29', '2025-03-01', 12],
    ['2024-02-29', '2028-02-29', 48],
    ['2026-05-05', '2026-05-05', 0],
    ['2026-05-05', '2026-01-01', 0],
  ])('from %s up to the day before %s are %i', (from, before, months) =>
    expect(monthsBefore(from, before)).toBe(months),
  )

  it('make years, and days are counted beside them', () => {
    expect(serviceBefore('2024-02-29', '2026-03-01')).toEqual({ months: 24, years: 2, days: 731 })
    expect(serviceBefore('2026-01-01', '2026-01-31', 20)).toEqual({ months: 0, years: 0, days: 30, daysWorked: 20 })
  })
})

describe('days', () => {
  it('round half up', () => {
    expect(halfUp(exact('4.5')).equals(5)).toBe(true)
    expect(halfUp(exact('4.4999')).equals(4)).toBe(true)
    expect(halfUp(exact(0)).equals(0)).toBe(true)
  })
  it('are cut into tiers as long as they reach', () => {
    const lengths = [
      [15, 1, 'employer'],
      [30, 0.5, 'employer'],
    ] as const
    expect(tiers(0, lengths)).toEqual([])
    expect(tiers(16, lengths)).toEqual([
      { days: 15, share: 1, by: 'employer' },
      { days: 1, share: 0.5, by: 'employer' },
    ])
    expect(tiers(50, lengths).reduce((sum, tier) => sum + tier.days, 0)).toBe(45)
  })
})
