import { describe, expect, test } from 'vitest'
import { standingOfLimit } from './work-limits.rules.ts'

describe('a limit of working time', () => {
  test('is beyond by the minutes it is beyond, and that is wrong though nothing is held', () => {
    expect(standingOfLimit({ level: 'warning', used: 123, figure: 120 })).toEqual({ isWrong: true, over: 3 })
    expect(standingOfLimit({ level: 'warning', used: 103, figure: 120 })).toEqual({ isWrong: false, over: 0 })
    expect(standingOfLimit({ level: 'held', used: 120, figure: 120 })).toEqual({ isWrong: true, over: 0 })
  })
})
