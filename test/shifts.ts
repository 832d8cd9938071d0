import type { Direction, Punch } from '../src/features/time/attendance/punches.rules.ts'
import type { Assignment, DayPlan, Plans } from '../src/features/time/schedules/day-plan.rules.ts'
import type { ExpandQuestion, RosterShift } from '../src/features/time/schedules/expand.rules.ts'
import { instantOfMinute, minuteOfDay } from '../src/features/time/schedules/place-clock.rules.ts'
import type { Dated, PatternDay, Schedule, ShiftVersion } from '../src/features/time/schedules/shift.rules.ts'
import { addDays, type Day } from '../src/shared/dates.ts'

/** Shifts, schedules and punches to test engines of time with. */

export const MONDAY = '2026-11-02'

/** A shift "09:00-18:00", without breaks, windows of an hour, no grace, overtime before and after. */
export const shiftVersion = (hours: string, changes: Partial<ShiftVersion> = {}): ShiftVersion => {
  const [start = '', end = ''] = hours.split('-')
  return {
    id: `${hours} 1`,
    effectiveFrom: '2000-01-01',
    start,
    end,
    breaks: [],
    windowBefore: 60,
    windowAfter: 60,
    graceIn: 0,
    graceOut: 0,
    counts: { before: true, after: true, block: 0 },
    roundIn: { minutes: 1, towards: 'nearest' },
    roundOut: { minutes: 1, towards: 'nearest' },
    ...changes,
  }
}

export const workday = (...shiftTypeIds: string[]): PatternDay => ({
  shifts: shiftTypeIds.map((shiftTypeId) => ({ shiftTypeId, part: 'whole' })),
  rest: false,
})
export const dayOff: PatternDay = { shifts: [], rest: false }
export const restDay: PatternDay = { shifts: [], rest: true }

export const schedule = (id: string, days: readonly PatternDay[], changes: Partial<Schedule> = {}): Schedule => ({
  id,
  anchor: MONDAY,
  days,
  onHolidays: 'off',
  ...changes,
})

export const assigned = (
  scheduleId: string | null,
  effectiveFrom: Day,
  changes: Partial<Assignment> = {},
): Dated<Assignment> => ({
  id: `${effectiveFrom} ${scheduleId}`,
  effectiveFrom,
  enteredAt: `${effectiveFrom}T00:00:00.000Z`,
  value: { scheduleId, zone: 'Asia/Singapore', restWeekdays: null, ...changes },
})

export const plansOf = (shifts: readonly ShiftVersion[], changes: Partial<Plans> = {}): Plans => ({
  shiftTypes: new Map(shifts.map((shift) => [`${shift.start}-${shift.end}`, [shift]])),
  schedules: new Map(),
  assignments: [],
  holidays: () => null,
  employed: { from: '2000-01-01', until: null },
  zone: 'Asia/Singapore',
  ...changes,
})

/** What a person has who works by these shifts on single days of the roster. */
export const expandQuestion = (
  plans: Plans,
  from: Day,
  until: Day,
  changes: Partial<ExpandQuestion> = {},
): ExpandQuestion => ({
  ...plans,
  from,
  until,
  roster: [],
  cleared: new Set(),
  defaultShiftTypeId: null,
  ...changes,
})

let counted = 0

export const rosterShift = (
  workDate: Day,
  hours: string,
  zone = 'Asia/Singapore',
  changes: Partial<RosterShift> = {},
): RosterShift => {
  const [start = '', end = ''] = hours.split('-')
  const [from, until] = [minuteOfDay(start), minuteOfDay(end)]
  const at = (minute: number) => new Date(instantOfMinute(workDate, minute, zone)).toISOString()
  return {
    id: `roster ${counted++}`,
    workDate,
    startsAt: at(from),
    endsAt: at(until > from ? until : until + 1440),
    zone,
    shiftTypeId: hours,
    state: 'published',
    beside: false,
    ...changes,
  }
}

/** The instant of "D+1 07:00" or "07:00" at a place, where D is a day. */
export const moment = (text: string, day: Day, zone = 'Asia/Singapore'): string => {
  const found = /^(?:D([+-]\d+)? )?(\d\d:\d\d)$/.exec(text)
  if (!found) throw new RangeError(`${text} is no moment`)
  return new Date(instantOfMinute(addDays(day, Number(found[1] ?? 0)), minuteOfDay(found[2] ?? ''), zone)).toISOString()
}

export const punchAt = (at: string, direction: Direction = 'unknown', changes: Partial<Punch> = {}): Punch => ({
  id: `${at} ${direction}`,
  at,
  direction,
  deviceId: null,
  deviceSeq: null,
  ...changes,
})

export const workPlan = (day: Day, zone = 'Asia/Singapore', changes: Partial<DayPlan> = {}): DayPlan => ({
  day,
  zone,
  kind: 'work',
  shifts: [],
  holiday: null,
  worksHolidays: false,
  ...changes,
})
