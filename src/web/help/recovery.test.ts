import { describe, expect, it } from 'vitest'
import { type Failure, nextRefresh, refreshTo, withFailure } from './recovery.rules.ts'

const MINUTE = 60_000
const at = (timestamp: number, delay: number | null = 1500): Failure => ({
  timestamp,
  source: 'chunk',
  userAgent: 'x',
  url: '/',
  error: 'gone',
  attempt: 1,
  delay,
})
const NOW = 10 * MINUTE

describe('the next refresh', () => {
  it.each([
    ['the first', [], { attempt: 1, delay: 1500 }],
    ['the second', [at(NOW - 1)], { attempt: 2, delay: 3000 }],
    ['the third', [at(NOW - 2), at(NOW - 1)], { attempt: 3, delay: 8000 }],
    ['the fourth asks a person', [at(NOW - 3), at(NOW - 2), at(NOW - 1)], { attempt: 4, delay: null }],
    ['one five minutes later is a first', [at(NOW - 5 * MINUTE)], { attempt: 1, delay: 1500 }],
    ['one a moment before that is a second', [at(NOW - 5 * MINUTE + 1)], { attempt: 2, delay: 3000 }],
    ['asking a person is no refresh', [at(NOW - 1, null)], { attempt: 1, delay: 1500 }],
  ] as const)('%s', (_, history, next) => {
    expect(nextRefresh(history, NOW)).toEqual(next)
  })
})

it('keeps the last ten failures', () => {
  let history: Failure[] = []
  for (let n = 1; n <= 12; n++) history = withFailure(history, at(n))
  expect(history.map((f) => f.timestamp)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

it.each([
  ['/jobs/42', '/jobs'],
  ['/jobs', null],
  ['/jobs/42/apply', null],
  ['/dashboard/jobs', null],
])('%s leads to %s', (from, to) => {
  expect(refreshTo(from)).toBe(to)
})
