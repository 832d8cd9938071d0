import type { Day } from '../../../shared/dates.ts'
import { type DayPlan, type EmployedDays, isEmployedOn } from '../schedules/day-plan.rules.ts'
import { anytimeBreaks, type ShiftInstance } from '../schedules/expand.rules.ts'
import { MINUTE, placeDayOf } from '../schedules/place-clock.rules.ts'
import { lengthOf, overlaps, type Span, type Stretch, stretchOf, without } from '../schedules/spans.rules.ts'
import { type AcceptableKind, type DayException, isAcceptable } from './day-states.rules.ts'
import type { MatchedShift, UnmatchedPunch } from './match.rules.ts'

/** What a day of attendance is: there, away with a reason, away without one, or not clear. */

export type DayState =
  | 'scheduled'
  | 'in_progress'
  | 'complete'
  | 'exception'
  | 'leave'
  | 'holiday'
  | 'rest'
  | 'absent_provisional'
  | 'absent'

/** Approved leave on a day: all of it, a half of it, or part of it by the clock. */
export type LeaveOn = { part: 'day' | 'am' | 'pm' } | { part: 'hours'; span: Span }

export type AttendanceDay = {
  workDate: Day
  state: DayState
  /** Minutes expected, leave taken off. */
  planned: number
  /** Minutes; null while anything is unpaired or under way. */
  worked: number | null
  breakMinutes: number
  /** Minutes after the expected start and before the expected end, when more than the grace of the shift. */
  late: number
  early: number
  exceptions: readonly { kind: DayException; shift: string | null; punchId: string | null }[]
}

export type DayRules = {
  /** How long after a window's end devices may still deliver punches, in minutes. */
  syncGrace: number
}

export type DaysQuestion = {
  /** One a day, in order: the days to tell of. */
  plans: readonly DayPlan[]
  shifts: readonly MatchedShift[]
  unmatched: readonly UnmatchedPunch[]
  leave: (day: Day) => LeaveOn | null
  employed: EmployedDays
  /** The last day that the person may work on by their permit; null: it does not run out, or none is needed. */
  permitUntil?: Day | null
  /** Whether overtime worked on a day is beyond a limit of the law. */
  isOverLimit?: (day: Day) => boolean
  /** Whether somebody has accepted on a day what is not as it should be. */
  isAccepted?: (day: Day, kind: AcceptableKind) => boolean
  rules: DayRules
  now: string
  /** All devices of the site have delivered what happened up to here; null: nothing is known of them. */
  syncedThrough: string | null
}

/** What is expected of a shift when leave is taken off; null: nothing. */
const expectedOf = (instance: ShiftInstance, leave: LeaveOn | null): Stretch | null => {
  const plan = stretchOf(instance.plan)
  if (instance.off) return null
  if (!leave) return plan
  if (leave.part === 'hours') {
    const left = without([plan], [stretchOf(leave.span)])
    const [first, last] = [left[0], left.at(-1)]
    return first && last ? { from: first.from, until: last.until } : null
  }
  if (leave.part === 'day') return null
  const middle = Date.parse(instance.middle)
  if (leave.part === 'am') return middle < plan.until ? { from: middle, until: plan.until } : null
  return middle > plan.from ? { from: plan.from, until: middle } : null
}

/** Minutes expected of a shift: its plan without leave and unpaid breaks. */
const expectedMinutes = (instance: ShiftInstance, expected: Stretch | null, leave: LeaveOn | null): number => {
  if (!expected) return 0
  if (!leave) return instance.planned
  const away = leave.part === 'hours' ? [stretchOf(leave.span)] : []
  const unpaid = instance.breaks.filter(({ paid }) => !paid)
  const fixed = unpaid.flatMap(({ span }) => (span ? [stretchOf(span)] : []))
  const present = lengthOf(without([expected], [...away, ...fixed])) / MINUTE
  return Math.max(0, present - anytimeBreaks(instance.breaks, present))
}

