import { isDay } from '../../../shared/dates.ts'
import { fromMinor, type Minor, typedMinor } from '../../../shared/money.ts'

const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const monthOf = (year: string, month: number): string | null => {
  const whole = year.length === 2 ? `20${year}` : year
  return month >= 1 && month <= 12 ? `${whole}-${String(month).padStart(2, '0')}` : null
}

/** A month as registers write it: 2026-03, 2026-03-31, 03/2026, Mar 2026, March-26. Null: it is none. */
export const readMonth = (cell: string): string | null => {
  const text = cell.trim().toLowerCase()
  if (isDay(text)) return text.slice(0, 7)
  const iso = /^(\d{4})[-/.](\d{1,2})$/.exec(text)
  if (iso) return monthOf(iso[1] ?? '', Number(iso[2]))
  const turned = /^(\d{1,2})[-/.](\d{4})$/.exec(text)
  if (turned) return monthOf(turned[2] ?? '', Number(turned[1]))
  const named = /^([a-z]{3})[a-z]*[-/. ,']*(\d{4}|\d{2})$/.exec(text)
  return named ? monthOf(named[2] ?? '', NAMES.indexOf(named[1] ?? '') + 1) : null
}

/** An amount as registers write it: (1,200.50) is taken away, a dash is nothing. Null: it is none. */
export const readAmount = (cell: string, decimals: number): Minor | null => {
  const text = cell.trim().replace(/^[A-Z]{3}\s|^[$₹]\s?/, '')
  if (text === '-' || text === '–') return 0
  const bracketed = /^\((.*)\)$/.exec(text)
  const minor = typedMinor(bracketed?.[1] ?? text, decimals)
  if (minor === null) return null
  return bracketed ? -minor : minor
}

/** What is said of an amount that cannot be read. */
export const amountSentence = (label: string, decimals: number): string =>
  `${label} must be an amount such as ${fromMinor(123_450, decimals)}`
