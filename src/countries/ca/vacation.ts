import type { Day } from '../../shared/dates.ts'
import { type Exact, exact } from '../../shared/money.ts'
import { type Edition, effectiveDated } from '../country.ts'
import { sources } from './sources.ts'

/** Vacation by completed years of employment: weeks, and the share of wages that is paid for them. */
export type VacationStep = { afterYears: number; weeks: number; share: Exact }

const from = '2026-01-01'
const recorded = '2026-11-23'

/** A week of vacation is two hundredths of the year's wages, where the Act does not count a year as 52 weeks. */
const steps = (...list: readonly (readonly [afterYears: number, weeks: number])[]): VacationStep[] =>
  list.map(([afterYears, weeks]) => ({ afterYears, weeks, share: exact(weeks).div(50) }))
const of52 = (...list: readonly (readonly [afterYears: number, weeks: number])[]): VacationStep[] =>
  list.map(([afterYears, weeks]) => ({ afterYears, weeks, share: exact(weeks).div(52) }))

const since = (value: VacationStep[]): Edition<VacationStep[]>[] => [
  { from, value, source: sources.vacation, recorded },
]

const twoThenThree = (afterYears: number) => since(steps([0, 2], [afterYears, 3]))
const editions: Readonly<Record<string, Edition<VacationStep[]>[]>> = {
  CLC: since(steps([0, 2], [5, 3], [10, 4])),
  ON: twoThenThree(5),
  QC: twoThenThree(3),
  BC: twoThenThree(5),
  AB: twoThenThree(5),
  SK: since(of52([0, 3], [10, 4])),
  MB: twoThenThree(5),
  NB: twoThenThree(8),
  NS: twoThenThree(8),
  PE: [
    { from, until: '2026-06-29', value: steps([0, 2], [8, 3]), source: sources.vacation, recorded },
    { from: '2026-06-30', value: steps([0, 2], [5, 3]), source: sources.peNew, recorded },
  ],
  NL: twoThenThree(15),
  YT: since(steps([0, 2])),
  NT: twoThenThree(5),
  NU: twoThenThree(5),
}

const tables = new Map(
  Object.entries(editions).map(([where, list]) => [where, effectiveDated(`Vacation, ${where}`, list)]),
)

/**
 * The step a person is on after so many completed years, with the edition it stands in. In the first year the weeks are those it earns.
 * @throws RangeError for a jurisdiction or a day that is not on file
 */
export const vacationOn = (
  jurisdiction: string,
  years: number,
  day: Day,
): VacationStep & { edition: Edition<unknown> } => {
  const table = tables.get(jurisdiction)
  if (!table) throw new RangeError(`No vacation on file for ${jurisdiction}`)
  const edition = table.on(day)
  const step = edition.value.findLast((candidate) => years >= candidate.afterYears)
  if (!step) throw new RangeError(`Years of employment are nought or more, not ${years}`)
  return { ...step, edition }
}

/** Québec: of a year that is not complete, a day for each month, two weeks at the most. */
export const daysInFirstYear = (jurisdiction: string, months: number): number | null =>
  jurisdiction === 'QC' ? Math.min(10, months) : null
