import { addDays, type Day, daysBetween } from '../../../shared/dates.ts'

/** What days of leave cost: each day by what it is, in minutes of that day's own plan. */

export type DayPart = 'full' | 'am' | 'pm'

/** Planned minutes of a day, before and after its middle; nought and nought: a day of rest. */
export type DayPlan = { day: Day; am: number; pm: number }

export type LeaveRequest = {
  from: Day
  until: Day /** Days of which only a half is asked for. */
  halves?: ReadonlyMap<Day, 'am' | 'pm'>
}

export type CostPolicy = {
  counts: 'working' | 'calendar'
  /** Days of rest and holidays between two days of leave count as leave; half a day at work before or after breaks the run. */
  sandwich: boolean
  /** Minutes of a day where the plan does not say them: of every calendar day, so that thirty are thirty whatever the plan, and of the sandwich. */
  dayMinutes: number
}

export type Segment = { day: Day; part: DayPart; colour: 'leave' | 'rest' | 'holiday' | 'sandwich'; minutes: number }

/** Minutes of a part of a planned day. */
export const minutesOfPart = (plan: DayPlan, part: DayPart): number => {
  if (part === 'am') return plan.am
  return part === 'pm' ? plan.pm : plan.am + plan.pm
}

/** Minutes as days of that plan, exact to the halves it has; a day without planned minutes is nought. */
export const partOfMinutes = (plan: DayPlan, minutes: number): DayPart | null =>
  (['full', 'am', 'pm'] as const).find((part) => minutes > 0 && minutesOfPart(plan, part) === minutes) ?? null

type Question = {
  request: LeaveRequest
  /** A plan for each day of the request; one that is missing is a day of rest. */
  plan: readonly DayPlan[]
  /** Days off of the place: whole or half. */
  holidays: ReadonlyMap<Day, 'full' | 'half'>
  policy: CostPolicy
}

const colourOf = (plan: DayPlan, holiday: 'full' | 'half' | undefined, policy: CostPolicy): Segment['colour'] => {
  if (policy.counts === 'calendar') return 'leave'
  // A holiday on a day that is free anyway is a day of rest: another day stands in for it, or none.
  if (plan.am + plan.pm === 0) return 'rest'
  return holiday === 'full' ? 'holiday' : 'leave'
}

const segmentOf = ({ request, policy, holidays }: Question, plan: DayPlan): Segment => {
  const part = request.halves?.get(plan.day) ?? 'full'
  const holiday = holidays.get(plan.day)
  const colour = colourOf(plan, holiday, policy)
  if (colour !== 'leave') return { day: plan.day, part, colour, minutes: 0 }
  if (policy.counts === 'calendar') {
    const half = Math.round(policy.dayMinutes / 2)
    return { day: plan.day, part, colour, minutes: part === 'full' ? policy.dayMinutes : half }
  }
  const planned = minutesOfPart(plan, part)
  // Of half a holiday the afternoon is off.
  const minutes = holiday === 'half' ? planned - (part === 'am' ? 0 : plan.pm) : planned
  return { day: plan.day, part, colour, minutes }
}

/** Whether the leave before a run goes to the end of its day, and the leave after it begins with its day. */
const enclosed = (segments: readonly Segment[], index: number): boolean => {
  const before = segments.slice(0, index).findLast((segment) => segment.colour === 'leave')
  const after = segments.slice(index + 1).find((segment) => segment.colour === 'leave')
  return before !== undefined && after !== undefined && before.part !== 'am' && after.part !== 'pm'
}

/**
 * Every day of a request with its colour and minutes, in order. Requests that touch are one to the sandwich rule: join them first.
 */
export const costOf = (q: Question): Segment[] => {
  const plans = new Map(q.plan.map((plan) => [plan.day, plan] as const))
  const count = Math.max(0, daysBetween(q.request.from, q.request.until) + 1)
  const segments = Array.from({ length: count }, (_, i) => {
    const day = addDays(q.request.from, i)
    return segmentOf(q, plans.get(day) ?? { day, am: 0, pm: 0 })
  })
  if (!q.policy.sandwich) return segments
  return segments.map((segment, i): Segment => {
    if (segment.colour === 'leave' || !enclosed(segments, i)) return segment
    return { ...segment, colour: 'sandwich', minutes: q.policy.dayMinutes }
  })
}

/** Minutes of all segments. */
export const totalCost = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { minutes }) => sum + minutes, 0)
