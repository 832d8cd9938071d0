import type { Facts } from '../../../countries/country.ts'
import type { CountryWorkingTime } from '../../../countries/time.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Source } from '../../../shared/explain.ts'
import type { EmployedDays } from './day-plan.rules.ts'
import { minuteAt, timeOfMinute } from './place-clock.rules.ts'
import type { Span } from './spans.rules.ts'
import type { Exemption } from './work-limits.rules.ts'

/** What is asked of the checker of shifts, and what it answers. */

/** A shift as the checker sees it: planned, offered or already worked. */
export type CheckedShift = {
  id: string
  /** The date at the site when it starts. */
  workDate: Day
  plan: Span
  zone: string
  /** Minutes without unpaid breaks. */
  minutes: number
  hasBreak: boolean
  skill: string | null
}

export type PersonLeave = { day: Day; label: string } & ({ part: 'day' } | { part: 'hours'; span: Span })

export type CheckedPerson = {
  id: string
  name: string
  employed: EmployedDays
  birthDate: Day | null
  skills: readonly { key: string; until: Day | null }[]
  leave: readonly PersonLeave[]
  /** What they work on; null: they need none. `until` null: it does not run out. */
  permit: { label: string; until: Day | null } | null
  /** Times they said they cannot. */
  unavailable: readonly Span[]
  regime: string
  facts: Facts
  daysAWeek: number
  /** Minutes of a normal day. */
  normal: number
  /** What is allowed them beyond limits of the law; left out: nothing. */
  exemptions?: readonly Exemption[]
}

/** What the law allows those who are not grown up yet. */
export type YouthRule = {
  underAge: number
  earliest: string
  latest: string
  dayMinutes: number
  weekMinutes: number
  source: Source | null
}

/** Rules of the site or company, above the law's. Minutes; null: none of its own. */
export type SiteRules = {
  restBetweenShifts: number | null
  dayMinutes: number | null
  weekMinutes: number | null
  /** Most days of work one after the other. */
  mostDaysRunning: number | null
  weekStartsOn: number
  unavailable: 'error' | 'warning'
  youth: readonly YouthRule[]
  /** Locked days, both ends included: what was worked on them is settled. */
  locked: readonly { from: Day; until: Day }[]
  /** Changes later than so many minutes before the start are told; null: none is. */
  notice: number | null
}

export type CheckLaw = Pick<CountryWorkingTime, 'rest' | 'limits' | 'classify' | 'classes'>

export type WorkRule =
  | 'overlap'
  | 'rest_between'
  | 'limit'
  | 'day_hours'
  | 'week_hours'
  | 'weekly_rest'
  | 'days_running'
  | 'without_break'
  | 'skill'
  | 'leave'
  | 'permit'
  | 'youth'
  | 'unavailable'
  | 'employment'
  | 'locked'
  | 'notice'
  | 'shift'
  | 'law'

/** One rule's word. An error blocks, a warning is told. */
export type WorkVerdict = {
  rule: WorkRule
  severity: 'error' | 'warning'
  message: string
  /** The law it comes from; null: a rule of the company or a plain fact. */
  source: Source | null
  /** What would help. */
  task: string | null
}

export type MayWorkQuestion = {
  person: CheckedPerson
  shift: CheckedShift
  /** The person's other shifts: at least of the longest period a limit counts over, on both sides. */
  neighbours: readonly CheckedShift[]
  law: CheckLaw
  site: SiteRules
  now: string
}

export const verdictOf = (
  rule: WorkRule,
  message: string,
  { severity = 'error', source = null, task = null }: Partial<Pick<WorkVerdict, 'severity' | 'source' | 'task'>> = {},
): WorkVerdict => ({ rule, severity, message, source, task })

/** A shift in words: 2026-11-04 07:00–15:00. */
export const shiftInWords = ({ workDate, plan, zone }: CheckedShift): string => {
  const time = (at: string) => timeOfMinute(minuteAt(Date.parse(at), workDate, zone))
  return `${workDate} ${time(plan.from)}–${time(plan.until)}`
}
