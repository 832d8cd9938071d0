import { dateFormat } from './intl.ts'

/** A calendar date, YYYY-MM-DD. Never an instant, never shifted by a zone. */
export type Day = string

/** Twenty-four hours in milliseconds: a length of time, not a day of a place, which may have 23 or 25 (see zoned.ts). */
export const DAY_MS = 86_400_000

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** True for a date that exists: 2028-02-29 yes, 2027-02-29 no. Years 1900 to 2199. */
export const isDay = (text: string): text is Day => {
  const m = DAY.exec(text)
  if (!m) return false
  const [y, mo, d] = [Number(m[1]), Number(m[2]), Number(m[3])]
  const date = new Date(Date.UTC(y, mo - 1, d))
  return y >= 1900 && y < 2200 && date.getUTCMonth() === mo - 1 && date.getUTCDate() === d
}

/** Milliseconds since 1970 of the midnight in UTC that a date begins with; NaN for what is no date. */
const msOf = (day: Day): number =>
  // Pay and time ask millions of times: three numbers are read in a fifth of the time a text is parsed in.
  day.length === 10
    ? Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))
    : Date.parse(day)

const twoDigits = (n: number): string => (n < 10 ? `0${n}` : String(n))

/** Whole days from one date to another; negative when `to` lies before `from`. */
export const daysBetween = (from: Day, to: Day): number => (msOf(to) - msOf(from)) / DAY_MS

/** @throws RangeError for what is no date */
export const addDays = (day: Day, days: number): Day => {
  const date = new Date(msOf(day) + days * DAY_MS)
  const year = date.getUTCFullYear()
  if (!(year >= 1000 && year <= 9999)) return date.toISOString().slice(0, 10)
  return `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (LENGTHS[month - 1] ?? 0)

/** The same day so many months later; the last day of a month that is too short for it. */
export const addMonths = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const at = year * 12 + month - 1 + months
  const onYear = Math.floor(at / 12)
  // Leave and pay ask millions of times: reckoned in a fifth of the time a calendar takes.
  if (onYear >= 1000 && onYear <= 9999 && date >= 1) {
    const onMonth = (at % 12) + 1
    return `${onYear}-${twoDigits(onMonth)}-${twoDigits(Math.min(date, daysInMonth(onYear, onMonth)))}`
  }
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The months from one to another, both counted, as 2026-11; none where the last lies before the first. */
export const monthsBetween = (first: string, last: string): string[] => {
  const months: string[] = []
  for (let month = first; month <= last; month = addMonths(`${month}-01`, 1).slice(0, 7)) months.push(month)
  return months
}

/** Which day of the week it is: 1 Monday to 7 Sunday, as ISO 8601 counts. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/**
 * An instant as text in UTC with milliseconds, however it came: 2026-11-20T04:05:06.000Z.
 * @throws RangeError for what is no instant
 */
export const iso = (instant: string | Date): string => new Date(instant).toISOString()

/** Tenure in years as the specification counts them: days / 365.25, one decimal. */
export const tenureYears = (from: Day, to: Day): number => Math.floor((daysBetween(from, to) / 365.25) * 10) / 10

/** A zone this machine knows, by its IANA name. */
export const isZone = (zone: string): boolean => {
  try {
    return zone !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** The calendar date it is in a place (IANA zone) at an instant. */
export const dayIn = (zone: string, instant: Date): Day =>
  dateFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant)

/** The hour of the day it is in a place, 0 to 23. */
export const hourIn = (zone: string, instant: Date): number =>
  Number(dateFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(instant))

/**
 * The instant a clock on the wall shows in a zone: 2026-12-01T10:00 in Asia/Singapore is 02:00 UTC. An hour the clocks leave out is taken as the
 * hour after, one they show twice as the first. Null: not a date and time.
 */
export const instantIn = (zone: string, local: string): string | null => {
  const wall = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN
  if (Number.isNaN(wall)) return null
  const offset = (at: number) => {
    const parts = dateFormat('en-CA', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
      hourCycle: 'h23',
    }).format(at)
    return Date.parse(`${parts.replace(', ', 'T')}Z`) - Math.floor(at / 1000) * 1000
  }
  const first = wall - offset(wall - DAY_MS)
  const candidates = [first, wall - offset(wall + DAY_MS)]
  const right = candidates.find((at) => at + offset(at) === wall)
  return new Date(right ?? first).toISOString()
}

/** What a clock on the wall shows at an instant: the value of a field of date and time. */
export const wallIn = (zone: string, instant: string): string =>
  dateFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
    .format(new Date(instant))
    .replace(', ', 'T')
