import { type Day, isDay } from '../../../shared/dates.ts'

/** How a spreadsheet writes a date or an amount → how we keep it. Pure, without a regular expression made per call. */

const MONTHS: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d{2}:\d{2}.*)?$/
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/
const DAY_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?[-\s.]+([A-Za-z]{3,9})\.?[-\s,]+(\d{4})$/
const MONTH_DAY = /^([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/

const two = (n: number) => (n < 10 ? `0${n}` : String(n))

const made = (year: string | undefined, month: number | undefined, day: number): Day | null => {
  if (!year || !month) return null
  const text = `${year}-${two(month)}-${two(day)}`
  return isDay(text) ? text : null
}

export type ReadDay = { day: Day; ambiguous: boolean }

/** `ambiguous`: it could be day first or month first, and was read day first. */
export const readDay = (text: string): ReadDay | null => {
  let m = YEAR_FIRST.exec(text)
  if (m) return certain(made(m[1], Number(m[2]), Number(m[3])))
  m = YEAR_LAST.exec(text)
  if (m) {
    const [first, second] = [Number(m[1]), Number(m[2])]
    if (second > 12) return certain(made(m[3], first, second))
    const day = made(m[3], second, first)
    return day === null ? null : { day, ambiguous: first <= 12 && first !== second }
  }
  m = DAY_MONTH.exec(text)
  if (m) return certain(made(m[3], MONTHS[(m[2] as string).slice(0, 3).toLowerCase()], Number(m[1])))
  m = MONTH_DAY.exec(text)
  if (m) return certain(made(m[3], MONTHS[(m[1] as string).slice(0, 3).toLowerCase()], Number(m[2])))
  return null
}

const certain = (day: Day | null): ReadDay | null => (day === null ? null : { day, ambiguous: false })

const PLAIN = /^(\d{1,13})(?:\.(\d*))?$/
/** 5,000.50 · 1,00,000 · 5 000 · 5'000: groups of two or three, the last of three. */
const GROUPED = /^\d{1,3}(?:[,'’\s]\d{2,3})*[,'’\s]\d{3}(?:\.\d*)?$/
const GROUPING = /[,'’\s]/g
/** 5000,50 · 5.000,50: the comma is the decimal sign when one or two digits follow it. */
const DECIMAL_COMMA = /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/

type Currency = { code: string; symbol: string; minorUnits: number }
export type ReadAmount = { minor: number } | { problem: string }

/** `problem` goes on with the name of the field: "must be a number". `max` in major units. */
export const readAmount = (text: string, currency: Currency | undefined, max: number): ReadAmount => {
  const plain = PLAIN.exec(text) ?? PLAIN.exec(ungrouped(bare(text, currency)))
  if (!plain) return { problem: 'must be a number' }
  const decimals = currency?.minorUnits ?? 2
  const fraction = (plain[2] ?? '').replace(/0+$/, '')
  if (fraction.length > decimals) return { problem: `may have at most ${decimals} decimals` }
  const minor = Number((plain[1] as string) + fraction.padEnd(decimals, '0'))
  return minor > max * 10 ** decimals ? { problem: `must be between 0 and ${max}` } : { minor }
}

/** Without the currency before or behind it: "S$ 5,000" and "5000 SGD". */
const bare = (text: string, currency: Currency | undefined): string => {
  if (!currency) return text
  for (const sign of [currency.symbol, currency.code, '$']) {
    if (sign === '') continue
    if (text.startsWith(sign)) return text.slice(sign.length).trim()
    if (text.endsWith(sign)) return text.slice(0, -sign.length).trim()
  }
  return text
}

const ungrouped = (text: string): string => {
  if (GROUPED.test(text)) return text.replace(GROUPING, '')
  const comma = DECIMAL_COMMA.exec(text)
  return comma ? `${(comma[1] as string).replaceAll('.', '')}.${comma[2]}` : text
}
