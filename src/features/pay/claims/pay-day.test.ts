import { describe, expect, test } from 'vitest'
import { expectedPayOf } from './pay-day.rules.ts'

const NOV = { payDay: '2026-11-30', cutOff: '2026-11-27' }
const DEC = { payDay: '2026-12-31', cutOff: '2026-12-28' }

describe('with which pay a claim is paid', () => {
  test.each([
    ['before the cut-off', '2026-11-05', NOV, null],
    ['on the day of the cut-off', '2026-11-27', NOV, null],
    ['a day after it', '2026-11-28', DEC, NOV],
  ])('approved %s', (_, from, { payDay, cutOff }, missed) => {
    expect(expectedPayOf([NOV, DEC], from)).toEqual({ payDay, cutOff, missed })
  })

  test('is not known where no pay day is, or all have passed', () => {
    expect(expectedPayOf([], '2026-11-05')).toBeNull()
    expect(expectedPayOf([NOV], '2026-11-28')).toBeNull()
  })

  test('is the next open one for what was approved before a run that did not take it', () => {
    expect(expectedPayOf([DEC], '2026-11-05')).toEqual({ ...DEC, missed: null })
  })
})
