import type { WorkingWeek } from '../../../shared/workdays.ts'
import { timeOfMinute } from './place-clock.rules.ts'
import type { Schedule, ShiftVersion } from './shift.rules.ts'

/**
 * What is taken of somebody whom no schedule was given: the working week of their place, its days as long as their weekly hours make them, from nine
 * o'clock, with an unpaid hour at one when the day is longer than six hours. It is what a day of leave is reckoned by. Nobody is expected by it: whoever
 * has no schedule is not absent.
 */

const STARTS = 9 * 60
const BREAK_FROM = 13 * 60
const BREAK = 60
const LONGEST = 12 * 60
/** A Monday. */
const ANCHOR = '2024-01-01'

/** Minutes of a day of the default week. @param weeklyHours hours a week, shared out over the days worked */
export const defaultDayMinutes = (weeklyHours: number, week: WorkingWeek): number =>
  Math.min(LONGEST, Math.round((weeklyHours * 60) / Math.max(1, week.length)))

export const defaultShiftId = (minutes: number): string => `default ${minutes}`

/** The shift of a default day of so many minutes of work. */
export const defaultShift = (minutes: number): ShiftVersion => {
  const hasBreak = minutes > 6 * 60
  const end = STARTS + Math.max(1, minutes) + (hasBreak ? BREAK : 0)
  return {
    id: defaultShiftId(minutes),
    effectiveFrom: '1900-01-01',
    start: timeOfMinute(STARTS),
    end: timeOfMinute(end),
    breaks: hasBreak
      ? [{ kind: 'fixed', from: timeOfMinute(BREAK_FROM), until: timeOfMinute(BREAK_FROM + BREAK), paid: false }]
      : [],
    windowBefore: 360,
    windowAfter: 360,
    graceIn: 0,
    graceOut: 0,
    counts: { before: true, after: true, block: 0 },
    roundIn: { minutes: 1, towards: 'nearest' },
    roundOut: { minutes: 1, towards: 'nearest' },
  }
}

/** The default week as a pattern. Its last day off is the rest day: Sunday of Monday to Friday or Saturday, Friday of Saturday to Thursday. */
export const defaultSchedule = (week: WorkingWeek, minutes: number): Schedule => {
  const off = [1, 2, 3, 4, 5, 6, 7].filter((day) => !week.includes(day))
  const rest = off.at(-1)
  return {
    id: `default ${week.join('')} ${minutes}`,
    anchor: ANCHOR,
    days: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      shifts: week.includes(day) ? [{ shiftTypeId: defaultShiftId(minutes), part: 'whole' as const }] : [],
      rest: day === rest,
    })),
    onHolidays: 'off',
  }
}
