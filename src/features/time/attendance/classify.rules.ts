import type { Facts } from '../../../countries/country.ts'
import type { ClassKind, CountryWorkingTime, MinuteSpan, WorkedDay } from '../../../countries/time.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Explained } from '../../../shared/explain.ts'
import { instantText, MINUTE, minuteAt } from '../schedules/place-clock.rules.ts'
import { lengthOf, type Stretch } from '../schedules/spans.rules.ts'
import type { Exemption, LimitNotice } from '../schedules/work-limits.rules.ts'
import { approveEntries, type OvertimeApproval } from './approved-time.rules.ts'
import { type CountedTime, countedTime } from './counted-time.rules.ts'
import { heldByLimits } from './held-time.rules.ts'
import type { MatchedShift } from './match.rules.ts'

/**
 * Worked time told apart as the law does: each minute in one class. What was approved is applied after the law, so that limits are told of what
 * was worked, and what the limits hold after that.
 */

/** The part of a country's law that is asked here. */
export type WorkingTimeLaw = Pick<
  CountryWorkingTime,
  'classes' | 'classify' | 'credited' | 'limits' | 'isShortened' | 'holidayMovesFromRest'
>

export type ClassifyDay = {
  day: Day
  zone: string
  kind: WorkedDay['kind']
  shifts: readonly MatchedShift[]
  /** Minutes of the person's normal day. */
  normal: number
  /** Minutes paid without work. */
  paidAway: number
  shortened: boolean
}

/** Minutes of a day outside the week, for limits over longer periods. */
export type UsedDay = { day: Day; all: number; overtimeWorked: number; overtimePaid: number }

export type WeekQuestion = {
  law: WorkingTimeLaw
  regime: string
  facts: Facts
  daysAWeek: number
  /** 1 Monday to 7 Sunday. */
  weekStartsOn: number
  /** One whole week of the regime, in order. */
  days: readonly ClassifyDay[]
  approvals: readonly OvertimeApproval[]
  /** Overtime inside the planned hours of a roster needs no approval of its own. */
  rosterApproves: boolean
  used: readonly UsedDay[]
  exemptions: readonly Exemption[]
  /** On which days no limit of the law holds for them. */
  isOutsideLimits?: (day: Day) => boolean
  /** Minutes of the week before overtime begins, where an agreement counts some weeks together. */
  averaged?: number
}

/** Worked and not counted: early or late outside the allowed time, or taken by rounding. */
export const NOT_COUNTED = 'not_counted'

/** Minutes of one class on one day, with where they lie. */
export type TimeEntry = {
  workDate: Day
  seq: number
  from: string
  until: string
  minutes: number
  class: string
  kind: ClassKind | typeof NOT_COUNTED
  /** Of those minutes, how many are approved; regular ones need nobody's approval. */
  approved: number
  /** Approved minutes that no limit holds. */
  paid: number
}

export type WeekResult = {
  entries: TimeEntry[]
  /** Minutes that rounding adds: Σ entries = worked + added. */
  added: number
  /** Minutes of overtime that are paid, by day, as the law credits them. */
  credited: { day: Day; minutes: number }[]
  notices: LimitNotice[]
  /** Days on which overtime was worked beyond a limit of the law. */
  overDays: Day[]
  /** Days with something unpaired: nothing of them is classified, and nothing paid, until it is fixed. */
  unclear: Day[]
  why: Explained
}

type CountedDay = { day: ClassifyDay; parts: CountedTime[]; counted: Stretch[]; clear: boolean }

const countedDay = (day: ClassifyDay): CountedDay => {
  const clear = day.shifts.every(({ unpaired, openSince }) => !unpaired && !openSince)
  const parts = clear ? day.shifts.map(countedTime) : []
  const counted = parts.flatMap((part) => [...part.counted]).sort((a, b) => a.from - b.from)
  return { day, parts, counted, clear }
}

/**
 * Worked stretches as the wall shows them, for laws that look at the hour. Their length is real time: where the clocks change, a stretch begins when
 * the wall says, and never before the one ahead of it has ended.
 */
const wallSpans = (counted: readonly Stretch[], day: Day, zone: string): MinuteSpan[] => {
  let last = Number.NEGATIVE_INFINITY
  return counted.map((one) => {
    const from = Math.max(last, minuteAt(one.from, day, zone))
    last = from + (one.until - one.from) / MINUTE
    return { from, until: last }
  })
}

const workedDay = ({ day, counted }: CountedDay): WorkedDay => ({
  day: day.day,
  kind: day.kind,
  worked: wallSpans(counted, day.day, day.zone),
  normal: day.normal,
  paidAway: day.paidAway,
  shortened: day.shortened,
})

/** Which classes of a day come first: what was worked last is what is beyond. */
const ORDER: Readonly<Record<ClassKind, number>> = { regular: 0, rest_day: 0, holiday: 0, overtime: 1, night: 2 }

