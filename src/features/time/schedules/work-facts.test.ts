import { describe, expect, test } from 'vitest'
import { workFactsOn } from './work-facts.rules.ts'

const ASKS = [{ key: 'manager', label: 'Works as a manager', kind: 'yes_no' }] as const

describe('what the law of hours is told of somebody', () => {
  const said = [
    { from: '2026-03-01', facts: { manager: 'yes', region: 'ON' } },
    { from: '2026-06-01', facts: { manager: null } },
  ]
  test('is what was entered up to the day, over the record', () => {
    expect(workFactsOn({ province: 'BC' }, said, ASKS, '2026-02-28')).toEqual({ province: 'BC' })
    expect(workFactsOn({ province: 'BC' }, said, ASKS, '2026-03-01')).toEqual({ province: 'BC', manager: 'yes' })
  })
  test('is the record again once it is taken back, and nothing the law does not ask for', () => {
    expect(workFactsOn({ manager: 'no' }, said, ASKS, '2026-06-01')).toEqual({ manager: 'no' })
    expect(workFactsOn({}, said, ASKS, '2026-04-01')).not.toHaveProperty('region')
  })
})
