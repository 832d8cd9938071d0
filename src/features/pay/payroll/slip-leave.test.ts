import { describe, expect, test } from 'vitest'
import { leaveKindWord, slipDays } from './slip-leave.ts'

describe('leave on a payslip of paper', () => {
  test('stands in English and the language of whoever is paid; a kind of the company’s own as it was named', () => {
    const annual = { key: 'AE.annual', name: 'Annual leave', isOfLaw: true, minutes: 0, dayMinutes: 480 }
    expect(leaveKindWord(annual, 'ar')).toBe('Annual leave · الإجازة السنوية')
    expect(leaveKindWord(annual, 'zh')).toBe('Annual leave · 年假')
    expect(leaveKindWord(annual, 'en')).toBe('Annual leave')
    expect(leaveKindWord({ ...annual, key: 'annual', name: 'Garden leave', isOfLaw: false }, 'ar')).toBe('Garden leave')
  })

  test('is days to the hundredth, half days and hours as they are, below nought with a sign', () => {
    const left = (minutes: number, dayMinutes = 480) =>
      slipDays({ key: 'SG.annual', name: 'Annual leave', isOfLaw: true, minutes, dayMinutes })
    expect([left(2640), left(240), left(60, 528), left(-720), left(0), left(1)]).toEqual([
      '5.5',
      '0.5',
      '0.11',
      '-1.5',
      '0',
      '0',
    ])
  })
})
