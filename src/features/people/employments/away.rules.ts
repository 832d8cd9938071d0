import type { Day } from '../../../shared/dates.ts'

/** Each person once, on the first of their days, the soonest first. */
export const firstDayOfEach = <Away extends { employmentId: string; day: Day }>(days: readonly Away[]): Away[] => {
  const first = new Map<string, Away>()
  for (const one of days.toSorted((a, b) => a.day.localeCompare(b.day)))
    if (!first.has(one.employmentId)) first.set(one.employmentId, one)
  return [...first.values()]
}
