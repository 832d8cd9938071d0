import { addDays, type Day, daysBetween, weekdayOf } from '../../../shared/dates.ts'
import type { DayPlan } from './cost.rules.ts'
import type { Known, LeaveReader } from './ground.service.ts'

/** What somebody would work on days of leave: by their schedule where they have one, else by the working week of their place and their terms. */

/** A day of the usual week: planned in two halves. */
const usualPlan = ({ calendar, usualDay }: Known, day: Day): DayPlan => {
  if (!calendar.week.includes(weekdayOf(day))) return { day, am: 0, pm: 0 }
  const am = Math.round(usualDay / 2)
  return { day, am, pm: usualDay - am }
}

/** Plans of days from one to another, both included, by employment. */
export const leavePlansOf = async (
  _reader: LeaveReader,
  people: readonly Known[],
  { from, until }: { from: Day; until: Day },
): Promise<Map<string, DayPlan[]>> => {
  const days = Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, i) => addDays(from, i))
  return new Map(people.map((known) => [known.person.employment_id, days.map((day) => usualPlan(known, day))]))
}

/** Holidays of the place of somebody between two days. */
export const holidaysOf = (
  { calendar }: Known,
  { from, until }: { from: Day; until: Day },
): Map<Day, 'full' | 'half'> => new Map([...calendar.daysOff].filter(([day]) => day >= from && day <= until))
