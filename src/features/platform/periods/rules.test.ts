import { describe, expect, test } from 'vitest'
import { isLocked, monthOf, PERIOD_MOVES, periodState, requireMove } from './rules.ts'

describe('a period', () => {
  test('is open before anything happened, and locked until a second person agrees', () => {
    expect(periodState(null)).toBe('open')
    expect(isLocked(periodState('reopen_asked'))).toBe(true)
    expect(isLocked(periodState('reopened'))).toBe(false)
    expect(periodState('reopen_refused')).toBe('locked')
  })

  test('says in a sentence what cannot follow', () => {
    expect(() => requireMove('locked', 'locked')).toThrow('This period is locked.')
    expect(() => requireMove('open', 'reopened')).toThrow('This period is open.')
    for (const [state, events] of Object.entries(PERIOD_MOVES))
      for (const event of events) expect(() => requireMove(state as keyof typeof PERIOD_MOVES, event)).not.toThrow()
  })

  test('of a month ends on its last day, in a leap year too', () => {
    expect(monthOf('2028-02-10')).toEqual({ from: '2028-02-01', until: '2028-02-29' })
    expect(monthOf('2026-12-31')).toEqual({ from: '2026-12-01', until: '2026-12-31' })
  })
})
