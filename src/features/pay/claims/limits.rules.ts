import { addDays, type Day, daysBetween } from '../../../shared/dates.ts'
import type { Minor } from '../../../shared/money.ts'

/** What a company’s rules say of a line. A warning is shown to whoever approves; nothing is refused by a rule alone. */

export type LimitRow = {
  category_id: string | null
  country: string | null
  effective_from: Day
  currency: string
  most_minor: Minor | null
  receipt_above_minor: Minor | null
  days_to_hand_in: number | null
}

/** `warning` asks for a look, `violation` is beyond what the rules allow, `duplicate` may be paid twice. */
export type Verdict =
  | { rule: 'above-limit'; severity: 'violation'; limit: Minor; currency: string; over: Minor }
  | { rule: 'no-receipt'; severity: 'violation'; above: Minor; currency: string }
  | { rule: 'late'; severity: 'warning'; days: number; allowed: number }
  | { rule: 'rate-typed'; severity: 'warning'; reason: string }
  | { rule: 'same-receipt'; severity: 'duplicate'; claim: number; own: boolean }
  | { rule: 'alike-receipt'; severity: 'duplicate'; claim: number; own: boolean }
  | { rule: 'same-spending'; severity: 'duplicate'; claim: number; own: boolean }
export type Severity = Verdict['severity']

export type JudgedLine = {
  category_id: string
  spent_on: Day
  /** In the currency of the claim; null: no rate yet. */
  payable_minor: Minor | null
  rate_reason: string | null
  kind: 'receipt' | 'mileage' | 'per_diem'
  receipt_id: string | null
}

const narrowness = (row: LimitRow) => (row.category_id ? 2 : 0) + (row.country ? 1 : 0)

/**
 * What holds for a category in a country on a day: each part as the narrowest row says it, the category before the country; of two as narrow the
 * later. Rows in other currencies than the claim’s do not count: limits are said in each currency they hold for. `rows` the newest first.
 */
export const limitsOn = (
  rows: readonly LimitRow[],
  { category, country, currency, day }: { category: string; country: string; currency: string; day: Day },
) => {
  const fitting = rows
    .filter(
      (row) =>
        row.effective_from <= day &&
        row.currency === currency &&
        (row.category_id === null || row.category_id === category) &&
        (row.country === null || row.country === country),
    )
    .sort((a, b) => narrowness(b) - narrowness(a) || b.effective_from.localeCompare(a.effective_from))
  const said = <K extends 'most_minor' | 'receipt_above_minor' | 'days_to_hand_in'>(part: K) =>
    fitting.find((row) => row[part] !== null)?.[part] ?? null
  return {
    most: said('most_minor'),
    receiptAbove: said('receipt_above_minor'),
    daysToHandIn: said('days_to_hand_in'),
  }
}

/** What the rules say of a line handed in on a day. */
export const verdictsOfLimits = (
  line: JudgedLine,
  rows: readonly LimitRow[],
  { country, currency, handedInOn }: { country: string; currency: string; handedInOn: Day },
): Verdict[] => {
  const { most, receiptAbove, daysToHandIn } = limitsOn(rows, {
    category: line.category_id,
    country,
    currency,
    day: line.spent_on,
  })
  const found: Verdict[] = []
  const payable = line.payable_minor ?? 0
  if (most !== null && payable > most)
    found.push({ rule: 'above-limit', severity: 'violation', limit: most, currency, over: payable - most })
  if (line.kind === 'receipt' && line.receipt_id === null && receiptAbove !== null && payable > receiptAbove)
    found.push({ rule: 'no-receipt', severity: 'violation', above: receiptAbove, currency })
  if (daysToHandIn !== null && handedInOn > addDays(line.spent_on, daysToHandIn))
    found.push({
      rule: 'late',
      severity: 'warning',
      days: daysBetween(line.spent_on, handedInOn),
      allowed: daysToHandIn,
    })
  if (line.rate_reason !== null) found.push({ rule: 'rate-typed', severity: 'warning', reason: line.rate_reason })
  return found
}

/** How a line stands as a whole: the gravest of what was said of it. */
export const severityOf = (verdicts: readonly Pick<Verdict, 'severity'>[]): Severity | 'ok' =>
  (['duplicate', 'violation', 'warning'] as const).find((one) => verdicts.some((v) => v.severity === one)) ?? 'ok'
