import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import { openPeriodsFrom, type PayPeriod } from './pay-calendar.rules.ts'
import { paidPeople } from './pay-days-ahead.queries.ts'

type Reader = Pick<Services, 'countries' | 'now'> & { db: Db; companyId: string }

/** The day it is where somebody is paid, and their pay periods from it on that are not paid yet, the next first. */
export type PayAhead = { today: Day; periods: PayPeriod[] }

/** By the calendar of their pay group. Whoever is in none, or is employed no more, has no entry. */
export const payDaysAhead = async (
  reader: Reader,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, PayAhead>> => {
  if (employeeIds.length === 0) return new Map()
  const now = reader.now()
  const rows = await paidPeople(reader.db, reader.companyId, { employeeIds, on: dayIn('UTC', now) })
  return new Map(
    rows.map((row): [string, PayAhead] => {
      const today = dayIn(reader.countries.get(row.country).zone, now)
      return [row.employee_id, { today, periods: openPeriodsFrom(row, { today, locked: row.locked }) }]
    }),
  )
}
