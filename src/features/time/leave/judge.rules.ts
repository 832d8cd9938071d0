import { longDay } from '../../../shared/dates.text.ts'
import { addDays, type Day, daysBetween } from '../../../shared/dates.ts'
import { formatDecimal } from '../../../shared/decimal.ts'
import { exact } from '../../../shared/money.ts'
import { type DayPart, type DayPlan, minutesOfPart, type Segment } from './cost.rules.ts'
import type { PolicyContent } from './policy.rules.ts'
import { longestRun, overlaps } from './request.rules.ts'

/** Whether leave may be asked for, said in sentences: what is refused, by field, and what whoever decides should know. */

export type WantedHours = { startsAt: number; minutes: number }
export type HeldSegment = Segment & {
  startsAt: number | null
  holdsAm: boolean
  holdsPm: boolean
  kind: DayPart | 'hours'
}

const NOON = 12 * 60

/** Days of a request as they are kept: which halves of a day each holds. Days of rest and holidays hold none. */
export const heldSegments = (segments: readonly Segment[]): HeldSegment[] =>
  segments.map((segment) => {
    const holds = segment.minutes > 0
    return {
      ...segment,
      kind: segment.part,
      startsAt: null,
      holdsAm: holds && segment.part !== 'pm',
      holdsPm: holds && segment.part !== 'am',
    }
  })

/** Hours of one day: they hold the halves they lie in. */
export const hoursOf = (segment: Segment, { startsAt, minutes }: WantedHours, plan: DayPlan): HeldSegment => {
  const planned = minutesOfPart(plan, 'full')
  const cost = segment.minutes === 0 ? 0 : Math.min(minutes, planned)
  return {
    ...segment,
    part: 'full',
    kind: 'hours',
    minutes: cost,
    startsAt,
    holdsAm: cost > 0 && startsAt < NOON,
    holdsPm: cost > 0 && startsAt + minutes > NOON,
  }
}

export type Blackout = { from: Day; until: Day; reason: string }
/** Of a day: how many of a department are there, and how many have to be. */
export type Cover = { day: Day; there: number; least: number; refuses: boolean }

type Question = {
  today: Day
  from: Day
  until: Day
  segments: readonly HeldSegment[]
  booked: readonly { day: Day; part: DayPart }[]
  policy: PolicyContent
  dayMinutes: number
  employed: { from: Day; until: Day | null }
  /** Minutes that nothing covers. */
  uncovered: number
  blackouts: readonly Blackout[]
  cover: readonly Cover[]
  /** HR enters it: rules of the company do not bind them, the person’s balance and the days do. */
  isEntered: boolean
}

export type Problem = { field: string; message: string }

const daysText = (minutes: number, dayMinutes: number): string => {
  const days = formatDecimal(exact(minutes).div(dayMinutes).round(2))
  return `${days} ${days === '1' ? 'day' : 'days'}`
}

const ofDays = (q: Question): Problem[] => {
  const { from, until, employed, segments, booked } = q
  if (from < employed.from) return [{ field: 'from', message: `Employment begins on ${longDay('en', employed.from)}` }]
  if (employed.until !== null && until > employed.until)
    return [{ field: 'until', message: `Employment ends on ${longDay('en', employed.until)}` }]
  const held = segments.flatMap(({ day, part, kind, holdsAm, holdsPm }): { day: Day; part: DayPart }[] => {
    if (!holdsAm && !holdsPm) return []
    if (kind !== 'hours' || (holdsAm && holdsPm)) return [{ day, part: kind === 'hours' ? 'full' : part }]
    return [{ day, part: holdsAm ? 'am' : 'pm' }]
  })
  if (held.length === 0) return [{ field: 'from', message: 'None of these days is a working day: no leave is needed' }]
  const twice = overlaps(booked, held)
  if (twice) return [{ field: 'from', message: `There is leave on ${longDay('en', twice.day)} already` }]
  const longest = q.policy.longestDays
  if (longest !== null && !q.isEntered && longestRun(booked, held) > longest)
    return [{ field: 'until', message: `At most ${longest} days in a row, with leave that touches these days` }]
  return []
}

const ofRules = ({ policy, today, from, segments, blackouts, cover }: Question): Problem[] => {
  const problems: Problem[] = []
  const ahead = daysBetween(today, from)
  if (!policy.halfDays && segments.some(({ kind, holdsAm, holdsPm }) => kind !== 'hours' && holdsAm !== holdsPm))
    problems.push({ field: 'halves', message: 'This leave is taken in whole days' })
  if (!policy.hours && segments.some(({ kind }) => kind === 'hours'))
    problems.push({ field: 'hours', message: 'This leave is taken in days or half days' })
  if (ahead >= 0 && ahead < policy.noticeDays)
    problems.push({
      field: 'from',
      message: `Ask ${policy.noticeDays} days before: from ${longDay('en', addDays(today, policy.noticeDays))} on`,
    })
  if (policy.backDays !== null && -ahead > policy.backDays)
    problems.push({ field: 'from', message: `It can be asked for up to ${policy.backDays} days back` })
  const closed = blackouts.find((one) =>
    segments.some(({ day, minutes }) => minutes > 0 && one.from <= day && day <= one.until),
  )
  if (closed)
    problems.push({
      field: 'from',
      message: `No leave from ${longDay('en', closed.from)} to ${longDay('en', closed.until)}: ${closed.reason}`,
    })
  const thin = cover.find(({ refuses, there, least }) => refuses && there < least)
  if (thin)
    problems.push({
      field: 'from',
      message: `On ${longDay('en', thin.day)} ${thin.there} of your department would be there; ${thin.least} are needed`,
    })
  return problems
}

/** The reasons against a request, by field; empty: none. */
export const refusalsOfLeave = (q: Question): Problem[] => {
  const days = ofDays(q)
  if (days.length > 0) return days
  const rules = q.isEntered ? [] : ofRules(q)
  if (rules.length > 0) return rules
  if (q.uncovered === 0) return []
  const cost = q.segments.reduce((sum, { minutes }) => sum + minutes, 0)
  const left = daysText(Math.max(0, cost - q.uncovered), q.dayMinutes)
  return [{ field: 'until', message: `It costs ${daysText(cost, q.dayMinutes)}, and ${left} could be taken then` }]
}

/** The last day to hand a paper in: null, none is asked for. */
export const paperDue = (
  { documentsAfterDays }: Pick<PolicyContent, 'documentsAfterDays'>,
  { from, until, today }: { from: Day; until: Day; today: Day },
  withinDays: number,
): Day | null => {
  if (documentsAfterDays === null || daysBetween(from, until) + 1 <= documentsAfterDays) return null
  return addDays(from > today ? from : today, withinDays)
}
