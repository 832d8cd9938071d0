import { expect, test } from 'vitest'
import { minutesIn } from './punches.rules.ts'

const at = (time: string) => `2026-11-30T${time}:00Z`
const last = (...punches: [string, 'in' | 'out'][]) =>
  punches.toReversed().map(([time, direction]) => ({ at: at(time), direction }))
const span = { from: Date.parse(at('00:00')), now: Date.parse(at('12:30')) }

test('what somebody has been in for counts while the day goes on: closed pairs and the one that is open', () => {
  expect(minutesIn([], span)).toBe(0)
  expect(minutesIn(last(['06:58', 'in']), span)).toBe(332)
  expect(minutesIn(last(['08:00', 'in'], ['10:00', 'out'], ['10:15', 'in']), span)).toBe(255)
  expect(minutesIn(last(['08:00', 'in'], ['10:00', 'out']), span)).toBe(120)
})

test('an arrival twice is one, a departure alone is none, and what lies before the day is not part of it', () => {
  expect(minutesIn(last(['08:00', 'in'], ['08:01', 'in'], ['09:00', 'out']), span)).toBe(60)
  expect(minutesIn(last(['07:00', 'out'], ['08:00', 'in'], ['09:00', 'out']), span)).toBe(60)
  expect(minutesIn(last(['01:00', 'in'], ['02:00', 'out']), { ...span, from: Date.parse(at('03:00')) })).toBe(0)
})
