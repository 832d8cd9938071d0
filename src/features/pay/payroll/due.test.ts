import { describe, expect, test } from 'vitest'
import { daysToPay, duePeriod } from './due.rules.ts'
import type { PaidGroup } from './pay-calendar.rules.ts'

const NO_FIRST = { first_from: null, first_until: null, first_pay_day: null }
const monthly: PaidGroup = { frequency: 'monthly', pay_on: 25, pays_next_month: false, ...NO_FIRST }
const fortnightly: PaidGroup = {
  frequency: 'two_weekly',
  pay_on: null,
  pays_next_month: false,
  first_from: '2026-01-05',
  first_until: '2026-01-18',
  first_pay_day: '2026-01-23',
}

describe('the run that is due', () => {
  test.each<[string, PaidGroup, string | null, string]>([
    ['of a group never paid: the first pay day to come', monthly, null, '2026-12-25'],
    ['after the last: the next', monthly, '2026-11-25', '2026-12-25'],
    ['long ago: the first that was left out', monthly, '2026-08-25', '2026-09-25'],
    ['over the turn of the year', monthly, '2026-12-25', '2027-01-25'],
    ['of a group paid in the month after', { ...monthly, pay_on: 7, pays_next_month: true }, null, '2026-12-07'],
    ['by two weeks', fortnightly, '2026-11-13', '2026-11-27'],
  ])('%s', (_, group, lastPaid, expected) => expect(duePeriod(group, lastPaid, '2026-11-28')?.payDay).toBe(expected))

  test('is told with the days to its cut-off and pay day; below nought where they are over', () => {
    expect(daysToPay('2026-11-30', '2026-11-28', 3)).toEqual({ cutOff: '2026-11-27', daysToCutOff: -1, daysToPay: 2 })
  })
})
