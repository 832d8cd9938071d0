import { addDays, type Day } from '../../../shared/dates.ts'
import { rateOf } from '../../../shared/rates.ts'
import { STAGE_KINDS } from '../jobs/stages.rules.ts'

/** How many came at least so far, from how far each ever came (0 applied … 5 hired). */
export const funnelOf = (reached: readonly { reached: number; people: number }[]) =>
  STAGE_KINDS.map((kind, place) => ({
    kind,
    people: reached.filter((r) => r.reached >= place).reduce((sum, r) => sum + r.people, 0),
  }))

/** The same for each of something: a month, a source. In the order in which they are given. */
export const funnelsOf = <T extends string>(rows: readonly { of: T; reached: number; people: number }[]) =>
  [...Map.groupBy(rows, (r) => r.of)].map(([of, own]) => {
    const [applied, , interview, , offer, hired] = funnelOf(own).map((f) => f.people) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    return { of, applied, interview, offer, hired, rate: rateOf(hired, applied) }
  })

/** Stretches of time that end today: so many days, or this year; and the year before. */
export const PERIODS = ['7', '30', '90', '365', 'year', 'last'] as const
export type Period = (typeof PERIODS)[number]

/** The days of a period, both counted. `today` is the day where the company is, which may be another than where somebody reads it. */
export const daysOf = (period: Period, today: Day): { from: Day; to: Day } => {
  const year = Number(today.slice(0, 4))
  if (period === 'year') return { from: `${year}-01-01`, to: today }
  if (period === 'last') return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
  return { from: addDays(today, 1 - Number(period)), to: today }
}

/** A stretch of days that means something: in order, and no longer than five years. */
export const wrongPeriod = (from: string, to: string): Record<string, string> => {
  if (to < from) return { to: 'The last day must not be before the first' }
  if ((Date.parse(to) - Date.parse(from)) / 86_400_000 > 1830) return { from: 'At most five years at once' }
  return {}
}

/** The instants between which somebody applied in a month, within those that are looked at. */
export const monthWithin = (start: string, next: string, since: string, until: string) => ({
  since: Date.parse(start) > Date.parse(since) ? start : since,
  until: Date.parse(next) < Date.parse(until) ? next : until,
})

/** A median of fewer is a story of single people, not what is usual. */
export const LEAST_FOR_MEDIAN = 5

/** The median as it may stand as a figure: null below five, however exact it is. @param days @param n of how many it is the median */
export const usualDays = ({ days, n }: { days: number | null; n: number }): number | null =>
  n < LEAST_FOR_MEDIAN ? null : days
