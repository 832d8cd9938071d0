import type { Day } from '../../../shared/dates.ts'
import type { Explained } from '../../../shared/explain.ts'
import type { PlannedDay } from '../schedules/instances.rules.ts'
import type { LimitNotice } from '../schedules/work-limits.rules.ts'
import type { TimeEntry } from './classify.rules.ts'
import type { AttendanceDay } from './days.rules.ts'
import type { MatchedShift, UnmatchedPunch } from './match.rules.ts'

/** What was made of weeks of one person. */

export type MadeDay = {
  day: AttendanceDay
  plan: PlannedDay
  shifts: readonly MatchedShift[]
  strays: readonly UnmatchedPunch[]
  counted: number
  overtime: number
  overtimeApproved: number
  overtimePaid: number
  nextAt: string | null
}

export type MadeWeek = {
  weekStart: Day
  regime: string | null
  why: Explained | null
  notices: readonly LimitNotice[]
  /** Days with overtime beyond a limit of the law. */
  overDays: readonly Day[]
  problem: string | null
  entries: readonly TimeEntry[]
}

export type MadeWeeks = { days: MadeDay[]; weeks: MadeWeek[] }

/** What was made, with some of its days as they were made otherwise. */
export const mergeDays = (made: MadeWeeks, other: MadeWeeks, isOther: (day: Day) => boolean): MadeWeeks => {
  const others = new Map(other.weeks.map((week) => [week.weekStart, week] as const))
  return {
    days: [
      ...made.days.filter(({ day }) => !isOther(day.workDate)),
      ...other.days.filter(({ day }) => isOther(day.workDate)),
    ].sort((a, b) => (a.day.workDate < b.day.workDate ? -1 : 1)),
    weeks: made.weeks.map((week) => ({
      ...week,
      entries: [
        ...week.entries.filter(({ workDate }) => !isOther(workDate)),
        ...(others.get(week.weekStart)?.entries ?? []).filter(({ workDate }) => isOther(workDate)),
      ],
    })),
  }
}
