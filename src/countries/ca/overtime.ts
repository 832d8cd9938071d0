import { type Edition, effectiveDated } from '../country.ts'
import { sources } from './sources.ts'

/**
 * Hours beyond which overtime begins, by jurisdiction: the federal one (CLC, federally regulated employers) and each
 * province and territory. Days before 1 January 2026 are not on file, and refused.
 */
export type Threshold = {
  weekly: number
  /** Hours a day beyond which 1.5 begins; null: the week alone counts. */
  daily: number | null
  /** Hours a day beyond which 2 begins. */
  doubleDaily: number | null
  /** The premium is a multiple of the minimum wage, not of the person's own. */
  onMinimumWage: boolean
}

const from = '2026-01-01'
/** When these figures were written here. */
const recorded = '2026-11-20'
const threshold = (weekly: number, daily: number | null, more: Partial<Threshold> = {}): Threshold => ({
  weekly,
  daily,
  doubleDaily: null,
  onMinimumWage: false,
  ...more,
})
const since = (value: Threshold): Edition<Threshold>[] => [{ from, value, source: sources.standards, recorded }]

const editions: Readonly<Record<string, Edition<Threshold>[]>> = {
  CLC: since(threshold(40, 8)),
  AB: since(threshold(44, 8)),
  BC: since(threshold(40, 8, { doubleDaily: 12 })),
  MB: since(threshold(40, 8)),
  NB: since(threshold(44, null, { onMinimumWage: true })),
  NL: since(threshold(40, null, { onMinimumWage: true })),
  NS: since(threshold(48, null)),
  NT: since(threshold(40, 8)),
  NU: since(threshold(40, 8)),
  ON: since(threshold(44, null)),
  PE: [
    { from, until: '2026-06-29', value: threshold(48, null), source: sources.standards, recorded },
    { from: '2026-06-30', value: threshold(44, null), source: sources.peNew, recorded },
  ],
  QC: since(threshold(40, null)),
  SK: since(threshold(40, 8)),
  YT: since(threshold(40, 8)),
}

export const thresholds = new Map(
  Object.entries(editions).map(([where, list]) => [where, effectiveDated(`Overtime threshold, ${where}`, list)]),
)

const beyond = (hours: number, limit: number | null): number => (limit === null ? 0 : Math.max(0, hours - limit))

/**
 * Overtime hours of a week from the hours of its days: the greater of the daily and the weekly count, so that no hour is
 * counted twice. Where there is a double rate, hours beyond it are counted apart.
 */
export const weeklyOvertime = (jurisdiction: string, days: readonly number[], day: string) => {
  const found = thresholds.get(jurisdiction)
  if (!found) throw new RangeError(`No overtime threshold on file for ${jurisdiction}`)
  const { weekly, daily, doubleDaily } = found.on(day).value
  const sum = (list: readonly number[]): number => list.reduce((total, hours) => total + hours, 0)
  const double = sum(days.map((hours) => beyond(hours, doubleDaily)))
  if (doubleDaily !== null && daily !== null) {
    // The weekly count takes only the first hours of each day, and so adds to the daily one.
    const byDay = sum(days.map((hours) => beyond(Math.min(hours, doubleDaily), daily)))
    return { oneAndHalf: byDay + beyond(sum(days.map((hours) => Math.min(hours, daily))), weekly), double }
  }
  const byDay = sum(days.map((hours) => beyond(hours, daily)))
  return { oneAndHalf: Math.max(byDay, beyond(sum(days), weekly)), double }
}

export const law = {
  /** Federal. A province's own week is in `thresholds`. */
  standardWeeklyHours: effectiveDated('Standard weekly hours', [
    { from, value: 40, source: sources.standards, recorded },
  ]),
  overtimeMultiplier: effectiveDated('Overtime multiplier', [
    { from, value: 1.5, source: sources.standards, recorded },
  ]),
}
