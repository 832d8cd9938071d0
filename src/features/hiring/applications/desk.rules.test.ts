import { expect, test } from 'vitest'
import { isDayToCome } from './desk.rules.ts'

test.each([
  // In the evening of the 22nd in Toronto Greenwich has the 23rd already: tomorrow is still to come.
  ['2026-11-23', '2026-11-23T02:00:00Z', 'America/Toronto', true],
  ['2026-11-22', '2026-11-23T02:00:00Z', 'America/Toronto', false],
  // In the morning of the 23rd in Singapore Greenwich has the 22nd: today is not tomorrow.
  ['2026-11-23', '2026-11-22T20:00:00Z', 'Asia/Singapore', false],
  ['2026-11-24', '2026-11-22T20:00:00Z', 'Asia/Singapore', true],
  ['2027-11-23', '2026-11-22T20:00:00Z', 'Asia/Singapore', true],
  ['2027-11-24', '2026-11-22T20:00:00Z', 'Asia/Singapore', false],
])('put aside until %s, asked at %s, in %s: %s', (until, now, zone, may) => {
  expect(isDayToCome(until, new Date(now), zone)).toBe(may)
})
