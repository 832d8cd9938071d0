import { describe, expect, test } from 'vitest'
import { lastDayOfLeaver, mayAfterLeaving } from './leavers.rules.ts'

const employed = (started_on: string, ended_on: string | null) => ({ started_on, ended_on })

describe('whoever has left', () => {
  test.each([
    ['is employed', [employed('2020-01-01', null)], null],
    ['has their last day today', [employed('2020-01-01', '2026-11-28')], null],
    ['had it yesterday', [employed('2020-01-01', '2026-11-27')], '2026-11-27'],
    ['came back', [employed('2026-01-01', null), employed('2020-01-01', '2024-05-31')], null],
    ['comes back next month', [employed('2026-12-15', null), employed('2020-01-01', '2026-05-31')], null],
    ['left twice', [employed('2020-01-01', '2022-05-31'), employed('2024-01-01', '2026-05-31')], '2026-05-31'],
    ['has no employment on record', [], null],
  ])('%s', (_, employments, last) => expect(lastDayOfLeaver(employments, '2026-11-28')).toBe(last))

  test('may make the calls that say so and those of their own account', () => {
    expect(mayAfterLeaving('pay/payroll', { afterLeaving: true })).toBe(true)
    expect(mayAfterLeaving('pay/claims', {})).toBe(false)
    expect(mayAfterLeaving('platform/notifications', {})).toBe(true)
    expect(mayAfterLeaving('platform/approvals', {})).toBe(false)
  })
})