type Standing = 'none' | 'ahead' | 'missing' | 'missed' | 'under_way' | 'unpaired' | 'done'

const standingOf = (shift: MatchedShift, expected: Stretch | null, q: DaysQuestion): Standing => {
  if (shift.unpaired) return 'unpaired'
  if (shift.openSince) return 'under_way'
  if (shift.pairs.length > 0) return 'done'
  if (!expected) return 'none'
  const now = Date.parse(q.now)
  if (now <= expected.from + shift.instance.allowances.graceIn * MINUTE) return 'ahead'
  const windowEnd = Date.parse(shift.instance.window.until)
  const over = now > windowEnd + q.rules.syncGrace * MINUTE
  const synced = q.syncedThrough === null || Date.parse(q.syncedThrough) > windowEnd
  return over && synced ? 'missed' : 'missing'
}

type Judged = { shift: MatchedShift; expected: Stretch | null; standing: Standing }

const minutesLate = ({ shift, expected }: Judged): number => {
  const [first] = shift.pairs
  const from = first?.from ?? shift.openSince
  if (!expected || !from) return 0
  const late = Math.floor((Date.parse(from) - expected.from) / MINUTE)
  return late > shift.instance.allowances.graceIn ? late : 0
}

const minutesEarly = ({ shift, expected, standing }: Judged): number => {
  const last = shift.pairs.at(-1)
  if (!expected || !last || standing !== 'done') return 0
  const early = Math.ceil((expected.until - Date.parse(last.until)) / MINUTE)
  return early > shift.instance.allowances.graceOut ? early : 0
}

type FoundException = { kind: DayException; shift: string | null; punchId: string | null }

/** Keys of shifts that lie over another one of the same person. */
const overlappingShifts = (shifts: readonly MatchedShift[]): Set<string> => {
  const planned = shifts
    .flatMap(({ instance }) => (instance.off ? [] : [{ key: instance.key, plan: stretchOf(instance.plan) }]))
    .sort((a, b) => a.plan.from - b.plan.from)
  const found = new Set<string>()
  for (const [i, one] of planned.entries())
    for (const next of planned.slice(i + 1)) {
      if (next.plan.from >= one.plan.until) break
      if (overlaps(one.plan, next.plan)) found.add(one.key).add(next.key)
    }
  return found
}

/** What is asked of a day that counts: two things at once, beyond the law, without a permit. */
const acceptableExceptions = (
  day: Day,
  judged: readonly Judged[],
  q: DaysQuestion,
  overlapping: ReadonlySet<string>,
): FoundException[] => {
  const there = judged.filter(({ shift }) => shift.choices.length > 0)
  const found: (FoundException & { kind: AcceptableKind })[] = []
  for (const { shift } of there)
    if (shift.secondIn !== null || overlapping.has(shift.instance.key))
      found.push({ kind: 'overlap', shift: shift.instance.key, punchId: shift.secondIn })
  const [first] = there
  if (!first) return []
  const at = { shift: first.shift.instance.key, punchId: null }
  if (q.isOverLimit?.(day)) found.push({ kind: 'over_limit', ...at })
  if (q.permitUntil != null && q.permitUntil < day) found.push({ kind: 'permit_expired', ...at })
  return found.filter(({ kind }) => !q.isAccepted?.(day, kind))
}

const exceptionsOf = (
  judged: readonly Judged[],
  strays: readonly UnmatchedPunch[],
  away: boolean,
  employed: boolean,
) => {
  const found: FoundException[] = []
  const attended = judged.some(({ standing }) => standing === 'done' || standing === 'under_way')
  for (const { shift, standing } of judged) {
    const at = { shift: shift.instance.key, punchId: null }
    if (shift.unpaired) found.push({ kind: shift.unpaired, ...at })
    if (standing === 'missed' && attended) found.push({ kind: 'shift_missed', ...at })
    if (away && shift.choices.length > 0) found.push({ kind: 'punched_on_leave', ...at })
  }
  for (const { punchId, reason } of strays) {
    if (reason === 'double_of_another') continue
    const kind = reason === 'in_the_future' ? 'in_the_future' : 'no_shift'
    found.push({ kind: employed ? kind : 'not_employed', shift: null, punchId })
  }
  return found
}