type Portion = { class: string; kind: ClassKind; minutes: number }

/** @throws RangeError when the law names a class it does not list, or gives other minutes than were worked */
const portionsOf = (law: WorkingTimeLaw, counted: CountedDay, classes: ReadonlyMap<string, number>): Portion[] => {
  const portions = [...classes].map(([key, minutes]): Portion => {
    const found = law.classes.find((one) => one.key === key)
    if (!found) throw new RangeError(`The law has no class ${key}`)
    return { class: key, kind: found.kind, minutes }
  })
  const told = portions.reduce((sum, { minutes }) => sum + minutes, 0)
  const worked = lengthOf(counted.counted) / MINUTE
  if (told !== worked || portions.some(({ minutes }) => minutes < 0))
    throw new RangeError(`${counted.day.day}: ${worked} minutes worked, ${told} classified`)
  const place = ({ class: key }: Portion) => law.classes.findIndex((one) => one.key === key)
  return portions.sort((a, b) => ORDER[a.kind] - ORDER[b.kind] || place(a) - place(b))
}

/** Portions laid along the worked stretches, in order. */
const layOut = (portions: readonly Portion[], counted: readonly Stretch[]): (Portion & Stretch)[] => {
  const laid: (Portion & Stretch)[] = []
  const left = counted.map(({ from, until }) => ({ from, until }))
  for (const portion of portions)
    for (let due = portion.minutes; due > 0; ) {
      const [stretch] = left
      if (!stretch) break
      const minutes = Math.min(due, (stretch.until - stretch.from) / MINUTE)
      const until = stretch.from + minutes * MINUTE
      laid.push({ ...portion, minutes, from: stretch.from, until })
      stretch.from = until
      if (stretch.from >= stretch.until) left.shift()
      due -= minutes
    }
  return laid
}

const entriesOf = (law: WorkingTimeLaw, counted: CountedDay, classes: ReadonlyMap<string, number>): TimeEntry[] => {
  const uncounted = counted.parts.flatMap((part) => [...part.uncounted])
  const pieces = [
    ...layOut(portionsOf(law, counted, classes), counted.counted),
    ...uncounted.map(({ from, until }) => {
      const minutes = (until - from) / MINUTE
      return { from, until, minutes, class: NOT_COUNTED, kind: NOT_COUNTED } as const
    }),
  ].sort((a, b) => a.from - b.from)
  return pieces.map((piece, seq) => ({
    workDate: counted.day.day,
    seq,
    from: instantText(piece.from),
    until: instantText(piece.until),
    minutes: piece.minutes,
    class: piece.class,
    kind: piece.kind,
    approved: 0,
    paid: 0,
  }))
}

/**
 * A week of one person as time entries. Conservation: the minutes of all entries are those worked and those that rounding added, and no minute
 * has two classes. Paid overtime is never more than was worked, nor more than was approved, nor above a limit that nobody was exempted from.
 * @throws RangeError, one sentence, for an empty week, a day without a figure of the law, or a law that loses minutes
 */
export const classifyDays = (q: WeekQuestion): WeekResult => {
  const [first] = q.days
  if (!first) throw new RangeError('A week has days')
  const counted = q.days.map(countedDay)
  const clear = counted.filter((one) => one.clear)
  const { regime, facts, daysAWeek } = q
  const told = q.law.classify({
    regime,
    facts,
    daysAWeek,
    on: first.day,
    days: clear.map(workedDay),
    ...(q.averaged !== undefined && { averaged: q.averaged }),
  })
  const byDay = new Map<Day, Map<string, number>>()
  for (const { day, class: key, minutes } of told.value) {
    const classes = byDay.get(day) ?? new Map<string, number>()
    byDay.set(day, classes.set(key, (classes.get(key) ?? 0) + minutes))
  }
  const entries = clear.flatMap((one) => entriesOf(q.law, one, byDay.get(one.day.day) ?? new Map()))
  const approved = approveEntries(q, entries)
  const { paid, notices, overDays } = heldByLimits(q, approved)
  return {
    entries: paid,
    added: clear.reduce((sum, { parts }) => sum + parts.reduce((total, { added }) => total + added, 0), 0),
    credited: creditedOf(q, paid),
    notices,
    overDays,
    unclear: counted.filter((one) => !one.clear).map(({ day }) => day.day),
    why: told.why,
  }
}

/** Whether minutes of a kind are overtime, which needs approval and is limited. */
export const isOvertime = (kind: TimeEntry['kind']): boolean => kind === 'overtime' || kind === 'night'

const creditedOf = (q: WeekQuestion, entries: readonly TimeEntry[]) =>
  q.days.flatMap(({ day }) => {
    const paid = entries
      .filter(({ workDate, kind }) => workDate === day && isOvertime(kind))
      .reduce((sum, entry) => sum + entry.paid, 0)
    return paid > 0 ? [{ day, minutes: q.law.credited(paid, q.regime, day) }] : []
  })
