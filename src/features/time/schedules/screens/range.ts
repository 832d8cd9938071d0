import { addDays, daysBetween } from '../../../../shared/dates.ts'

export const PERIODS = ['day', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/** The days that a period shows around a day: itself, its week from Monday, or its month. */
export const daysOf = (period: Period, day: string): string[] => {
  if (period === 'day') return [day]
  if (period === 'week') {
    const first = addDays(day, 1 - (new Date(`${day}T00:00:00Z`).getUTCDay() || 7))
    return [0, 1, 2, 3, 4, 5, 6].map((after) => addDays(first, after))
  }
  const first = `${day.slice(0, 7)}-01`
  const next = new Date(`${first}T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const length = daysBetween(first, next.toISOString().slice(0, 10))
  return Array.from({ length }, (_, after) => addDays(first, after))
}

/** A day of the period before or after. */
export const moveBy = (period: Period, day: string, steps: number): string => {
  if (period === 'day') return addDays(day, steps)
  if (period === 'week') return addDays(day, 7 * steps)
  const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + steps)
  return at.toISOString().slice(0, 10)
}
