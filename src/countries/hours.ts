import type { Day } from '../shared/dates.ts'
import type { ClassMinutes, MinuteSpan, WorkedDay } from './time.ts'

/** Reckoning with worked minutes that no country owns. All spans are half-open, in order and without overlap. */

const HOUR = 60

/** Minutes of all spans. */
export const minutesOf = (spans: readonly MinuteSpan[]): number =>
  spans.reduce((sum, { from, until }) => sum + until - from, 0)

/** The spans of the last so many minutes: what was worked last is what is beyond. */
export const lastMinutes = (spans: readonly MinuteSpan[], minutes: number): MinuteSpan[] => {
  const found: MinuteSpan[] = []
  let left = minutes
  for (const { from, until } of [...spans].reverse()) {
    if (left <= 0) break
    const taken = Math.min(left, until - from)
    found.unshift({ from: until - taken, until })
    left -= taken
  }
  return found
}

/** Minutes of the spans inside a window that comes every night. @param from, until hours of the clock, over midnight: 22 to 28 */
export const minutesAtNight = (spans: readonly MinuteSpan[], from: number, until: number): number => {
  let minutes = 0
  for (const span of spans)
    for (let day = -1; day <= 2; day++) {
      const start = (from + 24 * day) * HOUR
      const end = (until + 24 * day) * HOUR
      minutes += Math.max(0, Math.min(span.until, end) - Math.max(span.from, start))
    }
  return minutes
}

/** Hours of a day or week beyond which minutes count otherwise; null: there is no such count. */
export type Thresholds = { daily: number | null; doubleDaily: number | null; weekly: number | null }

type Split = { day: Day; regular: number; overtime: number; double: number }

const beyond = (minutes: number, hours: number | null): number =>
  hours === null ? 0 : Math.max(0, minutes - hours * HOUR)

/**
 * Minutes of each day as regular, overtime and double. The greater of the daily and the weekly count holds and no minute counts twice: a day's
 * overtime comes out first; of what is left as regular, whatever is beyond the week's hours follows, from the last day backwards.
 * @param thresholdsOf of one day; the weekly figure of the first day is the week's
 * @param creditedMinutes paid minutes without work that fill the week as if they were worked
 */
export const splitWeek = (
  days: readonly WorkedDay[],
  thresholdsOf: (day: WorkedDay) => Thresholds,
  creditedMinutes = 0,
): Split[] => {
  const split = days.map((day): Split => {
    const { daily, doubleDaily } = thresholdsOf(day)
    const worked = minutesOf(day.worked)
    const double = beyond(worked, doubleDaily)
    const overtime = beyond(worked - double, daily)
    return { day: day.day, regular: worked - double - overtime, overtime, double }
  })
  const [first] = days
  const weekly = first ? thresholdsOf(first).weekly : null
  const regular = split.reduce((sum, day) => sum + day.regular, 0)
  let over = Math.min(regular, beyond(regular + creditedMinutes, weekly))
  for (const day of [...split].reverse()) {
    const moved = Math.min(over, day.regular)
    day.regular -= moved
    day.overtime += moved
    over -= moved
  }
  return split
}

/** The classes of a day that have minutes. */
export const named = (day: Day, minutes: Readonly<Record<string, number>>): ClassMinutes[] =>
  Object.entries(minutes)
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ day, class: key, minutes: count }))

export type LimitNotice = { notice: 'none' | 'warning' | 'blocked'; left: number; blocked: number }

/** Where minutes stand against a limit: told from four fifths of it on, and what is wanted beyond it is blocked. All in minutes. */
export const againstLimit = (most: number, used: number, wanted = 0): LimitNotice => {
  const left = Math.max(0, most - used)
  const blocked = Math.max(0, wanted - left)
  if (blocked > 0) return { notice: 'blocked', left, blocked }
  return { notice: (used + wanted) * 5 >= most * 4 ? 'warning' : 'none', left, blocked: 0 }
}