const stateOf = (
  plan: DayPlan,
  judged: readonly Judged[],
  leave: LeaveOn | null,
  exceptions: readonly FoundException[],
): DayState => {
  const has = (standing: Standing) => judged.some((one) => one.standing === standing)
  if (exceptions.some(({ kind }) => !isAcceptable(kind))) return 'exception'
  if (has('under_way')) return 'in_progress'
  if (has('done') && (has('ahead') || has('missing'))) return 'in_progress'
  if (has('done')) return exceptions.length > 0 ? 'exception' : 'complete'
  if (has('missing')) return 'absent_provisional'
  if (has('ahead')) return 'scheduled'
  if (has('missed')) return 'absent'
  if (plan.holiday?.part === 'whole') return 'holiday'
  if (leave) return 'leave'
  return plan.holiday ? 'holiday' : 'rest'
}

const attendanceDay = (
  plan: DayPlan,
  q: DaysQuestion,
  shifts: readonly MatchedShift[],
  { strays, overlapping }: { strays: readonly UnmatchedPunch[]; overlapping: ReadonlySet<string> },
): AttendanceDay => {
  const leave = q.leave(plan.day)
  const employed = isEmployedOn(q.employed, plan.day)
  const judged = shifts.map((shift): Judged => {
    const expected = employed ? expectedOf(shift.instance, leave) : null
    return { shift, expected, standing: standingOf(shift, expected, q) }
  })
  const exceptions = [
    ...exceptionsOf(judged, strays, leave?.part === 'day', employed),
    ...acceptableExceptions(plan.day, judged, q, overlapping),
  ]
  const attended = judged.filter(({ standing }) => !['none', 'ahead', 'missing', 'missed'].includes(standing))
  const clear = attended.every(({ standing }) => standing === 'done')
  const sum = (of: (one: Judged) => number) => judged.reduce((total, one) => total + of(one), 0)
  return {
    workDate: plan.day,
    state: stateOf(plan, judged, leave, exceptions),
    planned: sum(({ shift, expected }) => expectedMinutes(shift.instance, expected, leave)),
    worked: clear ? attended.reduce((total, { shift }) => total + (shift.worked ?? 0), 0) : null,
    breakMinutes: attended.reduce((total, { shift }) => total + shift.breakMinutes, 0),
    late: sum(minutesLate),
    early: sum(minutesEarly),
    exceptions,
  }
}

/**
 * The days of one person, one for each plan on which there is an employment or a punch. Nobody is absent for good before the window of the
 * shift is over, devices had their time and have delivered; nor ever on leave, a holiday, a rest day, before joining or after leaving. Of a day
 * without anything to do worked is 0; a punch without its pair makes it unknown.
 */
export const attendanceDays = (q: DaysQuestion): AttendanceDay[] => {
  const byDay = new Map<Day, MatchedShift[]>()
  for (const shift of q.shifts) {
    const day = shift.instance.workDate
    const known = byDay.get(day)
    if (known) known.push(shift)
    else byDay.set(day, [shift])
  }
  const overlapping = overlappingShifts(q.shifts)
  return q.plans.flatMap((plan) => {
    const strays = q.unmatched.filter(({ at }) => placeDayOf(Date.parse(at), plan.zone) === plan.day)
    const shifts = byDay.get(plan.day) ?? []
    const punched = strays.length > 0 || shifts.some(({ choices }) => choices.length > 0)
    return punched || isEmployedOn(q.employed, plan.day)
      ? [attendanceDay(plan, q, shifts, { strays, overlapping })]
      : []
  })
}
