import { expect, test } from 'vitest'
import { firstDayOfEach } from './away.rules.ts'

test('who is away for longer stands on their first day, before whoever is away later and shorter', () => {
  const days = [
    { employmentId: 'short', day: '2026-11-24' },
    { employmentId: 'long', day: '2026-11-25' },
    { employmentId: 'long', day: '2026-11-23' },
    { employmentId: 'long', day: '2026-11-24' },
  ]
  expect(firstDayOfEach(days).map(({ employmentId, day }) => `${employmentId} ${day}`)).toEqual([
    'long 2026-11-23',
    'short 2026-11-24',
  ])
})
