import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ACTIONS,
  allowedFor,
  isExpired,
  isWritable,
  MOVES,
  monthlyOf,
  needsReason,
  refusalToSend,
  STATUSES,
  sameName,
} from './rules.ts'

describe('what a month pays', () => {
  test.each([
    ['by the month as it stands', 500_000, 'MONTH', null, 500_000],
    ['by the year a twelfth, rounded half up', 10_000_006, 'YEAR', null, 833_334],
    ['by the hour 52 weeks of its hours over 12 months', 2_500, 'HOUR', '40', 433_333],
    ['by the hour with half hours', 2_550, 'HOUR', '37.5', 414_375],
  ] as const)('%s', (...[_what, pay, period, hours, month]) => expect(monthlyOf(pay, period, hours)).toBe(month))
  test('twelve months never differ from the year by more than six minor units', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e11 }),
        (year) => Math.abs(monthlyOf(year, 'YEAR', null) * 12 - year) <= 6,
      ),
    ))
})

describe('where an offer may go', () => {
  test('to be sent it has to be approved, by whoever answers for the company', () => {
    expect(allowedFor('draft', false)).toEqual(['ask', 'withdraw'])
    expect(allowedFor('draft', true)).toEqual(['ask', 'approve', 'withdraw'])
    expect(allowedFor('approval', false)).toEqual(['withdraw'])
    expect(allowedFor('approval', true)).toEqual(['approve', 'refuse', 'withdraw'])
    expect(allowedFor('approved', false)).toEqual(['send', 'hold', 'withdraw'])
    for (const status of STATUSES) if (MOVES.send.from.includes(status)) expect(status).toBe('approved')
  })
  test('signed, only whoever answers for the company goes back on it, with a reason', () => {
    expect(allowedFor('accepted', false)).toEqual([])
    expect(allowedFor('accepted', true)).toEqual(['withdraw'])
    expect(STATUSES.filter((s) => needsReason(s, 'withdraw'))).toEqual(['accepted'])
    expect(isWritable('accepted')).toBe(false)
  })
  test('once declined or over nothing can be done with it', () => {
    for (const status of ['declined', 'expired', 'withdrawn'] as const) {
      expect(ACTIONS.filter((a) => MOVES[a].from.includes(status))).toEqual([])
      expect(isWritable(status)).toBe(false)
    }
    expect(isWritable('sent')).toBe(false)
  })
  test('it stands until the end of its last day', () => {
    expect(isExpired('2026-12-01', '2026-12-01')).toBe(false)
    expect(isExpired('2026-12-01', '2026-12-02')).toBe(true)
  })
})

test('no more offers than vacancies', () => {
  expect(refusalToSend(2, 1)).toBeNull()
  expect(refusalToSend(1, 1)).toMatch(/^The one position/)
  expect(refusalToSend(3, 3)).toMatch(/^All 3 positions/)
})

test('a name is signed as it is written; spaces and case do not count, letters do', () => {
  expect(sameName('  asha   RAO ', 'Asha Rao')).toBe(true)
  expect(sameName('Asha Roa', 'Asha Rao')).toBe(false)
  expect(sameName('René', 'Rene')).toBe(false)
})
