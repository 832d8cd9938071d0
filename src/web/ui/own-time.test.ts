import { describe, expect, test } from 'vitest'
import { ownTimeOf, ownToday } from './own-time.ts'

const dayName = (day: string) => day
const shift = { from: '2026-11-03T01:00:00Z', until: '2026-11-03T10:00:00Z', zone: 'Asia/Singapore' }

test('a form begins with the day it is where somebody looks, on a morning in Singapore as on an evening in Toronto', () => {
  const now = new Date('2026-11-29T23:30:00Z')
  expect(ownToday('Asia/Singapore', now)).toBe('2026-11-30')
  expect(ownToday('America/Toronto', now)).toBe('2026-11-29')
})

describe('a time of a place', () => {
  test('is said in the viewer’s own zone, with the day where it is another', () => {
    expect(ownTimeOf(shift, 'Asia/Kolkata', dayName)).toBe('06:30–15:30')
    expect(ownTimeOf(shift, 'America/Toronto', dayName)).toBe('2026-11-02 20:00–05:00')
    expect(ownTimeOf({ from: shift.from, zone: shift.zone }, 'Asia/Dubai', dayName)).toBe('05:00')
  })

  test('is not said where both clocks show the same, also under another name', () => {
    expect(ownTimeOf(shift, 'Asia/Singapore', dayName)).toBeNull()
    expect(ownTimeOf(shift, 'Asia/Kuala_Lumpur', dayName)).toBeNull()
  })

  test('is said where one of both is other: the clocks change in between', () => {
    // Toronto leaves summer time at 06:00 UTC; Bogota does not.
    const night = { from: '2026-11-01T03:00:00Z', until: '2026-11-01T08:00:00Z', zone: 'America/Toronto' }
    expect(ownTimeOf(night, 'Etc/GMT+4', dayName)).toBe('23:00–04:00')
  })
})
