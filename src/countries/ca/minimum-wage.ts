import type { Day } from '../../shared/dates.ts'
import { type Exact, exact, type Minor } from '../../shared/money.ts'
import { type Edition, effectiveDated } from '../country.ts'
import { inMinor } from '../reckoning.ts'
import { FEDERAL } from './holidays.ts'
import { jurisdictionOf } from './regime.ts'
import { sources } from './sources.ts'

const recorded = '2026-11-29'

type Step = readonly [from: Day, hourly: string]

/** Steps of a jurisdiction, each until the day before the next; `until` ends the last where what follows is not on file. */
const steps = (list: readonly Step[], until?: Day): Edition<Exact>[] =>
  list.map(([from, hourly], at) => ({
    from,
    ...(at === list.length - 1 && until ? { until } : {}),
    value: exact(hourly),
    source: sources.minimumWage,
    recorded,
  }))

/**
 * General minimum wage of an hour in dollars. Those of students, of whoever serves liquor or is paid by commission, and of other groups are not
 * among them. Saskatchewan’s from October, the Northwest Territories’ and Nunavut’s from September 2026 were announced and not found.
 */
const editions: Readonly<Record<string, Edition<Exact>[]>> = {
  [FEDERAL]: steps(
    [
      ['2023-04-01', '16.65'],
      ['2024-04-01', '17.30'],
      ['2025-04-01', '17.75'],
      ['2026-04-01', '18.15'],
    ],
    '2027-03-31',
  ),
  AB: steps([['2018-10-01', '15.00']], '2027-12-31'),
  BC: steps(
    [
      ['2023-06-01', '16.75'],
      ['2024-06-01', '17.40'],
      ['2025-06-01', '17.85'],
      ['2026-06-01', '18.25'],
    ],
    '2027-05-31',
  ),
  MB: steps(
    [
      ['2023-10-01', '15.30'],
      ['2024-10-01', '15.80'],
      ['2025-10-01', '16.00'],
      ['2026-10-01', '16.40'],
    ],
    '2027-09-30',
  ),
  NB: steps(
    [
      ['2023-04-01', '14.75'],
      ['2024-04-01', '15.30'],
      ['2025-04-01', '15.65'],
      ['2026-04-01', '15.90'],
    ],
    '2027-03-31',
  ),
  NL: steps(
    [
      ['2023-10-01', '15.00'],
      ['2024-04-01', '15.60'],
      ['2025-04-01', '16.00'],
      ['2026-04-01', '16.35'],
    ],
    '2027-03-31',
  ),
  NS: steps(
    [
      ['2023-10-01', '15.00'],
      ['2024-04-01', '15.20'],
      ['2025-04-01', '15.70'],
      ['2025-10-01', '16.50'],
      ['2026-04-01', '16.75'],
      ['2026-10-01', '17.00'],
    ],
    '2027-03-31',
  ),
  ON: steps(
    [
      ['2023-10-01', '16.55'],
      ['2024-10-01', '17.20'],
      ['2025-10-01', '17.60'],
      ['2026-10-01', '17.95'],
    ],
    '2027-09-30',
  ),
  PE: steps(
    [
      ['2023-10-01', '15.00'],
      ['2024-04-01', '15.40'],
      ['2024-10-01', '16.00'],
      ['2025-10-01', '16.50'],
      ['2026-04-01', '17.00'],
    ],
    '2027-03-31',
  ),
  QC: steps(
    [
      ['2023-05-01', '15.25'],
      ['2024-05-01', '15.75'],
      ['2025-05-01', '16.10'],
      ['2026-05-01', '16.60'],
    ],
    '2027-04-30',
  ),
  SK: steps(
    [
      ['2023-10-01', '14.00'],
      ['2024-10-01', '15.00'],
      ['2025-10-01', '15.35'],
    ],
    '2026-09-30',
  ),
  YT: steps(
    [
      ['2023-04-01', '16.77'],
      ['2024-04-01', '17.59'],
      ['2025-04-01', '17.94'],
      ['2026-04-01', '18.51'],
    ],
    '2027-03-31',
  ),
  NT: steps(
    [
      ['2023-09-01', '16.05'],
      ['2024-09-01', '16.70'],
      ['2025-09-01', '16.95'],
    ],
    '2026-08-31',
  ),
  NU: steps(
    [
      ['2024-01-01', '19.00'],
      ['2025-09-01', '19.75'],
    ],
    '2026-08-31',
  ),
}

const tables = new Map(
  Object.entries(editions).map(([where, list]) => [where, effectiveDated(`Minimum wage, ${where}`, list)]),
)

/**
 * The least for a whole month of so many hours a week, in cents: an hour’s wage by the hours of a year, a twelfth of it. Null: no jurisdiction is
 * known; a text names the jurisdiction of which nothing is on file on that day.
 */
export const leastOfMonth = (q: {
  region: string | undefined
  weeklyHours: number
  day: Day
}): Minor | string | null => {
  if (!q.region) return null
  const where = jurisdictionOf(q.region)
  const table = tables.get(where)
  if (!table) return null
  const edition = table.find(q.day)
  return edition ? inMinor(edition.value.mul(exact(q.weeklyHours)).mul(52).div(12)) : `CA-${where}`
}
