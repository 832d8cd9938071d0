import { wallIn, weekdayOf } from '../../../shared/dates.ts'

/** When a zone tells: days of the week (1 is Monday; none: all of them) and from when to when, over midnight too (null: at any time). */
export type ZoneTimes = { days: readonly number[]; from: string | null; to: string | null }

/** What waits is looked at twice an hour: shorter hours could pass unseen. */
const SHORTEST_MINUTES = 60
const DAY_MINUTES = 24 * 60
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** What is wrong with the hours of a zone, by field; null: nothing. */
export const timesProblem = ({ from, to }: Pick<ZoneTimes, 'from' | 'to'>): Record<string, string> | null => {
  if ((from === null) !== (to === null))
    return { [from === null ? 'from' : 'to']: 'Say both from when and until when, or neither' }
  if (from === null || to === null) return null
  const lasts = (minutesOf(to) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES
  return lasts < SHORTEST_MINUTES ? { to: 'Hours must last at least one hour' } : null
}

/** Whether a zone tells at an instant, by the clock of a place. What follows midnight belongs to the day it is then. */
export const isZoneTime = (now: Date, clock: string, { days, from, to }: ZoneTimes): boolean => {
  const [day = '', time = ''] = wallIn(clock, now.toISOString()).split('T')
  if (days.length > 0 && !days.includes(weekdayOf(day))) return false
  if (from === null || to === null) return true
  return from < to ? time >= from && time < to : time >= from || time < to
}
