import { describe, expect, test } from 'vitest'
import { heldBeyond, leaveLeft, usualLeave } from './left.rules.ts'
import { daysToTakeBack } from './request.rules.ts'

const DAY = 480
const card = { balance: 12 * DAY, reserved: 3 * DAY, booked: DAY, reckoned: { forecast: 14 * DAY } }

describe('what is left of leave', () => {
  test('is what there is without what waits for approval and what is booked', () =>
    expect(leaveLeft(card)).toEqual({ has: 12 * DAY, waiting: 3 * DAY, booked: DAY, left: 8 * DAY }))

  test('of a later day has what is booked taken off once', () =>
    expect(leaveLeft(card, true)).toEqual({ has: 14 * DAY, waiting: 3 * DAY, booked: 0, left: 11 * DAY }))

  test('after a request takes off what waits and what is booked for later, and nothing twice', () => {
    const held = [
      { day: '2026-11-20', minutes: DAY, state: 'approved' },
      { day: '2026-12-24', minutes: DAY, state: 'approved' },
      { day: '2026-12-28', minutes: 2 * DAY, state: 'reserved' },
      { day: '2026-12-30', minutes: DAY, state: 'cancelled' },
    ] as const
    expect(heldBeyond(held, '2026-11-29')).toBe(3 * DAY)
    expect(heldBeyond(held, '2026-12-24')).toBe(2 * DAY)
  })

  test('is told of annual leave, and where there is none of the first kind that is counted', () => {
    const kind = (key: string, more = {}) => ({
      type: { key, isOfLaw: true },
      isUnlimited: false,
      isForOccasion: false,
      ...more,
    })
    const sick = kind('SG.sick')
    const annual = kind('SG.annual')
    expect(usualLeave([kind('SG.maternity', { isForOccasion: true }), sick, annual])).toBe(annual)
    expect(usualLeave([kind('AE.unpaid', { isUnlimited: true }), sick])).toBe(sick)
    expect(usualLeave([])).toBeUndefined()
  })
})

describe('leave that may be taken back', () => {
  const days = ['2026-10-01', '2026-10-29', '2026-11-29', '2026-12-01']
  const part = (day: string) => ({ day })

  test('is what is to come, and what was of the last month', () =>
    expect(daysToTakeBack(days.map(part), { state: 'approved', today: '2026-11-29' }).map(({ day }) => day)).toEqual([
      '2026-10-29',
      '2026-11-29',
      '2026-12-01',
    ]))

  test('is all of it while nobody has decided', () =>
    expect(daysToTakeBack(days.map(part), { state: 'pending', today: '2026-11-29' })).toHaveLength(4))
})
