import { addDays, addMonths, type Day } from '../../../shared/dates.ts'
import { type PaidGroup, type PayPeriod, payPeriodAround, periodsOfGroup } from './pay-calendar.rules.ts'

/** Which pay group somebody is in on which days, and on which days they can go into another without a day being paid twice or never. */

/** A stretch of days in a group. `from` null: since the first day of the employment; `until` null: until something else is said. */
export type Membership = { groupId: string; from: Day | null; until: Day | null }

export type CalendarOf = ReadonlyMap<string, PaidGroup>

const covers = ({ from, until }: Membership, day: Day): boolean =>
  (from === null || from <= day) && (until === null || until >= day)

/** The group of a day; whoever was moved nowhere is in the default one. */
export const groupOnDay = (memberships: readonly Membership[], defaultGroup: string, day: Day): string =>
  memberships.find((one) => covers(one, day))?.groupId ?? defaultGroup

/** How far ahead a day is looked for: the end of two weeks meets that of a month about once in fourteen. */
const YEARS_AHEAD = 3
/** And how far back: longer ago than this nothing is paid any more by itself. */
const YEARS_BACK = 1

export type Standing = {
  memberships: readonly Membership[]
  /** The default group of the legal entity. */
  defaultGroup: string
  startedOn: Day
  endedOn: Day | null
  /** The last day that locked pay was for; null: nothing was paid yet. */
  paidUntil: Day | null
}

export type MoveTo = {
  groupId: string
  groups: CalendarOf
  /** The last day of the group’s locked periods; null: it has none. */
  lockedUntil: Day | null
}

const isEndOfPeriod = (group: PaidGroup, day: Day): boolean => payPeriodAround(group, day)?.until === day

/**
 * Days on which somebody can go into a group: the first of one of its periods, the day before the last of a period of the group they come from, after
 * everything that was paid. Moves that were planned for later give way to one of an earlier day.
 */
export const moveDays = (standing: Standing, to: MoveTo, today: Day): Day[] => {
  const own = to.groups.get(to.groupId)
  if (!own) return []
  const after = [standing.startedOn, standing.paidUntil, to.lockedUntil, addMonths(today, -12 * YEARS_BACK)]
    .filter((day) => day !== null)
    .sort()
    .at(-1)
  if (!after) return []
  const year = Number(after.slice(0, 4))
  const years = Array.from({ length: Number(today.slice(0, 4)) + YEARS_AHEAD - year + 2 }, (_, at) => year + at)
  const last = addMonths(today, 12 * YEARS_AHEAD)
  const isFree = (day: Day): boolean => {
    if (day <= after || day > last || (standing.endedOn !== null && day > standing.endedOn)) return false
    const before = groupOnDay(standing.memberships, standing.defaultGroup, addDays(day, -1))
    const old = to.groups.get(before)
    if (!old || (before === to.groupId && groupOnDay(standing.memberships, standing.defaultGroup, day) === to.groupId))
      return false
    return before === to.groupId || isEndOfPeriod(old, addDays(day, -1))
  }
  return [...new Set(years.flatMap((one) => periodsOfGroup(own, one).map(({ from }) => from)))].sort().filter(isFree)
}

/** Whether somebody can be in another group from their first day on: where nothing was paid to them yet. */
export const isFreeFromFirst = ({ paidUntil }: Standing): boolean => paidUntil === null

/** Where somebody is after a move, by days without a gap. @param from null: from the first day on, whatever was said before */
export const membershipsAfter = (standing: Standing, groupId: string, from: Day | null): Membership[] => {
  if (from === null) return [{ groupId, from: null, until: null }]
  const known: readonly Membership[] =
    standing.memberships.length > 0
      ? standing.memberships
      : [{ groupId: standing.defaultGroup, from: null, until: null }]
  const before = known
    .filter((one) => one.from === null || one.from < from)
    .map((one) => (one.until === null || one.until >= from ? { ...one, until: addDays(from, -1) } : one))
  const last = before.at(-1)
  // Back where they were the day before: the move that was planned is gone.
  if (last?.groupId === groupId) return [...before.slice(0, -1), { ...last, until: null }]
  return [...before, { groupId, from, until: null }]
}

export type Handover = { last: PayPeriod | null; first: PayPeriod | null }

/** The last period that the old group pays and the first that the new one does. */
export const handoverOf = (standing: Standing, to: MoveTo, from: Day | null): Handover => {
  const day = from ?? standing.startedOn
  const own = to.groups.get(to.groupId)
  const before = from === null ? null : addDays(from, -1)
  const old =
    before === null ? undefined : to.groups.get(groupOnDay(standing.memberships, standing.defaultGroup, before))
  return {
    last: old && before ? (payPeriodAround(old, before) ?? null) : null,
    first: own ? (payPeriodAround(own, day) ?? null) : null,
  }
}
