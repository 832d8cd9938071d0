import { describe, expect, it } from 'vitest'
import { monthOf, monthParts, readYear } from './month.rules.ts'

describe('a month', () => {
  it('is taken apart and put together as it was kept', () => {
    for (const value of ['2021-03', '2021', '', '-03']) {
      const { year, month } = monthParts(value)
      expect(monthOf(year, month)).toBe(value)
    }
    expect(monthParts('2021-03')).toEqual({ year: '2021', month: '03' })
    expect(monthParts('-03')).toEqual({ year: '', month: '03' })
  })

  it('is read whole where it is pasted as a whole, whichever stands first', () => {
    for (const typed of ['2021-03', ' 2021/3 ', '03.2021', '3/2021'])
      expect(readYear(typed, '')).toEqual({ year: '2021', month: '03' })
  })

  it('is left where only the year is typed, and no year has letters or a fifth digit', () => {
    expect(readYear('2021', '11')).toEqual({ year: '2021', month: '11' })
    expect(readYear('March 20215', '11')).toEqual({ year: '2021', month: '11' })
    expect(readYear('2021-13', '')).toEqual({ year: '2021', month: '' })
    expect(readYear('', '11')).toEqual({ year: '', month: '11' })
  })
})
