import { addDays, type Day, weekdayOf } from '../../../shared/dates.ts'
import { dayOfNumber, numberOfDay } from './place-clock.rules.ts'
import { type Dated, inForceOn, type PatternShift, type Schedule, type ShiftVersion } from './shift.rules.ts'

/** What a person's schedule says of a day, before the roster: to work, to be off, to rest; and the holiday on it. */

/** Which schedule somebody follows, from a day on. `scheduleId` null: none. */
export type Assignment = {
  scheduleId: string | null
  /** IANA zone of the site: its clock tells when a shift begins. */
  zone: string
  /** Weekly rest days (1 Monday to 7 Sunday) that are the person's own; null: those of the pattern. */
  restWeekdays: readonly number[] | null
}

/** A holiday on a day, whole or the half of it that is off. */
export type HolidayOn = (day: Day) => { name: string; part: 'whole' | 'am' | 'pm' } | null

/** The days of an employment; `until` null: it has not ended. */
export type EmployedDays = { from: Day; until: Day | null }

export type Plans = {
  shiftTypes: ReadonlyMap<string, readonly ShiftVersion[]>
  schedules: ReadonlyMap<string, Schedule>
  assignments: readonly Dated<Assignment>[]
  holidays: HolidayOn
  employed: EmployedDays
  /** The site's own zone: that of days on which nothing is assigned. */
  zone: string
  /** As known at this instant; left out: as known now. */
  knownAt?: string
}

export type DayPlan = {
  day: Day
  zone: string
  /** `none`: nobody made a schedule for this day, which is told apart from a day off. */
  kind: 'work' | 'off' | 'rest' | 'none'
  shifts: readonly PatternShift[]
  holiday: ReturnType<HolidayOn>
  /** Whether the pattern is worked on holidays. */
  worksHolidays: boolean
}

/** Whether somebody is employed on a day. */
export const isEmployedOn = ({ from, until }: EmployedDays, day: Day): boolean =>
  day >= from && (until === null || day <= until)

/** The place of a day in a pattern that began at its anchor; days before it count backwards. */
export const patternIndex = ({ anchor, days }: Schedule, day: Day): number => {
  const index = (numberOfDay(day) - numberOfDay(anchor)) % days.length
  return index < 0 ? index + days.length : index
}

/** What the schedule says of one day. @throws RangeError when a schedule is named that is not there */
export const dayPlanOn = (plans: Plans, day: Day): DayPlan => {
  const assigned = inForceOn(plans.assignments, day, plans.knownAt)
  const holiday = plans.holidays(day)
  const zone = assigned?.zone ?? plans.zone
  if (!assigned || assigned.scheduleId === null || !isEmployedOn(plans.employed, day))
    return { day, zone, kind: 'none', shifts: [], holiday, worksHolidays: false }
  const schedule = plans.schedules.get(assigned.scheduleId)
  const patternDay = schedule?.days[schedule ? patternIndex(schedule, day) : 0]
  if (!schedule || !patternDay) throw new RangeError(`Schedule ${assigned.scheduleId} is not on file`)
  const worksHolidays = schedule.onHolidays === 'work'
  const ownRest = assigned.restWeekdays?.includes(weekdayOf(day)) ?? false
  const rest = ownRest || (assigned.restWeekdays === null && patternDay.rest)
  if (rest) return { day, zone, kind: 'rest', shifts: patternDay.shifts, holiday, worksHolidays }
  const kind = patternDay.shifts.length > 0 ? 'work' : 'off'
  return { day, zone, kind, shifts: patternDay.shifts, holiday, worksHolidays }
}

/** The plan of each day from one to another, both included. */
export const dayPlans = (plans: Plans, from: Day, until: Day): DayPlan[] => {
  const found: DayPlan[] = []
  const last = numberOfDay(until)
  for (let number = numberOfDay(from); number <= last; number++) found.push(dayPlanOn(plans, dayOfNumber(number)))
  return found
}

/**
 * The days whose plan a new row of a history changes, up to today: from its first day to the day before the next row, in order. What lies ahead
 * is computed when it comes. Null: none has come yet.
 * @param next first day of the next later row; null: there is none
 */
export const daysChangedBy = (from: Day, next: Day | null, today: Day): { from: Day; until: Day } | null => {
  const last = next === null || next > today ? today : addDays(next, -1)
  return from <= last ? { from, until: last } : null
}
