import { addDays, type Day, daysBetween } from '../../../shared/dates.ts'
import { type Exact, exact, type Minor, roundToMinor } from '../../../shared/money.ts'

/** What one unit of `base` was in `quote` on a day. */
export type StoredRate = { base: string; quote: string; day: Day; rate: string; source: string }

export type FoundRate = { rate: Exact; day: Day; source: string }

/** Over a weekend and the holidays beside it nobody publishes a rate: the last one before holds for so many days. */
export const MOST_DAYS_BACK = 7

const newestOf = (rates: readonly StoredRate[], day: Day): ReadonlyMap<string, StoredRate> => {
  const found = new Map<string, StoredRate>()
  for (const rate of rates) {
    if (rate.day > day || daysBetween(rate.day, day) > MOST_DAYS_BACK) continue
    const key = `${rate.base} ${rate.quote}`
    const known = found.get(key)
    // Of one day the later entry stands first in the list.
    if (!known || rate.day > known.day) found.set(key, rate)
  }
  return found
}

const older = (a: Day, b: Day): Day => (a < b ? a : b)

/**
 * The rate between two currencies on a day: as it is on file, the other way round, or through a currency that has both. Of the last day
 * before it, at most a week, when there is none of the day itself. `rates` are the latest entry first for each day.
 * Null: none is on file.
 */
export const rateOn = (
  rates: readonly StoredRate[],
  { from, to, day }: { from: string; to: string; day: Day },
): FoundRate | null => {
  if (from === to) return { rate: exact(1), day, source: '' }
  const newest = newestOf(rates, day)
  const direct = newest.get(`${from} ${to}`)
  const reverse = newest.get(`${to} ${from}`)
  const own = [direct, reverse].filter((one) => one !== undefined).sort((a, b) => b.day.localeCompare(a.day))[0]
  if (own) {
    const rate = own === direct ? exact(own.rate) : exact(1).div(exact(own.rate))
    return { rate, day: own.day, source: own.source }
  }
  const through = [...newest.values()].flatMap((one): FoundRate[] => {
    if (one.quote !== from) return []
    const other = newest.get(`${one.base} ${to}`)
    return other
      ? [{ rate: exact(other.rate).div(exact(one.rate)), day: older(one.day, other.day), source: other.source }]
      : []
  })
  return through.sort((a, b) => b.day.localeCompare(a.day))[0] ?? null
}

/** A rate as it is stored: ten decimals, rounded half up. */
export const rateText = (rate: Exact): string => {
  const scaled = roundToMinor(rate.mul(10n ** 10n))
  const digits = String(scaled).padStart(11, '0')
  return `${digits.slice(0, -10)}.${digits.slice(-10)}`.replace(/\.?0+$/, '')
}

/** An amount in another currency, in its minor units, rounded half up once. */
export const convertAmount = (
  minor: Minor,
  rate: string,
  { decimals, toDecimals }: { decimals: number; toDecimals: number },
): Minor =>
  roundToMinor(
    exact(minor)
      .mul(exact(rate))
      .mul(10 ** toDecimals)
      .div(10 ** decimals),
  )

/** The days that rates are asked of for something spent on a day. */
export const daysOfRequest = (day: Day): { from: Day; until: Day } => ({
  from: addDays(day, -MOST_DAYS_BACK),
  until: day,
})
