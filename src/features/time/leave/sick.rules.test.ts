import { describe, expect, test } from 'vitest'
import { leaveTypesOf } from './kinds.rules.ts'
import { sickChoices, sickDaysProblem } from './sick.rules.ts'

const own = [{ id: 'x', country: 'SG', name: 'Family day', counts: 'working', paid: true, private: false }]
const kind = (key: string, more: object = {}) => ({
  key,
  label: key,
  source: { title: '', url: '' },
  counts: 'working' as const,
  pays: 'all' as const,
  accrual: 'by_year' as const,
  entitlement: () => {
    throw new RangeError('not asked')
  },
  ...more,
})

describe('what somebody calls in sick with', () => {
  test('is leave for sickness first, then what needs nothing to have happened', () => {
    const kinds = [kind('annual'), kind('maternity', { accrual: 'by_event' }), kind('sick')]
    const types = leaveTypesOf({ code: 'SG', leave: { kinds } } as never, own)
    expect(sickChoices(types).map(({ key }) => key)).toEqual(['SG.sick', 'SG.annual', 'x'])
  })
})

describe('the days somebody calls in sick for', () => {
  const today = '2026-11-16'
  test.each([
    ['2026-11-16', '2026-11-16', null],
    ['2026-11-17', '2026-11-30', null],
    ['2026-11-15', '2026-11-16', 'from'],
    ['2026-11-18', '2026-11-18', 'from'],
    ['2026-11-17', '2026-11-16', 'until'],
    ['2026-11-16', '2026-11-30', 'until'],
  ])('%s to %s: %s', (from, until, field) => {
    expect(sickDaysProblem({ from, until }, today)?.field ?? null).toBe(field)
  })
})
