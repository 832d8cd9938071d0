import { type Day, isDay } from '../../../shared/dates.ts'
import type { StoredRate } from './rates.rules.ts'

/** Files of exchange rates as central banks publish them: a line a day with a column a currency, or a line a rate. */

const MONTHS = [
  'january', 'february', 'march', 'april', 'may', 'june',
  'july', 'august', 'september', 'october', 'november', 'december',
] // biome-ignore format: a calendar

/** 2026-10-02, 02 October 2026 or 2 Oct 2026; null: no day. */
export const dayOfRate = (text: string): Day | null => {
  const plain = text.trim()
  if (isDay(plain)) return plain
  const found = /^(\d{1,2}) ([a-z]{3,9}) (\d{4})$/i.exec(plain)
  if (!found) return null
  const [, date = '', name = '', year = ''] = found
  const month = MONTHS.findIndex((one) => one.startsWith(name.toLowerCase()))
  const day = `${year}-${String(month + 1).padStart(2, '0')}-${date.padStart(2, '0')}`
  return month >= 0 && isDay(day) ? day : null
}

const RATE = /^\d{1,9}(\.\d{1,10})?$/
/** A rate above nothing as plain decimal text; null: none. */
export const rateOfText = (text: string): string | null => {
  const plain = text.trim()
  return RATE.test(plain) && Number(plain) > 0 ? plain : null
}

export type ReadRates = { rates: StoredRate[]; problems: { line: number; message: string }[] }

const isCurrency = (text: string) => /^[A-Z]{3}$/.test(text)

/**
 * The file of the European Central Bank as XML: `<Cube time="2026-10-02"><Cube currency="USD" rate="1.0823"/>…`, one euro in each. Read by its
 * tags alone: no entity is opened, nothing is fetched.
 */
export const ratesOfXml = (text: string, source: string): ReadRates => {
  const rates: StoredRate[] = []
  const problems: ReadRates['problems'] = []
  let day: Day | null = null
  const tags = text.matchAll(/<Cube\b([^<>]{0,200})>/g)
  let line = 0
  for (const [, attributes = ''] of tags) {
    line++
    const of = (name: string) => new RegExp(`\\b${name}=["']([^"']{0,40})["']`).exec(attributes)?.[1]
    const time = of('time')
    if (time !== undefined) day = dayOfRate(time)
    const [quote, rate] = [of('currency'), of('rate')]
    if (quote === undefined && rate === undefined) continue
    const found = rateOfText(rate ?? '')
    if (day === null || found === null || !isCurrency(quote ?? ''))
      problems.push({ line, message: `${quote ?? 'A rate'} has no day or no rate` })
    else if (quote !== 'EUR') rates.push({ base: 'EUR', quote: quote as string, day, rate: found, source })
  }
  return { rates, problems }
}

/** One row of a wide file (`Date, USD, JPY …`, one unit of `base` in each) or of a long one (`day, from, to, rate`), by the names of its columns. */
export const ratesOfRow = (
  cells: Readonly<Record<string, string>>,
  { base, source }: { base: string; source: string },
): { rates: StoredRate[]; problem: string | null } => {
  const byName = new Map(Object.entries(cells).map(([name, text]) => [name.trim().toLowerCase(), text.trim()]))
  const day = dayOfRate(byName.get('date') ?? byName.get('day') ?? '')
  if (day === null) return { rates: [], problem: 'Day must be a date such as 2026-10-02' }
  const [from, to] = [byName.get('from')?.toUpperCase(), byName.get('to')?.toUpperCase()]
  if (byName.has('rate')) {
    const rate = rateOfText(byName.get('rate') ?? '')
    if (!isCurrency(from ?? '') || !isCurrency(to ?? '') || from === to)
      return { rates: [], problem: 'From and to must be two currencies such as USD and SGD' }
    if (rate === null) return { rates: [], problem: 'Rate must be a number above 0, such as 1.3412' }
    return { rates: [{ base: from as string, quote: to as string, day, rate, source }], problem: null }
  }
  const rates: StoredRate[] = []
  for (const [name, text] of byName) {
    const quote = name.toUpperCase()
    // Banks write N/A where they had no rate on a day.
    if (!isCurrency(quote) || quote === base || name === 'day' || text === '' || /^n\/?a$/i.test(text)) continue
    const rate = rateOfText(text)
    if (rate === null) return { rates: [], problem: `${quote} must be a number above 0` }
    rates.push({ base, quote, day, rate, source })
  }
  return rates.length > 0 ? { rates, problem: null } : { rates, problem: 'This row has no rate' }
}
