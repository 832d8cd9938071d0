import { describe, expect, test } from 'vitest'
import { shiftsOfToday } from './today.rules.ts'

const shift = (day: string, startsAt: string, endsAt: string, calledOff = false) => ({
  day,
  startsAt,
  endsAt,
  calledOff,
})
const night = shift('2026-11-28', '2026-11-28T14:00:00Z', '2026-11-28T22:00:00Z')
const late = shift('2026-11-29', '2026-11-29T08:00:00Z', '2026-11-29T16:00:00Z')
const sick = shift('2026-11-30', '2026-11-30T01:00:00Z', '2026-11-30T09:00:00Z', true)
const early = shift('2026-12-01', '2026-12-01T01:00:00Z', '2026-12-01T09:00:00Z')
const all = [night, late, sick, early]

describe('the shift of today', () => {
  test('is there from morning to midnight, and the next is the first that is not called off', () => {
    expect(shiftsOfToday(all, { today: '2026-11-29', now: '2026-11-28T23:00:00Z' })).toEqual({
      today: [late],
      next: early,
    })
    expect(shiftsOfToday(all, { today: '2026-11-29', now: '2026-11-29T15:00:00Z' })).toEqual({
      today: [late],
      next: early,
    })
  })

  test('is that of yesterday as well while its night goes on', () =>
    expect(shiftsOfToday(all, { today: '2026-11-29', now: '2026-11-28T21:00:00Z' })).toEqual({
      today: [night, late],
      next: early,
    }))

  test('is none on a day off, with the next one named, or nothing where none is known', () => {
    expect(shiftsOfToday([late], { today: '2026-11-27', now: '2026-11-27T03:00:00Z' })).toEqual({
      today: [],
      next: late,
    })
    expect(shiftsOfToday([], { today: '2026-11-27', now: '2026-11-27T03:00:00Z' })).toEqual({ today: [], next: null })
  })
})
