import { expect, it } from 'vitest'
import { agoOf } from './ago.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')

it.each([
  ['2026-11-23T11:59:30Z', null],
  ['2026-11-23T12:00:30Z', null],
  ['2026-11-23T11:58:00Z', '2 min. ago'],
  ['2026-11-23T09:00:00Z', '3 hr. ago'],
  ['2026-11-22T11:00:00Z', 'yesterday'],
  ['2026-11-17T12:00:00Z', '6 days ago'],
  ['2026-11-10T12:00:00Z', '10 Nov 2026'],
])('%s is said as %s', (at, said) => expect(agoOf(at, 'en', NOW)).toBe(said))
