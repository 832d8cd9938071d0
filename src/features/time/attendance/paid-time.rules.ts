import type { Day } from '../../../shared/dates.ts'

/** The length of a normal day, as the law of rest days and holidays asks for it. */

type Planned = { day: Day; am: number; pm: number }

/** @property normal minutes of a normal day @property daysAWeek days with work planned */
export type NormalDay = { normal: number; daysAWeek: number }

/**
 * The normal day of somebody: what is planned on the day itself, else on most days of its week, else the week's hours by its days.
 * @param week the plans of the week the day lies in
 * @param weeklyMinutes of the terms
 */
export const normalDayOf = (day: Day, week: readonly Planned[], weeklyMinutes: number): NormalDay => {
  const own = week.find((one) => one.day === day)
  const lengths = week.map(({ am, pm }) => am + pm).filter((minutes) => minutes > 0)
  const daysAWeek = lengths.length > 0 ? lengths.length : 5
  const often = new Map<number, number>()
  for (const minutes of lengths) often.set(minutes, (often.get(minutes) ?? 0) + 1)
  const [usual] = [...often].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? []
  const planned = own ? own.am + own.pm : 0
  return { normal: planned || (usual ?? Math.round(weeklyMinutes / daysAWeek)), daysAWeek }
}
