import { DAY_MS, type Day, wallIn } from '../../../shared/dates.ts'
import { endOfDay, instantOf, startOfDay } from '../../../shared/zoned.ts'

/**
 * The clock of a place, for many thousands of days: what `shared/zoned.ts` answers, remembered by day and zone. Instants are milliseconds since
 * 1970, minutes of the wall count from the midnight a day begins with and go on beyond 1440 into the next.
 */

export const MINUTE = 60_000

type PlaceDay = { from: number; until: number; regular: boolean }

const MOST_REMEMBERED = 20_000
const MOST_TEXTS = 200_000
const texts = new Map<number, string>()

/** An instant as ISO text in UTC. Those of whole minutes come again and again in the days of many people. */
export const instantText = (at: number): string => {
  if (at % MINUTE !== 0) return new Date(at).toISOString()
  const known = texts.get(at)
  if (known !== undefined) return known
  const text = new Date(at).toISOString()
  if (texts.size >= MOST_TEXTS) texts.clear()
  texts.set(at, text)
  return text
}

/** Days by their number since 1970 and back, for reckoning with very many. */
const dayTexts = new Map<number, Day>()
const dayNumbers = new Map<Day, number>()

/** How many days after 1 January 1970 a day is. */
export const numberOfDay = (day: Day): number => {
  const known = dayNumbers.get(day)
  if (known !== undefined) return known
  const number = Date.parse(day) / DAY_MS
  if (dayNumbers.size >= MOST_REMEMBERED) dayNumbers.clear()
  dayNumbers.set(day, number)
  return number
}

/** The day that is so many days after 1 January 1970. */
export const dayOfNumber = (number: number): Day => {
  const known = dayTexts.get(number)
  if (known !== undefined) return known
  const day = new Date(number * DAY_MS).toISOString().slice(0, 10)
  if (dayTexts.size >= MOST_REMEMBERED) dayTexts.clear()
  dayTexts.set(number, day)
  return day
}

/** The first day of the week that holds a day. 1 January 1970 was a Thursday. @param startsOn 1 Monday to 7 Sunday */
export const weekOf = (day: Day, startsOn: number): Day => {
  const number = numberOfDay(day)
  return dayOfNumber(number - ((((number + 3 - (startsOn - 1)) % 7) + 7) % 7))
}

/** A day so many days later. */
const later = (day: Day, days: number): Day => (days === 0 ? day : dayOfNumber(numberOfDay(day) + days))
// The same question has the same answer for ever: what is remembered changes no result.
const remembered = new Map<string, Map<Day, PlaceDay>>()

/** When a day begins and ends in a zone; `regular`: no clock is changed on it. @throws RangeError for a day or zone that does not exist */
const placeDay = (day: Day, zone: string): PlaceDay => {
  const ofZone = remembered.get(zone) ?? new Map<Day, PlaceDay>()
  const known = ofZone.get(day)
  if (known) return known
  const [from, until] = [Date.parse(startOfDay(day, zone)), Date.parse(endOfDay(day, zone))]
  const found = { from, until, regular: until - from === DAY_MS }
  if (ofZone.size >= MOST_REMEMBERED) ofZone.clear()
  remembered.set(zone, ofZone.set(day, found))
  return found
}

const minutesOfTimes = new Map<string, number>()

/** HH:MM as minutes since midnight. @throws RangeError, one sentence, for what is no time of day */
export const minuteOfDay = (time: string): number => {
  const known = minutesOfTimes.get(time)
  if (known !== undefined) return known
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  if (!found) throw new RangeError(`${time} is not a time of day`)
  const minute = Number(found[1]) * 60 + Number(found[2])
  minutesOfTimes.set(time, minute)
  return minute
}

export const twoDigits = (value: number) => String(value).padStart(2, '0')

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
  const onDay = later(day, Math.floor(minute / 1440))
  const { from, regular } = placeDay(onDay, zone)
  const inDay = ((minute % 1440) + 1440) % 1440
  return regular ? from + inDay * MINUTE : Date.parse(instantOf(onDay, timeOfMinute(inDay), zone).at)
}

/** The day it is in a zone at an instant. */
export const placeDayOf = (at: number, zone: string): Day => {
  const utc = Math.floor(at / DAY_MS)
  for (const number of [utc, utc + 1, utc - 1]) {
    const day = dayOfNumber(number)
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
  return (numberOfDay(onDay) - numberOfDay(day)) * 1440 + inDay
}
