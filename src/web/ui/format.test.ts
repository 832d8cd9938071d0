import { describe, expect, it } from 'vitest'
import { besideHijri, formatDay, formatDayOf, formatHijri, formatMoney, formatMonth, formatNumber } from './format.ts'

describe('money', () => {
  it.each([
    [5000.5, { symbol: 'S$' }, 'S$5,000.50'],
    ['1234567.8', { symbol: '₹', locale: 'en-IN' }, '₹12,34,567.80'],
    [5000, { symbol: 'C$' }, 'C$5,000.00'],
    [5000, { symbol: 'AED' }, 'AED\u00A05,000.00'],
    [-20, { symbol: 'S$' }, '−S$20.00'],
    [0, { symbol: 'S$' }, 'S$0.00'],
    [null, { symbol: 'S$' }, '—'],
    ['', { symbol: 'S$' }, '—'],
    ['abc', { symbol: 'S$' }, '—'],
  ])('%j in %j is %s', (amount, country, written) => {
    expect(formatMoney(amount, country)).toBe(written)
  })
  it('writes an amount that names neither country nor currency in dollars', () => {
    expect(formatMoney(1234.5, { symbol: '' })).toBe('$1,234.50')
  })
  it.each([
    ['fr', '1\u00A0234,50', '100\u00A0000'],
    ['hi', '1,234.50', '1,00,000'],
    ['ta', '1,234.50', '1,00,000'],
    ['zh', '1,234.50', '100,000'],
  ] as const)('follows the habits of %s, in Latin digits', (language, amount, hundredThousand) => {
    expect(formatMoney(1234.5, { symbol: 'S$' }, language)).toBe(`S$${amount}`)
    expect(formatNumber(100000, language)).toBe(hundredThousand)
  })
  it('keeps Latin digits in Arabic', () => {
    expect(formatMoney(1234.5, { symbol: 'AED' }, 'ar')).toMatch(/^AED\u00A01,234\.50$/)
    expect(formatNumber(100000, 'ar')).toBe('100,000')
  })
})

describe('a date', () => {
  it.each([
    ['2027-03-09', '9 Mar 2027'],
    ['2027-03-09T23:59:00Z', '9 Mar 2027'],
    ['', '—'],
    ['soon', 'soon'],
  ])('%j is %s, in any zone', (value, written) => {
    expect(formatDay(value)).toBe(written)
  })
  it.each([
    ['fr', '9 mars 2027'],
    ['ar', '09\u200F/03\u200F/2027'],
    ['hi', '9 मार्च 2027'],
    ['ta', '9 மார்., 2027'],
    ['zh', '2027年3月9日'],
  ] as const)('in %s is %s', (language, written) => {
    expect(formatDay('2027-03-09', language)).toBe(written)
  })
})

describe('the day an instant has', () => {
  it('is that of the place, not of Greenwich', () => {
    expect(formatDayOf('2026-12-01T16:07:00.000Z', 'en', 'Asia/Singapore')).toBe('2 Dec 2026')
    expect(formatDayOf('2026-12-02T03:00:00.000Z', 'en', 'America/Toronto')).toBe('1 Dec 2026')
    expect(formatDayOf(null)).toBe('—')
    expect(formatDayOf('later')).toBe('later')
  })
})

describe('a date with its Hijri day beside it', () => {
  it('is the date, then the day of the Umm al-Qura calendar in brackets', () => {
    expect(besideHijri('9 مارس 2027', '2027-03-09', 'UTC')).toBe('9 مارس 2027 (1 شوال 1448 هـ)')
  })
  it('has the Hijri day of the place, as the date has', () => {
    const late = '2027-03-08T21:30:00Z'
    expect(besideHijri('', late, 'Asia/Dubai')).toContain('1 شوال 1448')
    expect(besideHijri('', late, 'UTC')).toContain('29 رمضان 1448')
  })
  it('leaves what is no date as it is', () => {
    for (const value of [null, undefined, '', 'soon']) expect(besideHijri('—', value)).toBe('—')
  })
})

describe('a date of the Hijri calendar', () => {
  it('stands beside the date in Arabic, with Latin digits, and in no other language', () => {
    expect(formatHijri('2027-03-09', 'ar')).toBe('1 شوال 1448 هـ')
    expect(formatHijri('2027-03-09', 'en')).toBe('')
  })
  it('is said once for what days of a month have in common', () => {
    expect(formatHijri('2026-11-01', 'ar', '2026-11-30')).toMatch(/^21 جمادى الأولى.+20 جمادى الآخرة.* 1448 هـ$/)
  })
})

it.each([
  ['2026-11', 'en', 'Nov 2026'],
  ['2026-11', 'zh', '2026年11月'],
  ['not a month', 'en', 'not a month'],
] as const)('the month %s in %s is written %s', (month, language, written) =>
  expect(formatMonth(month, language)).toBe(written),
)
