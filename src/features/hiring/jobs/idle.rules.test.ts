import { describe, expect, test } from 'vitest'
import { idleStep, pausesAt } from './idle.rules.ts'

const at = (day: string) => new Date(`${day}T00:00:00Z`)

describe('a job nobody works on', () => {
  test('is left alone for 23 days', () => {
    expect(idleStep({ now: at('2026-03-23'), lastActivity: at('2026-03-01'), warnedAt: null })).toBe('none')
  })
  test('is warned of, then paused after 30', () => {
    expect(idleStep({ now: at('2026-03-24'), lastActivity: at('2026-03-01'), warnedAt: null })).toBe('warn')
    expect(idleStep({ now: at('2026-03-30'), lastActivity: at('2026-03-01'), warnedAt: at('2026-03-24') })).toBe('none')
    expect(idleStep({ now: at('2026-03-31'), lastActivity: at('2026-03-01'), warnedAt: at('2026-03-24') })).toBe(
      'pause',
    )
  })
  test('is never paused without seven days of warning, however long it has been quiet', () => {
    expect(idleStep({ now: at('2026-06-01'), lastActivity: at('2026-03-01'), warnedAt: null })).toBe('warn')
    expect(idleStep({ now: at('2026-06-07'), lastActivity: at('2026-03-01'), warnedAt: at('2026-06-01') })).toBe('none')
    expect(pausesAt({ lastActivity: at('2026-03-01'), warnedAt: at('2026-06-01') })).toEqual(at('2026-06-08'))
  })
  test('is warned of anew when something had happened since the last warning', () => {
    expect(idleStep({ now: at('2026-05-01'), lastActivity: at('2026-04-01'), warnedAt: at('2026-03-24') })).toBe('warn')
  })
})
