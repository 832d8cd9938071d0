import type { Day } from '../../../shared/dates.ts'
import { minuteOfDay } from './place-clock.rules.ts'

/** What a shift is: its times on the wall, breaks, windows and allowances, by day; and the pattern of days that a schedule repeats. */

/** A break at fixed times, or so many minutes whenever they are taken, once somebody has worked `after` minutes. */
export type ShiftBreak =
  | { kind: 'fixed'; from: string; until: string; paid: boolean }
  | { kind: 'anytime'; minutes: number; after: number; paid: boolean }

/** How a punch counts: to the next so many minutes, or exactly (1). `towards`: earlier or later time, or whichever is nearer. */
export type Rounding = { minutes: number; towards: 'nearest' | 'earlier' | 'later' }

/** A shift as it is from a day on. Times on the wall; an end at or before the start is on the next day. Everything else in minutes. */
export type ShiftVersion = {
  id: string
  effectiveFrom: Day
  start: string
  end: string
  /** Where it divides into a first and a second half; left out: in the middle. */
  middle?: string
  breaks: readonly ShiftBreak[]
  /** How long before the start and after the end a punch belongs to it. */
  windowBefore: number
  windowAfter: number
  /** Minutes late or early that are not told. */
  graceIn: number
  graceOut: number
  /** Whether time before the start and after the end counts as worked, in blocks of at least so many minutes. */
  counts: { before: boolean; after: boolean; block: number }
  roundIn: Rounding
  roundOut: Rounding
}

/** What can be wrong with a version, as sentences; empty when nothing is. */
export const shiftProblems = (version: ShiftVersion): string[] => {
  const problems: string[] = []
  const length = shiftMinutes(version)
  const inside = (time: string) => minuteInShift(version, time) <= length
  const { breaks, windowBefore, windowAfter, graceIn, graceOut, counts, roundIn, roundOut } = version
  if ([windowBefore, windowAfter].some((minutes) => !Number.isInteger(minutes) || minutes < 0 || minutes > 720))
    problems.push('A window is 0 to 720 whole minutes')
  if ([graceIn, graceOut].some((minutes) => !Number.isInteger(minutes) || minutes < 0 || minutes > 120))
    problems.push('Minutes of grace are 0 to 120')
  if (!Number.isInteger(counts.block) || counts.block < 0) problems.push('The shortest overtime is 0 minutes or more')
  if ([roundIn, roundOut].some(({ minutes }) => ![1, 5, 6, 10, 15, 30].includes(minutes)))
    problems.push('Punches are rounded to 1, 5, 6, 10, 15 or 30 minutes')
  for (const one of breaks)
    if (one.kind === 'fixed') {
      const [from, until] = [minuteInShift(version, one.from), minuteInShift(version, one.until)]
      if (!inside(one.from) || !inside(one.until) || until <= from)
        problems.push(`The break ${one.from} to ${one.until} lies outside the shift`)
    } else if (!Number.isInteger(one.minutes) || one.minutes <= 0 || one.minutes >= length)
      problems.push('A break is shorter than its shift')
  if (version.middle !== undefined && !(inside(version.middle) && minuteInShift(version, version.middle) > 0))
    problems.push('The middle of a shift lies inside it')
  return problems
}

/** How long a shift is on the wall, 1 to 1440 minutes: one that ends when it starts lasts a day. */
export const shiftMinutes = ({ start, end }: Pick<ShiftVersion, 'start' | 'end'>): number => {
  const length = minuteOfDay(end) - minuteOfDay(start)
  return length > 0 ? length : length + 1440
}

/** How many minutes on the wall after its start a time is. */
export const minuteInShift = ({ start }: Pick<ShiftVersion, 'start'>, time: string): number => {
  const after = minuteOfDay(time) - minuteOfDay(start)
  return after >= 0 ? after : after + 1440
}

/** A shift of a day of the pattern, whole or a half of it. */
export type PatternShift = { shiftTypeId: string; part: 'whole' | 'am' | 'pm' }

/** A day of the pattern: its shifts (two are a split shift, none is a day off), and whether a day off is the weekly rest day. */
export type PatternDay = { shifts: readonly PatternShift[]; rest: boolean }

/** A pattern of days that repeats from its anchor on, in both directions. */
export type Schedule = {
  id: string
  anchor: Day
  days: readonly PatternDay[]
  /** Whether the pattern is worked on public holidays. */
  onHolidays: 'off' | 'work'
}

/** What can be wrong with a schedule, as sentences. */
export const scheduleProblems = ({ days }: Schedule): string[] => {
  const problems: string[] = []
  if (days.length < 1 || days.length > 366) problems.push('A pattern has 1 to 366 days')
  if (days.some(({ shifts, rest }) => rest && shifts.length > 0)) problems.push('A rest day has no shift')
  if (days.some(({ shifts }) => shifts.length > 4)) problems.push('A day has at most 4 shifts')
  return problems
}

/** A fact with the day it holds from. Rows are only added: of two from the same day the later one holds, and a row taken back is left out. */
export type Dated<T> = { id: string; effectiveFrom: Day; enteredAt: string; value: T }

/**
 * The fact in force on a day, as known at an instant: the greatest day from which one holds, and of those the last entered.
 * @param knownAt ISO instant; left out: everything that was entered
 */
export const inForceOn = <T>(history: readonly Dated<T>[], day: Day, knownAt?: string): T | null => {
  let found: Dated<T> | null = null
  for (const row of history) {
    if (row.effectiveFrom > day || (knownAt !== undefined && row.enteredAt > knownAt)) continue
    if (!found || isLater(row, found)) found = row
  }
  return found ? found.value : null
}

const isLater = (a: Dated<unknown>, b: Dated<unknown>): boolean => {
  if (a.effectiveFrom !== b.effectiveFrom) return a.effectiveFrom > b.effectiveFrom
  if (a.enteredAt !== b.enteredAt) return a.enteredAt > b.enteredAt
  return a.id > b.id
}

/** The version of a shift in force on a day: the greatest first day that has come, of equals the last by id. Null: it does not exist yet. */
export const shiftVersionOn = (versions: readonly ShiftVersion[], day: Day): ShiftVersion | null => {
  let found: ShiftVersion | null = null
  for (const version of versions) {
    if (version.effectiveFrom > day) continue
    const later =
      !found ||
      version.effectiveFrom > found.effectiveFrom ||
      (version.effectiveFrom === found.effectiveFrom && version.id > found.id)
    if (later) found = version
  }
  return found
}
