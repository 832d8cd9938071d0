import type { Facts } from '../../../countries/country.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import type { EmployedDays } from '../schedules/day-plan.rules.ts'
import type { ShiftInstance } from '../schedules/expand.rules.ts'
import type { PlannedDay } from '../schedules/instances.rules.ts'
import { instantText, MINUTE, weekOf } from '../schedules/place-clock.rules.ts'
import type { Exemption } from '../schedules/work-limits.rules.ts'
import type { OvertimeApproval } from './approved-time.rules.ts'
import {
  type ClassifyDay,
  classifyDays,
  isOvertime,
  type TimeEntry,
  type UsedDay,
  type WorkingTimeLaw,
} from './classify.rules.ts'
import type { AcceptableKind } from './day-states.rules.ts'
import { attendanceDays, type LeaveOn } from './days.rules.ts'
import type { MadeDay, MadeWeek, MadeWeeks } from './made-weeks.rules.ts'
import { type MatchedShift, matchPunches } from './match.rules.ts'
import { kindOf, withOpenDays } from './planned-day.rules.ts'
import type { Fix, Punch } from './punches.rules.ts'

/** Whole weeks of one person: what the punches, the plan, the leave and the law make of them. Nothing but what is handed in decides. */

export type TimeRules = {
  doubleSeconds: number
  hours: 'pairs' | 'first_to_last'
  /** Minutes. */
  syncGrace: number
  rosterApproves: boolean
  /** Days that the announced first and last day of Ramadan lie after the calculated ones. */
  ramadanBegins: number
  ramadanEnds: number
}

/** Weeks that are counted together: from which day, the minutes of all of them, and what was worked of them in days before these. */
export type AveragedWeeks = { from: Day; minutes: number; before: readonly { day: Day; minutes: number }[] }

/** The law of the place, or why there is none on file. */
export type PlaceLaw =
  | { law: WorkingTimeLaw; regime: string; weekStartsOn: number }
  | { problem: string; weekStartsOn: number }

export type PersonWeeks = {
  /** First day of the first week, last day of the last. */
  from: Day
  until: Day
  law: PlaceLaw
  facts: Facts
  /** Minutes of a normal week by the terms; null: the plan says it. */
  weeklyMinutes: number | null
  employed: EmployedDays
  /** Nobody was waited for before this day: they are not absent then. Null: nobody is waited for yet. */
  trackedFrom: Day | null
  /** With some days on either side of the weeks. */
  punches: readonly Punch[]
  fixes: readonly Fix[]
  instances: readonly ShiftInstance[]
  plans: readonly PlannedDay[]
  leave: ReadonlyMap<Day, LeaveOn & { minutes: number }>
  approvals: readonly OvertimeApproval[]
  /** Minutes of earlier days, for limits over longer periods. */
  used: readonly UsedDay[]
  /** On which days the law’s hours are not for them: no limit of it holds then. */
  isOutsideLimits?: (day: Day) => boolean
  /** What is allowed beyond limits of the law. */
  exemptions?: readonly Exemption[]
  /** Weeks that an agreement counts together, by the first day of each week. */
  averaged?: (week: Day) => AveragedWeeks | null
  /** The last day of their permit to work; null: it does not run out, or none is needed. */
  permitUntil?: Day | null
  /** What somebody accepted as it is, by day. */
  accepted?: ReadonlyMap<Day, ReadonlySet<AcceptableKind>>
  rules: TimeRules
  now: string
  syncedThrough: string | null
}

/** When a day that is not over has to be looked at again: somebody is late, a window is over, devices had their time. */
const nextLook = (shifts: readonly MatchedShift[], rules: TimeRules, now: number): string | null => {
  const ahead = shifts
    .filter(({ instance, openSince }) => !instance.off || openSince !== null)
    .flatMap(({ instance }) => {
      const until = Date.parse(instance.window.until)
      return [
        Date.parse(instance.plan.from) + instance.allowances.graceIn * MINUTE,
        until,
        until + rules.syncGrace * MINUTE,
      ]
    })
    .filter((at) => at >= now)
  return ahead.length === 0 ? null : instantText(Math.min(...ahead) + MINUTE)
}

