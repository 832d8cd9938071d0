import { describe, expect, test } from 'vitest'
import type { OpenShift } from './mine.contract.ts'
import { groupOpenShifts } from './open-shifts.rules.ts'

const shift = (over: Partial<OpenShift>): OpenShift => ({
  id: 'first',
  day: '2026-12-05',
  start: '09:00',
  end: '18:00',
  name: 'Day',
  colour: 'teal',
  minutes: 480,
  site: 'Harbour',
  skill: null,
  note: null,
  asked: false,
  warnings: [],
  ...over,
})

describe('open shifts that an employee may take', () => {
  test('are one line with their number where hours, kind and place are the same', () => {
    const groups = groupOpenShifts([shift({}), shift({ id: 'second' }), shift({ id: 'later', start: '12:00' })])
    expect(groups.map(({ id, count }) => [id, count])).toEqual([
      ['first', 2],
      ['later', 1],
    ])
  })

  test('stay apart by day, place, skill and note', () => {
    const apart = [{ day: '2026-12-06' }, { site: 'Pier' }, { skill: 'Forklift' }, { note: 'Bring boots' }]
    expect(groupOpenShifts([shift({}), ...apart.map(shift)])).toHaveLength(5)
  })

  test('say that one was asked for, whichever of them it was', () => {
    expect(groupOpenShifts([shift({}), shift({ id: 'mine', asked: true }), shift({})])).toEqual([
      { ...shift({ id: 'mine', asked: true }), count: 3 },
    ])
  })
})
