import { describe, expect, test } from 'vitest'
import { periodText } from './period.text.ts'

const said = (from: string, until: string, locale = 'en-GB') => periodText(locale, from, until, (day) => day)

describe('a period', () => {
  test('of a whole month is its name, also in February of a leap year', () => {
    expect(said('2026-11-01', '2026-11-30')).toBe('November 2026')
    expect(said('2028-02-01', '2028-02-29')).toBe('February 2028')
    expect(said('2026-11-01', '2026-11-30', 'fr-u-nu-latn')).toBe('novembre 2026')
  })

  test('of a calendar year is its number, of another year its first and last month', () => {
    expect(said('2026-01-01', '2026-12-31')).toBe('2026')
    expect(said('2026-04-01', '2027-03-31')).toBe('Apr 2026 – Mar 2027')
    expect(said('2026-07-01', '2026-09-30')).toMatch(/^Jul 2026 – Sept? 2026$/)
  })

  test('of a part of a month is its days, and of one day that day', () => {
    expect(said('2026-02-01', '2026-02-27')).toBe('2026-02-01 – 2026-02-27')
    expect(said('2026-11-16', '2026-12-15')).toBe('2026-11-16 – 2026-12-15')
    expect(said('2026-11-01', '2026-11-01')).toBe('2026-11-01')
  })
})
