import { addDays, DAY_MS, type Day, daysBetween, wallIn } from '../../../shared/dates.ts'
import { endOfDay, instantOf, startOfDay } from '../../../shared/zoned.ts'

/**
 * The clock of a place, for many thousands of days: what `shared/zoned.ts` answers, remembered by day and zone. Instants are milliseconds since
 * 1970, minutes of the wall count from the midnight a day begins with and go on beyond 1440 into the next.
 */

export const MINUTE = 60_000

type PlaceDay = { from: number; until: number; regular: boolean }

const MOST_REMEMBERED = 20_000
// The same question has the same answer for ever: what is remembered changes no result.
const remembered = new Map<string, PlaceDay>()

/** When a day begins and ends in a zone; `regular`: no clock is changed on it. @throws RangeError for a day or zone that does not exist */
const placeDay = (day: Day, zone: string): PlaceDay => {
  const key = `${day}${zone}`
  const known = remembered.get(key)
  if (known) return known
  const [from, until] = [Date.parse(startOfDay(day, zone)), Date.parse(endOfDay(day, zone))]
  const found = { from, until, regular: until - from === DAY_MS }
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(key, found)
  return found
}

/** HH:MM as minutes since midnight. @throws RangeError, one sentence, for what is no time of day */
export const minuteOfDay = (time: string): number => {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  if (!found) throw new RangeError(`${time} is not a time of day`)
  return Number(found[1]) * 60 + Number(found[2])
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Minutes of the wall as HH:MM, whichever day they lie on. */
export const timeOfMinute = (minute: number): string => {
  const inDay = ((minute % 1440) + 1440) % 1440
  return `${twoDigits(Math.floor(inDay / 60))}:${twoDigits(inDay % 60)}`
}

/**
 * The instant at which the wall shows a minute of a day. Of an hour shown twice the first; of one left out the instant as long after the gap
 * began as the time is.
 */
export const instantOfMinute = (day: Day, minute: number, zone: string): number => {
  const onDay = addDays(day, Math.floor(minute / 1440))
  const { from, regular } = placeDay(onDay, zone)
  const inDay = ((minute % 1440) + 1440) % 1440
  return regular ? from + inDay * MINUTE : Date.parse(instantOf(onDay, timeOfMinute(inDay), zone).at)
}

/** The day it is in a zone at an instant. */
export const placeDayOf = (at: number, zone: string): Day => {
  const utc = new Date(at).toISOString().slice(0, 10)
  for (const day of [utc, addDays(utc, 1), addDays(utc, -1)]) {
    const { from, until } = placeDay(day, zone)
    if (at >= from && at < until) return day
  }
  throw new RangeError(`No day of ${zone} holds ${new Date(at).toISOString()}`)
}

/** What the wall shows at an instant, in minutes since the midnight `day` begins with; whole minutes, rounded down. */
export const minuteAt = (at: number, day: Day, zone: string): number => {
  const onDay = placeDayOf(at, zone)
  const { from, regular } = placeDay(onDay, zone)
  const inDay = regular
    ? Math.floor((at - from) / MINUTE)
    : minuteOfDay(wallIn(zone, new Date(at).toISOString()).slice(11, 16))
  return daysBetween(day, onDay) * 1440 + inDay
}
