import type { LexiconCountry } from './lexicon.rules.ts'

/** 3500 → 3.5k, 80000 → 80k: as people write it. */
const short = (amount: number): string => (amount < 1_000 ? String(amount) : `${Number((amount / 1_000).toFixed(1))}k`)

/** Six sentences to begin with, made of a country's own places and pay. English, as the reader is. */
export const examplesOf = (country: LexiconCountry, towns: readonly string[]): string[] => {
  const { bands, currency } = country
  const at = (i: number) => short(bands[Math.min(i, bands.length - 1)] ?? 0)
  const town = (i: number) => towns[i % Math.max(1, towns.length)] ?? country.names[0] ?? ''
  return [
    `part-time nurse near ${town(0)}, no nights`,
    `remote software developer, at least ${currency.code} ${at(3)} a month`,
    `accountant in ${town(1)}, hybrid, posted this week`,
    `chef within 10 km of ${town(2)}, no weekends`,
    `entry level office job in ${town(0)}, not sales, about ${at(1)}`,
    `warehouse or driver near ${town(1)}, full time, day shift`,
  ]
}
