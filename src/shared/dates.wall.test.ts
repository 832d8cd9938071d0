import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantIn, wallIn } from './dates.ts'

describe('a clock on the wall', () => {
  test.each([
    ['Asia/Singapore', '2026-12-01T10:00', '2026-12-01T02:00:00.000Z'],
    ['Asia/Kolkata', '2026-12-01T00:15', '2026-11-30T18:45:00.000Z'],
    ['America/St_Johns', '2026-07-01T12:00', '2026-07-01T14:30:00.000Z'],
    // Forward at 02:00 on 8 March 2026, back at 02:00 on 1 November 2026.
    ['America/Toronto', '2026-03-08T03:30', '2026-03-08T07:30:00.000Z'],
    ['America/Toronto', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
    ['America/Toronto', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['America/Toronto', '2026-11-01T03:00', '2026-11-01T08:00:00.000Z'],
  ])('%s %s', (zone, local, instant) => expect(instantIn(zone, local)).toBe(instant))
  test('what is not a date and time is none', () => {
    for (const wrong of ['', '2026-12-01', '2026-13-01T10:00', 'tomorrow'])
      expect(instantIn('Asia/Dubai', wrong)).toBeNull()
  })
  test('shows what it was set to, in every zone at every hour that exists there', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        fc.constantFrom('Asia/Singapore', 'Asia/Kolkata', 'America/St_Johns', 'America/Vancouver', 'Asia/Dubai', 'UTC'),
        (at, zone) => {
          const wall = wallIn(zone, at.toISOString())
          const back = instantIn(zone, wall)
          return back !== null && wallIn(zone, back) === wall
        },
      ),
    ))
})
