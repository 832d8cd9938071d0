import type { ClassifyDay, WeekQuestion } from '../src/features/time/attendance/classify.rules.ts'
import type { MatchedShift } from '../src/features/time/attendance/match.rules.ts'
import { matchPunches } from '../src/features/time/attendance/match.rules.ts'
import { expandShifts } from '../src/features/time/schedules/expand.rules.ts'
import type { ShiftVersion } from '../src/features/time/schedules/shift.rules.ts'
import { addDays, type Day } from '../src/shared/dates.ts'
import { expandQuestion, moment, plansOf, punchAt, rosterShift, shiftVersion } from './shifts.ts'

/** Worked days to ask the law about. */

export const ZONE = 'Asia/Singapore'

/** A shift that somebody was there for, from one time to another: "08:00-19:00", with the plan it stood in. */
export const attended = (day: Day, there: string, plan: string, changes: Partial<ShiftVersion> = {}): MatchedShift => {
  const version = shiftVersion(plan, { windowBefore: 360, windowAfter: 600, ...changes })
  const question = expandQuestion(plansOf([version]), day, day, { roster: [rosterShift(day, plan, ZONE)] })
  const [from = '', until = ''] = there.split('-')
  const punches = [
    punchAt(moment(from, day, ZONE), 'in'),
    punchAt(moment(until >= from ? until : `D+1 ${until}`, day, ZONE), 'out'),
  ]
  const now = `${addDays(day, 9)}T00:00:00.000Z`
  const rules = { doubleSeconds: 0, hours: 'pairs' } as const
  const { shifts } = matchPunches({ punches, fixes: [], instances: expandShifts(question), rules, now })
  return shifts[0] as MatchedShift
}

export const workedOn = (
  day: Day,
  shifts: readonly MatchedShift[],
  changes: Partial<ClassifyDay> = {},
): ClassifyDay => ({
  day,
  zone: ZONE,
  kind: 'working',
  shifts,
  normal: 480,
  paidAway: 0,
  shortened: false,
  ...changes,
})

/** Days of so many hours each from a Monday on, from 06:00. */
export const hoursADay = (monday: Day, hours: readonly number[]): ClassifyDay[] =>
  hours.map((count, i) => {
    const day = addDays(monday, i)
    const end = `${String(6 + count).padStart(2, '0')}:00`
    return workedOn(day, count > 0 ? [attended(day, `06:00-${end}`, `06:00-${end}`)] : [])
  })

export const weekQuestion = (
  law: WeekQuestion['law'],
  regime: string,
  days: readonly ClassifyDay[],
  changes: Partial<WeekQuestion> = {},
): WeekQuestion => ({
  law,
  regime,
  facts: {},
  daysAWeek: 5,
  weekStartsOn: 1,
  days,
  approvals: [],
  rosterApproves: false,
  used: [],
  exemptions: [],
  ...changes,
})
