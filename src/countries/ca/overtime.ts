import { type Edition, effectiveDated } from '../country.ts'
import { splitWeek } from '../hours.ts'
import type { WorkedDay } from '../time.ts'
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
  /** Hours fewer in the week for each holiday in it. */
  lessForHoliday: number
  /** Hours paid for holidays and leave fill the week as if they were worked. */
  countsPaidAway: boolean
  /** Hours a day where the week is four days of ten hours; null: no such week. */
  fourDayWeek: number | null
}

const from = '2026-01-01'
/** When these figures were written here. */
const recorded = '2026-11-20'
const threshold = (weekly: number, daily: number | null, more: Partial<Threshold> = {}): Threshold => ({
  weekly,
  daily,
  doubleDaily: null,
  onMinimumWage: false,
  lessForHoliday: 0,
  countsPaidAway: false,
  fourDayWeek: null,
  ...more,
})
const since = (value: Threshold): Edition<Threshold>[] => [{ from, value, source: sources.standards, recorded }]

const editions: Readonly<Record<string, Edition<Threshold>[]>> = {
  CLC: since(threshold(40, 8, { lessForHoliday: 8 })),
  AB: since(threshold(44, 8)),
  BC: since(threshold(40, 8, { doubleDaily: 12 })),
  MB: since(threshold(40, 8)),
  NB: since(threshold(44, null, { onMinimumWage: true })),
  NL: since(threshold(40, null, { onMinimumWage: true })),
  NS: since(threshold(48, null)),
  NT: since(threshold(40, 8, { lessForHoliday: 8 })),
  NU: since(threshold(40, 8)),
  ON: since(threshold(44, null)),
  PE: [
    { from, until: '2026-06-29', value: threshold(48, null), source: sources.standards, recorded },
    { from: '2026-06-30', value: threshold(44, null), source: sources.peNew, recorded },
  ],
  QC: since(threshold(40, null, { countsPaidAway: true })),
  SK: since(threshold(40, 8, { lessForHoliday: 8, fourDayWeek: 10 })),
  YT: since(threshold(40, 8)),
}

export const thresholds = new Map(
  Object.entries(editions).map(([where, list]) => [where, effectiveDated(`Overtime threshold, ${where}`, list)]),
)

/** @throws RangeError for a jurisdiction or a day that is not on file */
export const thresholdOn = (jurisdiction: string, day: string): Edition<Threshold> => {
  const found = thresholds.get(jurisdiction)
  if (!found) throw new RangeError(`No overtime threshold on file for ${jurisdiction}`)
  return found.on(day)
}

type Week = {
  /** Days of the week that are holidays of the place, worked or not. */
  holidays: number
  /** Minutes paid without work. */
  paidAway: number
  /** Four days of ten hours. */
  isFourDayWeek: boolean
  /** Minutes before overtime begins, where an agreement counts some weeks together. */
  averaged?: number | undefined
}

/** Minutes of a week's days by what they are paid: the greater of the daily and the weekly count, no minute twice. */
export const splitByThreshold = (jurisdiction: string, days: readonly WorkedDay[], week: Week, on: string) => {
  const edition = thresholdOn(jurisdiction, on)
  const { daily, doubleDaily, weekly, lessForHoliday, countsPaidAway, fourDayWeek } = edition.value
  const dailyHours = week.isFourDayWeek && fourDayWeek !== null ? fourDayWeek : daily
  const weeklyHours = week.averaged === undefined ? weekly - lessForHoliday * week.holidays : week.averaged / 60
  const split = splitWeek(
    days,
    () => ({ daily: dailyHours, doubleDaily, weekly: weeklyHours }),
    countsPaidAway ? week.paidAway : 0,
  )
  return { split, dailyHours, weeklyHours, edition }
}

/** Overtime hours of a week from the hours of its days, as `splitByThreshold` counts them. */
export const weeklyOvertime = (
  jurisdiction: string,
  days: readonly number[],
  day: string,
  week: Partial<Week> = {},
) => {
  const worked = days.map(
    (hours, i): WorkedDay => ({
      day: String(i),
      kind: 'working',
      worked: [{ from: 0, until: Math.round(hours * 60) }],
      normal: 480,
    }),
  )
  const whole = { holidays: 0, paidAway: 0, isFourDayWeek: false, ...week }
  const { split, weeklyHours } = splitByThreshold(jurisdiction, worked, whole, day)
  const sum = (key: 'overtime' | 'double'): number => split.reduce((total, part) => total + part[key], 0) / 60
  return { oneAndHalf: sum('overtime'), double: sum('double'), threshold: weeklyHours }
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
