import { Temporal } from 'temporal-polyfill'
import type { Day } from './dates.ts'

/**
 * Days and clocks of a place turned into instants and back. For the server: the browser has no room for the polyfill, and what it needs of
 * this is in dates.ts.
 */

/** HH:MM, 00:00 to 23:59, as a clock on the wall shows it. */
export type WallTime = string

/**
 * What a time on the wall is as an instant, and whether the wall shows it once that day.
 * `skipped`: the clocks pass over it, and `at` is as long after the gap began as the time is (02:30 becomes 03:30).
 * `repeated`: they show it twice; `at` is the first, `second` the other.
 */
export type WallInstant = { at: string; clock: 'once' } | { at: string; clock: 'skipped' } | RepeatedInstant
type RepeatedInstant = { at: string; clock: 'repeated'; second: string }

const text = (instant: Temporal.Instant): string => new Date(instant.epochMilliseconds).toISOString()

/**
 * The instant at which a day begins in a zone: 00:00, or the first moment after it where the clocks pass over midnight.
 * @throws RangeError for a day or a zone that does not exist
 */
export const startOfDay = (day: Day, zone: string): string =>
  text(Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant())

/** The instant at which the next day begins there: 23, 24 or 25 hours after `startOfDay`. Half-open: not part of the day. */
export const endOfDay = (day: Day, zone: string): string =>
  text(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone).toInstant())

/**
 * The instant of a time of day on a day in a zone, with what the clocks did there told.
 * @throws RangeError for a day, a time or a zone that does not exist
 */
export const instantOf = (day: Day, time: WallTime, zone: string): WallInstant => {
  const wall = Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from(time))
  const first = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const second = wall.toZonedDateTime(zone, { disambiguation: 'later' })
  const at = text(first.toInstant())
  if (first.epochMilliseconds === second.epochMilliseconds) return { at, clock: 'once' }
  // Of an hour that does not exist Temporal's "later" is the one reckoned with the offset from before the change.
  const exists = first.toPlainDateTime().equals(wall)
  return exists
    ? { at, clock: 'repeated', second: text(second.toInstant()) }
    : { at: text(second.toInstant()), clock: 'skipped' }
}

export type ZonedSteps = { months?: number; days?: number; hours?: number; minutes?: number }

/**
 * So much later by the calendar and the clock of a place: months and days keep the time on the wall (a day may then be 23 or 25 hours), hours
 * and minutes are real ones. A month too short ends on its last day. Negative steps go back.
 */
export const addInZone = (instant: string, zone: string, steps: ZonedSteps): string =>
  text(Temporal.Instant.from(instant).toZonedDateTimeISO(zone).add(steps).toInstant())

/** Real minutes from one instant to another; negative when `to` is before `from`. Seconds are left out. */
export const minutesBetween = (from: string, to: string): number =>
  Math.trunc((Temporal.Instant.from(to).epochMilliseconds - Temporal.Instant.from(from).epochMilliseconds) / 60_000)
