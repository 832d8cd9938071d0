import { type Day, isDay } from '../../../shared/dates.ts'

/** What a receipt says, by rules alone, from its lines. Suggestions: nothing here is ever written over what a person typed. */

/** How sure the reading is, 0 to 1; under 0.6 it is shown as a guess. */
export type Suggestion<T = string> = { value: T; confidence: number }

export type ReceiptFacts = {
  merchant?: Suggestion
  spent_on?: Suggestion<Day>
  /** Major units, plain decimal text. */
  amount?: Suggestion
  currency?: Suggestion
  tax?: Suggestion
  tax_number?: Suggestion
}

const MARKS: Readonly<Record<string, string>> = {
  '€': 'EUR', '£': 'GBP', '₹': 'INR', 'rs.': 'INR', 'rs': 'INR', 's$': 'SGD', 'c$': 'CAD', 'us$': 'USD', 'dhs': 'AED', 'dh': 'AED', 'د.إ': 'AED',
} // biome-ignore format: a table
const CODES = ['SGD', 'INR', 'CAD', 'AED', 'USD', 'EUR', 'GBP', 'AUD', 'JPY', 'CHF', 'MYR', 'CNY', 'HKD', 'THB', 'IDR']

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const dayOf = (year: string, month: number, date: string): Day | null => {
  const full = year.length === 2 ? `20${year}` : year
  const day = `${full}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}

/** The first day in a line, and whether it could be read only one way: 03/04/2026 could be two. */
export const dayIn = (line: string, monthFirst: boolean): { day: Day; isSure: boolean } | null => {
  const whole = /\b(20\d{2})[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(line)
  const first = whole && dayOf(whole[1] ?? '', Number(whole[2]), whole[3] ?? '')
  if (first) return { day: first, isSure: true }
  const named = /\b(\d{1,2})[ -]?([a-z]{3})[a-z]*\.?,?[ -]?(20\d{2}|\d{2})\b/i.exec(line)
  const month = named ? MONTHS.indexOf((named[2] ?? '').toLowerCase()) + 1 : 0
  const second = named && month > 0 && dayOf(named[3] ?? '', month, named[1] ?? '')
  if (second) return { day: second, isSure: true }
  const plain = /\b(\d{1,2})[-/.](\d{1,2})[-/.](20\d{2}|\d{2})\b/.exec(line)
  if (!plain) return null
  const [, a = '', b = '', year = ''] = plain
  const isMonthFirst = Number(b) > 12 || (monthFirst && Number(a) <= 12)
  const day = isMonthFirst ? dayOf(year, Number(a), b) : dayOf(year, Number(b), a)
  return day === null ? null : { day, isSure: Number(a) > 12 || Number(b) > 12 || a === b }
}

const NUMBER = /\d{1,3}(?:[ ,.]\d{3})+(?:[.,]\d{2})|\d+[.,]\d{2}(?!\d)|\d{1,3}(?:,\d{2,3})+(?:\.\d{2})?/g

/** An amount as it is printed, as plain decimal text: 1,234.50 and 1.234,50 are both 1234.50. */
export const plainAmount = (printed: string): string => {
  const text = printed.replace(/\s/g, '')
  const mark = /[.,](\d{2})$/.exec(text)
  if (!mark) return text.replace(/[.,]/g, '')
  return `${text.slice(0, -3).replace(/[.,]/g, '')}.${mark[1]}`
}

const amountsIn = (line: string): string[] =>
  [
    ...line.replace(/\b20\d{2}[-/.]\d{1,2}[-/.]\d{1,2}\b|\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b/g, ' ').matchAll(NUMBER),
  ].map(([text]) => plainAmount(text))

/** How much a line looks like the one with what was paid. */
const weightOfTotal = (line: string): number => {
  const text = line.toLowerCase()
  if (/sub\s?-?total|change|cash|tender|saved|discount|rounding|points/.test(text)) return 0
  if (/grand total|amount (due|paid)|total (amount|due|paid|payable)|net payable|balance due/.test(text)) return 3
  if (/\btotal\b|المجموع|الإجمالي|合计|कुल/.test(text)) return 2
  return 0
}

const currencyIn = (text: string): string | null => {
  const upper = text.toUpperCase()
  const code = CODES.find((one) => new RegExp(`\\b${one}\\b`).test(upper))
  if (code) return code
  const lower = text.toLowerCase()
  return (
    Object.entries(MARKS).find(([mark]) =>
      /\w$/.test(mark) ? new RegExp(`\\b${mark.replace('$', '\\$')}\\b`).test(lower) : lower.includes(mark),
    )?.[1] ?? null
  )
}

const suggestion = <T>(value: T, confidence: number): Suggestion<T> => ({
  value,
  confidence: Math.round(confidence * 100) / 100,
})

const merchantIn = (lines: readonly string[]): Suggestion | undefined => {
  const at = lines.slice(0, 6).findIndex((line) => {
    const letters = line.replace(/[^\p{L}]/gu, '').length
    return (
      letters >= 3 && letters > line.length / 2 && !/^(tax )?(invoice|receipt|bill|from|to|date|subject)\b/i.test(line)
    )
  })
  if (at < 0) return undefined
  return suggestion((lines[at] ?? '').replace(/^(from|merchant):\s*/i, '').slice(0, 200), at === 0 ? 0.75 : 0.55)
}

const totalIn = (lines: readonly string[]): (Suggestion & { line: string }) | undefined => {
  const named = lines
    .map((line, at) => ({
      line,
      weight: weightOfTotal(line),
      amounts: amountsIn(line).concat(
        amountsIn(lines[at + 1] ?? '').slice(0, weightOfTotal(line) > 0 && amountsIn(line).length === 0 ? 1 : 0),
      ),
    }))
    .filter(({ weight, amounts }) => weight > 0 && amounts.length > 0)
    .sort((a, b) => b.weight - a.weight)[0]
  const value = named?.amounts.at(-1)
  if (named && value) return { ...suggestion(value, named.weight === 3 ? 0.9 : 0.85), line: named.line }
  // Nothing says which: most often the largest is it.
  const all = lines.flatMap((line) => amountsIn(line).map((amount) => ({ amount, line })))
  const largest = all.sort((a, b) => Number(b.amount) - Number(a.amount))[0]
  return largest && { ...suggestion(largest.amount, 0.4), line: largest.line }
}

/**
 * What the lines of a receipt say. `sureness`: of the reading itself, 1 for text, less for a picture; `monthFirst`: in the country of whoever spent
 * it 03/04 is the fourth of March.
 */
export const factsOfReceipt = (
  lines: readonly string[],
  { sureness, monthFirst }: { sureness: number; monthFirst: boolean },
): ReceiptFacts => {
  const facts: ReceiptFacts = {}
  const sure = <T>({ value, confidence }: Suggestion<T>) => suggestion(value, confidence * sureness)
  const kept = lines.map((line) => line.trim()).filter(Boolean)
  const merchant = merchantIn(kept)
  if (merchant) facts.merchant = sure(merchant)
  const days = kept.flatMap((line) => dayIn(line, monthFirst) ?? [])
  const day = days.find(({ isSure }) => isSure) ?? days[0]
  if (day) facts.spent_on = sure(suggestion(day.day, day.isSure ? 0.9 : 0.5))
  const total = totalIn(kept)
  if (total) facts.amount = sure(total)
  const near = total && currencyIn(total.line)
  const anywhere = near ?? currencyIn(kept.join('\n'))
  if (anywhere) facts.currency = sure(suggestion(anywhere, near ? 0.9 : 0.7))
  const taxLine = kept.find(
    (line) => /\b(gst|vat|hst|pst|igst|cgst)\b(?!\s*(reg|no|number|in\b))/i.test(line) && amountsIn(line).length > 0,
  )
  const tax = taxLine && amountsIn(taxLine).at(-1)
  if (tax && tax !== total?.value) facts.tax = sure(suggestion(tax, 0.6))
  const number = kept
    .flatMap((line) => {
      const after = /\b(?:gst|vat|trn|gstin|hst|uen)\b(.{0,40})/i.exec(line)?.[1] ?? ''
      return after.match(/[A-Z0-9-]{8,20}/gi) ?? []
    })
    .find((one) => /\d{4}/.test(one))
  if (number) facts.tax_number = sure(suggestion(number.toUpperCase(), 0.7))
  return facts
}

const BREAKS = /<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6])\b[^>]{0,200}>/gi
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  quot: '"',
  euro: '€',
  pound: '£',
}

const ENDS = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi, head: /<\/head\s*>/gi, title: /<\/title\s*>/gi }

/** Without what nobody reads. One that is never closed stays, and its end is looked for once: however many are begun, the time grows with the text alone. */
const withoutUnread = (html: string): string => {
  const parts: string[] = []
  const open = new Set<string>()
  let from = 0
  for (const { index, 1: tag = '' } of html.matchAll(/<(script|style|head|title)\b/gi)) {
    const name = tag.toLowerCase() as keyof typeof ENDS
    if (index < from || open.has(name)) continue
    const end = ENDS[name]
    end.lastIndex = index
    if (!end.test(html)) open.add(name)
    else {
      parts.push(html.slice(from, index))
      from = end.lastIndex
    }
  }
  return [...parts, html.slice(from)].join(' ')
}

/** The lines a person reads in HTML. Nothing of it is run or fetched. */
export const linesOfHtml = (html: string): string[] =>
  withoutUnread(html)
    .replace(/\s+/g, ' ')
    .replace(BREAKS, '\n')
    .replace(/<[^<>]{0,2000}>/g, ' ')
    .replace(/&(#?\w{1,8});/g, (all, name: string) => {
      if (name.startsWith('#')) return /^#\d{1,6}$/.test(name) ? String.fromCodePoint(Number(name.slice(1))) : all
      return ENTITIES[name] ?? all
    })
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
