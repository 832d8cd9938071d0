import { describe, expect, test } from 'vitest'
import { leave as singapore } from '../../../countries/sg/leave.ts'
import type { LeaveType } from './kinds.rules.ts'
import { sickChoices, sickDaysProblem } from './sick.rules.ts'

const type = (key: string, more: Partial<LeaveType> = {}): LeaveType => ({
  key,
  country: 'SG',
  name: key,
  counts: 'working',
  pays: 'all',
  private: false,
  law: null,
  isForOccasion: false,
  asks: [],
  ...more,
})

describe('what somebody calls in sick with', () => {
  test('is leave for sickness first, then what needs nothing to have happened', () => {
    const sick = singapore.kinds.find(({ key }) => key === 'sick') ?? null
    const types = [
      type('SG.annual'),
      type('SG.maternity', { isForOccasion: true }),
      type('SG.sick', { law: sick }),
      type('own'),
    ]
    expect(sickChoices(types).map(({ key }) => key)).toEqual(['SG.sick', 'SG.annual', 'own'])
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
