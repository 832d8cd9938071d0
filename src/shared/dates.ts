/** A calendar date, YYYY-MM-DD. Never an instant, never shifted by a zone. */
export type Day = string

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** True for a date that exists: 2028-02-29 yes, 2027-02-29 no. Years 1900 to 2199. */
export const isDay = (text: string): text is Day => {
  const m = DAY.exec(text)
  if (!m) return false
  const [y, mo, d] = [Number(m[1]), Number(m[2]), Number(m[3])]
  const date = new Date(Date.UTC(y, mo - 1, d))
  return y >= 1900 && y < 2200 && date.getUTCMonth() === mo - 1 && date.getUTCDate() === d
}

/** Whole days from one date to another; negative when `to` lies before `from`. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The same day so many months later; the last day of a month that is too short for it. */
export const addMonths = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Tenure in years as the specification counts them: days / 365.25, one decimal. */
export const tenureYears = (from: Day, to: Day): number => Math.floor((daysBetween(from, to) / 365.25) * 10) / 10

/** The calendar date it is in a place (IANA zone) at an instant. */
export const dayIn = (zone: string, instant: Date): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  )

/** The hour of the day it is in a place, 0 to 23. */
export const hourIn = (zone: string, instant: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(instant))