/** Minutes of the person's normal day: what is planned on it, else on most days of the week, else the week's by its days. */
const normalMinutes = (q: PersonWeeks, instances: ReadonlyMap<Day, readonly ShiftInstance[]>, week: readonly Day[]) => {
  const planned = (day: Day) => (instances.get(day) ?? []).reduce((sum, one) => sum + one.planned, 0)
  const lengths = week.map(planned).filter((minutes) => minutes > 0)
  const daysAWeek = lengths.length > 0 ? lengths.length : 5
  const often = new Map<number, number>()
  for (const minutes of lengths) often.set(minutes, (often.get(minutes) ?? 0) + 1)
  const [usual] = [...often].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? []
  const fallback = usual ?? Math.round((q.weeklyMinutes ?? 40 * 60) / daysAWeek)
  return { daysAWeek, of: (day: Day) => planned(day) || fallback }
}

const isShortened = ({ law, rules }: PersonWeeks, day: Day): boolean => {
  if ('problem' in law) return false
  return law.law.isShortened?.(day, { begins: rules.ramadanBegins, ends: rules.ramadanEnds }) ?? false
}

type Matched = { byDay: ReadonlyMap<Day, readonly MatchedShift[]>; plans: ReadonlyMap<Day, PlannedDay> }

const classifyQuestionDays = (q: PersonWeeks, week: readonly Day[], { byDay, plans }: Matched) => {
  const instances = new Map(week.map((day) => [day, (byDay.get(day) ?? []).map(({ instance }) => instance)] as const))
  const normal = normalMinutes(q, instances, week)
  const days = week.map((day): ClassifyDay => {
    const plan = plans.get(day)
    const shifts = (byDay.get(day) ?? []).filter(({ choices }) => choices.length > 0)
    const kind = kindOf(plan, 'problem' in q.law ? {} : q.law.law)
    const away = q.leave.get(day)?.minutes ?? 0
    const atHome = kind === 'holiday' && shifts.length === 0 && plan?.kind === 'work'
    return {
      day,
      zone: plan?.zone ?? 'UTC',
      kind,
      shifts,
      normal: normal.of(day),
      paidAway: away + (atHome ? normal.of(day) : 0),
      shortened: isShortened(q, day),
    }
  })
  return { days, daysAWeek: normal.daysAWeek }
}

const NO_LAW: Omit<MadeWeek, 'weekStart' | 'problem'> = {
  regime: null,
  why: null,
  notices: [],
  overDays: [],
  entries: [],
}

/** Minutes that count towards overtime: those of holidays have a rate of their own. */
const countsTowards = ({ kind }: TimeEntry): boolean => kind !== 'holiday' && kind !== 'not_counted'

/** Minutes of a week before overtime begins, where an agreement counts some weeks together: what the weeks before it have left. */
const averagedMinutes = (q: PersonWeeks, weekStart: Day, weeks: readonly MadeWeek[]): number | null => {
  const together = q.averaged?.(weekStart) ?? null
  if (!together) return null
  const anew = weeks.filter((week) => week.weekStart >= together.from && week.weekStart < weekStart)
  const known = new Set(anew.map((week) => week.weekStart))
  const before = together.before
    .filter(({ day }) => day >= together.from && day < weekStart && !known.has(weekOf(day, q.law.weekStartsOn)))
    .reduce((sum, { minutes }) => sum + minutes, 0)
  const now = anew
    .flatMap(({ entries }) => entries.filter(countsTowards))
    .reduce((sum, { minutes }) => sum + minutes, 0)
  return Math.max(0, together.minutes - before - now)
}

type Earlier = { used: readonly UsedDay[]; weeks: readonly MadeWeek[] }

const madeWeek = (q: PersonWeeks, weekStart: Day, matched: Matched, { used, weeks }: Earlier): MadeWeek => {
  if ('problem' in q.law) return { ...NO_LAW, weekStart, problem: q.law.problem }
  const week = Array.from({ length: 7 }, (_, i) => addDays(weekStart, i))
  const { days, daysAWeek } = classifyQuestionDays(q, week, matched)
  if (days.every(({ shifts }) => shifts.length === 0)) return { ...NO_LAW, weekStart, problem: null }
  const { law, regime, weekStartsOn } = q.law
  try {
    const averaged = averagedMinutes(q, weekStart, weeks)
    const { entries, notices, overDays, why } = classifyDays({
      law,
      ...(q.isOutsideLimits && { isOutsideLimits: q.isOutsideLimits }),
      ...(averaged !== null && { averaged }),
      regime,
      facts: q.facts,
      daysAWeek,
      weekStartsOn,
      days,
      approvals: q.approvals.filter(({ day }) => day >= weekStart && day <= addDays(weekStart, 6)),
      rosterApproves: q.rules.rosterApproves,
      used,
      exemptions: q.exemptions ?? [],
    })
    return { weekStart, regime, why, notices, overDays, problem: null, entries }
  } catch (error) {
    // A day or place without a figure of the law is said, and nothing of the week is guessed.
    if (!(error instanceof RangeError)) throw error
    return { ...NO_LAW, weekStart, problem: error.message }
  }
}

