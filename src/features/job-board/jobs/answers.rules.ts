import { DAY_MS } from '../../../shared/dates.ts'

/** How a company answers who applies, as far as there is enough to tell. */

/** Days that are looked back on. */
export const LOOKED_BACK_DAYS = 90
/** Fewer applications than this tell nothing. */
export const ENOUGH_APPLICATIONS = 5

export type AppliedFact = {
  appliedAt: string
  firstViewedAt: string | null
  /** They heard something, or of the outcome. */
  answered: boolean
}

/**
 * Days until a person first opened the application in the middle; those that nobody has opened count as never. Null: never, or none. A part of a
 * day is a day.
 */
export const reviewDaysOf = (facts: readonly AppliedFact[]): number | null => {
  const days = facts
    .map((f) =>
      f.firstViewedAt ? Math.max(0, Date.parse(f.firstViewedAt) - Date.parse(f.appliedAt)) / DAY_MS : Infinity,
    )
    .sort((a, b) => a - b)
  const middle = days[Math.floor((days.length - 1) / 2)]
  return middle === undefined || middle === Infinity ? null : Math.max(1, Math.ceil(middle))
}

/** Most means more than half, of enough. */
export const answersMost = ({ applications, answered }: { applications: number; answered: number }): boolean =>
  applications >= ENOUGH_APPLICATIONS && answered * 2 > applications
