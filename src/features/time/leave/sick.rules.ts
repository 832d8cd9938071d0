import { addDays, type Day, daysBetween } from '../../../shared/dates.ts'
import type { LeaveType } from './kinds.rules.ts'

/** What may be chosen by whoever calls in sick, and for which days. */

const FOR_SICKNESS = ['sick', 'hospitalisation', 'long_term_illness']

export const isForSickness = ({ law }: Pick<LeaveType, 'law'>): boolean =>
  law !== null && FOR_SICKNESS.includes(law.key)

/** Kinds for sickness first, then whatever is not given for something else that happened. */
export const sickChoices = (types: readonly LeaveType[]): LeaveType[] => {
  const free = types.filter((type) => !type.isForOccasion)
  return [...free.filter(isForSickness), ...free.filter((type) => !isForSickness(type))]
}

/** How many days at a time: what lasts longer is asked for as leave. */
export const MOST_SICK_DAYS = 14

/** The reason against the days, by field; null: none. It is for today or tomorrow that somebody calls in. */
export const sickDaysProblem = (
  { from, until }: { from: Day; until: Day },
  today: Day,
): { field: 'from' | 'until'; message: string } | null => {
  if (from < today) return { field: 'from', message: 'That day is over: ask for sick leave instead' }
  if (from > addDays(today, 1)) return { field: 'from', message: 'Call in sick for today or tomorrow' }
  if (until < from) return { field: 'until', message: 'The last day must not be before the first' }
  if (daysBetween(from, until) + 1 > MOST_SICK_DAYS)
    return { field: 'until', message: `At most ${MOST_SICK_DAYS} days: ask for longer sick leave on its own` }
  return null
}
