import type { Facts } from '../../../countries/country.ts'
import type { CountryWorkingTime } from '../../../countries/time.ts'
import type { Day } from '../../../shared/dates.ts'

/** Facts that were entered from a day on; null takes one back. */
export type SaidFacts = { from: Day; facts: Readonly<Record<string, string | null>> }

/**
 * What the law of hours is told of somebody on a day: what the record says, and over it what was entered of their work up to that day. Only what the
 * law asks for is taken of that. @param said the earliest first; of one day the last entered last
 */
export const workFactsOn = (
  record: Facts,
  said: readonly SaidFacts[],
  asks: CountryWorkingTime['asks'],
  day: Day,
): Facts => {
  const known: Record<string, string | undefined> = {}
  for (const { from, facts } of said)
    if (from <= day)
      for (const { key } of asks) if (facts[key] !== undefined) known[key] = facts[key] ?? record[key] ?? undefined
  return Object.keys(known).length === 0 ? record : { ...record, ...known }
}
