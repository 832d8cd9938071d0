import type { Day } from '../../../shared/dates.ts'
import { groupOnDay, type MoveTo, type Standing } from './group-days.rules.ts'

/** So many days are named in a sentence. */
const NAMED = 3

type Asked = { from: Day | null; fromFirst: boolean; days: readonly Day[] }

/** Why somebody cannot go into a group on a day, with the days on which they can; null: they can. */
export const moveProblem = (standing: Standing, to: MoveTo, { from, fromFirst, days }: Asked): string | null => {
  const next = days.filter((day) => from === null || day > from)
  const named = (next.length > 0 ? next : days).slice(0, NAMED).join(', ')
  const rest = named ? ` Days that are possible: ${named}.` : ' There is no day within three years.'
  if (fromFirst) {
    if (standing.paidUntil !== null) return `Pay is locked to ${standing.paidUntil}.${rest}`
    const isAll = standing.memberships.length === 0 ? standing.defaultGroup === to.groupId : false
    const [only] = standing.memberships
    if (isAll || (standing.memberships.length === 1 && only?.groupId === to.groupId && only.from === null))
      return 'This person is in this pay group already.'
    return null
  }
  if (from !== null && days.includes(from)) return null
  if (from === null) return `No day is chosen.${rest}`
  if (standing.endedOn !== null && from > standing.endedOn) return `The employment ends on ${standing.endedOn}.`
  if (standing.paidUntil !== null && from <= standing.paidUntil) return `Pay is locked to ${standing.paidUntil}.${rest}`
  if (groupOnDay(standing.memberships, standing.defaultGroup, from) === to.groupId)
    return 'This person is in this pay group already.'
  if (to.lockedUntil !== null && from <= to.lockedUntil)
    return `Pay of this pay group is locked to ${to.lockedUntil}.${rest}`
  return `From ${from} on some days would be paid twice or never: a period of this pay group has to begin on the day after one of the present pay group ends.${rest}`
}

/** The day that suits most, the earliest of them; null: there is none. */
export const bestDay = (days: ReadonlyMap<Day, number>): Day | null =>
  [...days].sort(([a, many], [b, more]) => more - many || a.localeCompare(b))[0]?.[0] ?? null
