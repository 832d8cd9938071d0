import { expect, test } from 'vitest'
import { addDays, addMonths, type Day, monthsBetween } from './dates.ts'

/** As a calendar says it: the last day of the month where it is too short. */
const byCalendar = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

test('months are added as a calendar adds them, leap years and ends of months as well', () => {
  for (let day = '2023-11-01'; day < '2025-04-02'; day = addDays(day, 1))
    for (const months of [-301, -288, -24, -13, -12, -2, -1, 0, 1, 2, 11, 12, 13, 48, 912, 1200])
      expect(`${day} ${months} ${addMonths(day, months)}`).toBe(`${day} ${months} ${byCalendar(day, months)}`)
})

test('what is no date has no month after it', () => {
  expect(() => addMonths('yesterday', 1)).toThrow(RangeError)
})

test('months between two are both of them and all within, over the end of a year; none where the last lies before the first', () => {
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11'])
  expect(monthsBetween('2027-02', '2026-11')).toEqual([])
})
