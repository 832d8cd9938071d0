import type { Day } from '../../../shared/dates.ts'

/** Each person once, on the first of their days, the soonest first. */
export const firstDayOfEach = <Away extends { employmentId: string; day: Day }>(days: readonly Away[]): Away[] => {
  const first = new Map<string, Away>()
  for (const one of days.toSorted((a, b) => a.day.localeCompare(b.day)))
    if (!first.has(one.employmentId)) first.set(one.employmentId, one)
  return [...first.values()]
}

/**
 * Days away from today on, as the home page of the company tells them. The day it is where somebody works is today, also where it is another day than
 * at home; days that are over there are left out.
 * @param at today at home, and by employment where each works
 */
export const onDaysOfHome = <Away extends { employmentId: string; day: Day }>(
  days: readonly Away[],
  at: { today: Day; todays: ReadonlyMap<string, Day> },
): Away[] =>
  days.flatMap((one) => {
    const own = at.todays.get(one.employmentId) ?? at.today
    if (one.day < own) return []
    return one.day === own ? [{ ...one, day: at.today }] : [one]
  })
