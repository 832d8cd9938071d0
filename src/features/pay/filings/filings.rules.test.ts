import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  FILING_STATES,
  type FilingState,
  monthsOf,
  nextStates,
  refusalToMoveFiling,
  refusalToSnooze,
  reminderStage,
  standingOf,
} from './filings.rules.ts'

describe('a filing', () => {
  test('is due a week before its day, late the day after, and done whatever the day', () => {
    const on = (today: string) => standingOf('open', '2026-12-14', today)
    expect([on('2026-12-06'), on('2026-12-07'), on('2026-12-14'), on('2026-12-15')]).toEqual([
      'upcoming',
      'due',
      'due',
      'late',
    ])
    expect(standingOf('filed', '2026-12-14', '2027-01-01')).toBe('filed')
  })

  test('is reminded of a week and a day before, a day and a week after', () => {
    expect([8, 7, 2, 1, 0, -1, -6, -7].map(reminderStage)).toEqual([0, 1, 1, 2, 2, 3, 3, 4])
  })

  test('is confirmed only once it is filed and has its receipt, and stays so', () => {
    expect(nextStates({ state: 'filed', hasReceipt: false })).toEqual(['open'])
    expect(nextStates({ state: 'filed', hasReceipt: true })).toEqual(['open', 'confirmed'])
    expect(nextStates({ state: 'confirmed', hasReceipt: true })).toEqual([])
    expect(refusalToMoveFiling('open', 'confirmed', true)).toBe('Say first when it was filed.')
    expect(refusalToMoveFiling('filed', 'confirmed', false)).toContain('receipt')
  })

  test('invariant 71: whatever is done with it, it is not confirmed without a receipt', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...FILING_STATES), fc.boolean())), (moves) => {
        let state: FilingState = 'open'
        for (const [to, hasReceipt] of moves) {
          const may = refusalToMoveFiling(state, to, hasReceipt) === null
          expect(nextStates({ state, hasReceipt }).includes(to)).toBe(may)
          if (may && to === 'confirmed') expect([state, hasReceipt]).toEqual(['filed', true])
          if (state === 'confirmed') expect(may).toBe(false)
          if (may) state = to
        }
      }),
    )
  })

  test('is looked for from the first locked month on, a year back at most', () => {
    expect(monthsOf(null, '2026-11-20')).toEqual(['2026-11'])
    expect(monthsOf('2026-09', '2026-11-20')).toEqual(['2026-09', '2026-10', '2026-11'])
    expect(monthsOf('2020-01', '2026-11-20')).toHaveLength(13)
    expect(monthsOf('2026-12', '2026-11-20')).toEqual(['2026-11'])
  })
})

describe('reminders are put off', () => {
  const today = '2026-11-10'
  test.each([
    ['until the day it is due', 'open', '2026-11-14', '2026-11-14', null],
    ['not beyond it', 'prepared', '2026-11-14', '2026-11-15', 'Reminders are put off'],
    ['not until today', 'open', '2026-11-14', '2026-11-10', 'Choose a day'],
    ['a week where it is late', 'open', '2026-11-01', '2026-11-17', null],
    ['and no longer', 'open', '2026-11-01', '2026-11-18', 'a week at most'],
    ['not of what is filed', 'filed', '2026-11-14', '2026-11-12', 'any more'],
  ] as const)('%s', (...[, state, due, until, expected]) => {
    const refusal = refusalToSnooze({ state, due }, { until, today })
    if (expected === null) expect(refusal).toBeNull()
    else expect(refusal).toContain(expected)
  })
})