const sumOf = (entries: readonly TimeEntry[], of: (entry: TimeEntry) => number) =>
  entries.reduce((sum, entry) => sum + of(entry), 0)

const totalsOf = (entries: readonly TimeEntry[]) => {
  const overtime = entries.filter(({ kind }) => isOvertime(kind))
  return {
    counted: sumOf(
      entries.filter(({ kind }) => kind !== 'not_counted'),
      ({ minutes }) => minutes,
    ),
    overtime: sumOf(overtime, ({ minutes }) => minutes),
    overtimeApproved: sumOf(overtime, ({ approved }) => approved),
    overtimePaid: sumOf(overtime, ({ paid }) => paid),
  }
}

const groupByDay = <T>(all: readonly T[], dayOf: (one: T) => Day): Map<Day, T[]> => Map.groupBy(all, dayOf)

/**
 * Weeks of a person, computed anew from facts alone: the same facts give the same days, whatever was stored. A week whose law is not on file has
 * its days and no classes, and says why.
 */
export const makePersonWeeks = (q: PersonWeeks): MadeWeeks => {
  const { shifts, unmatched } = matchPunches({
    punches: q.punches,
    fixes: q.fixes,
    instances: withOpenDays(q.instances, q.plans),
    rules: q.rules,
    now: q.now,
  })
  const inWeeks = q.plans.filter(({ day }) => day >= q.from && day <= q.until)
  const byDay = groupByDay(shifts, ({ instance }) => instance.workDate)
  const plans = new Map(inWeeks.map((plan) => [plan.day, plan] as const))
  const used = [...q.used]
  const weeks: MadeWeek[] = []
  const totals = new Map<Day, ReturnType<typeof totalsOf>>()
  for (let start = weekOf(q.from, q.law.weekStartsOn); start <= q.until; start = addDays(start, 7)) {
    const week = madeWeek(q, start, { byDay, plans }, { used, weeks })
    weeks.push(week)
    for (const [day, entries] of groupByDay(week.entries, ({ workDate }) => workDate)) {
      const sums = totalsOf(entries)
      totals.set(day, sums)
      used.push({ day, all: sums.counted, overtimeWorked: sums.overtime, overtimePaid: sums.overtimePaid })
    }
  }
  const over = new Set(weeks.flatMap(({ overDays }) => overDays))
  const told = attendanceDays({
    plans: inWeeks,
    shifts,
    unmatched,
    leave: (day) => q.leave.get(day) ?? null,
    employed: q.employed,
    permitUntil: q.permitUntil ?? null,
    isOverLimit: (day) => over.has(day),
    isAccepted: (day, kind) => q.accepted?.get(day)?.has(kind) ?? false,
    rules: q.rules,
    now: q.now,
    syncedThrough: q.syncedThrough,
  })
  const now = Date.parse(q.now)
  const days = told.flatMap((day): MadeDay[] => {
    const plan = plans.get(day.workDate)
    if (!plan) return []
    const own = (byDay.get(day.workDate) ?? []).filter(
      ({ instance, choices }) => instance.origin !== 'default' || choices.length > 0,
    )
    const strays = unmatched.filter(({ punchId }) => day.exceptions.some((one) => one.punchId === punchId))
    // Of whom nobody made a plan, and of days before somebody was waited for, only what happened is told.
    const happened = strays.length > 0 || q.leave.has(day.workDate) || own.some(({ choices }) => choices.length > 0)
    const isPlanned = plan.assigned || own.some(({ instance }) => instance.origin === 'roster')
    const isTracked = q.trackedFrom !== null && day.workDate >= q.trackedFrom
    if (!happened && !(isPlanned && isTracked)) return []
    const sums = totals.get(day.workDate) ?? { counted: 0, overtime: 0, overtimeApproved: 0, overtimePaid: 0 }
    const isOver = ['complete', 'leave', 'holiday', 'rest', 'absent'].includes(day.state)
    const open = own.some(({ openSince }) => openSince !== null)
    return [{ day, plan, shifts: own, strays, ...sums, nextAt: isOver && !open ? null : nextLook(own, q.rules, now) }]
  })
  return { days, weeks }
}
