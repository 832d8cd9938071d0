import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { daysOfRequest, type FoundRate, rateOn, type StoredRate } from './rates.rules.ts'
import { ratesBetween } from './rules.queries.ts'

type Pair = { from: string; to: string }

/** What one unit of a currency was in another on each of some days, by the rates on file; a day without one, or with an old one alone, has none. */
export const exchangeRatesOn = async (
  db: Db,
  companyId: string,
  { from, to, days }: Pair & { days: readonly Day[] },
): Promise<Map<Day, FoundRate>> => {
  const sorted = days.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return new Map()
  const between = { from: daysOfRequest(first).from, until: last }
  const rates: StoredRate[] = await ratesBetween(db, companyId, between)
  return new Map(
    sorted.flatMap((day) => {
      const found = rateOn(rates, { from, to, day })
      return found ? [[day, found] as const] : []
    }),
  )
}
