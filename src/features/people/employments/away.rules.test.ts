import { expect, test } from 'vitest'
import { firstDayOfEach, onDaysOfHome } from './away.rules.ts'

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

test('who is away today where they work is away today at home, and a day that is over there is over', () => {
  const todays = new Map([
    ['toronto', '2026-11-29'],
    ['singapore', '2026-11-30'],
  ])
  const days = [
    { employmentId: 'toronto', day: '2026-11-29' },
    { employmentId: 'toronto', day: '2026-11-30' },
    { employmentId: 'singapore', day: '2026-11-29' },
    { employmentId: 'singapore', day: '2026-11-30' },
  ]
  expect(
    onDaysOfHome(days, { today: '2026-11-30', todays }).map(({ employmentId, day }) => `${employmentId} ${day}`),
  ).toEqual(['toronto 2026-11-30', 'toronto 2026-11-30', 'singapore 2026-11-30'])
})
