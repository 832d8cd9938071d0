import { addDays, type Day } from '../../../shared/dates.ts'
import type { Minor } from '../../../shared/money.ts'
import type { Verdict } from './limits.rules.ts'

/** A line that may be the same spending as another one. */
export type OtherLine = {
  line_id: string
  claim_number: number
  employee_id: string
  merchant: string | null
  spent_on: Day
  amount_minor: Minor
  currency: string
  content_hash: string | null
  likeness: string | null
  /** Of kilometres and days away, which name no shop. */
  kind: 'receipt' | 'mileage' | 'per_diem'
  days: number | null
  from_place: string | null
  to_place: string | null
  distance: string | null
}
export type LookedAt = Omit<OtherLine, 'line_id' | 'claim_number'>

/** Of 64 bits: two photographs of one receipt differ in fewer, two receipts of one till in more. */
export const MOST_BITS_APART = 6

const BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const

/** In how many of 64 bits two likenesses, 16 hexadecimal digits each, differ. */
export const bitsApart = (a: string, b: string): number => {
  let bits = 0
  for (let at = 0; at < 16; at++)
    bits += BITS[Number.parseInt(a[at] ?? '0', 16) ^ Number.parseInt(b[at] ?? '0', 16)] ?? 0
  return bits
}

/** A shop’s name without what is written differently each time. */
export const merchantKey = (name: string | null): string =>
  (name ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\b(pte|pvt|ltd|limited|inc|llc|fze?|co|sdn|bhd)\b/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Days away that overlap are paid twice, whatever each claim makes of them; so is one trip driven twice on a day. Each person has their own. */
const isSameTravel = (line: LookedAt, other: OtherLine): boolean => {
  if (line.employee_id !== other.employee_id || line.kind !== other.kind) return false
  if (line.kind === 'per_diem') {
    const lastOf = ({ spent_on, days }: LookedAt) => addDays(spent_on, (days ?? 1) - 1)
    return line.spent_on <= lastOf(other) && other.spent_on <= lastOf(line)
  }
  return (
    line.kind === 'mileage' &&
    line.spent_on === other.spent_on &&
    Number(line.distance) === Number(other.distance) &&
    merchantKey(line.from_place) === merchantKey(other.from_place) &&
    merchantKey(line.to_place) === merchantKey(other.to_place)
  )
}

const likeTo = (line: LookedAt, other: OtherLine): Verdict['rule'] | null => {
  if (line.content_hash !== null && line.content_hash === other.content_hash) return 'same-receipt'
  if (line.likeness !== null && other.likeness !== null && bitsApart(line.likeness, other.likeness) <= MOST_BITS_APART)
    return 'alike-receipt'
  if (isSameTravel(line, other)) return 'same-spending'
  const key = merchantKey(line.merchant)
  const isSame =
    key !== '' &&
    key === merchantKey(other.merchant) &&
    line.spent_on === other.spent_on &&
    line.currency === other.currency &&
    line.amount_minor === other.amount_minor
  return isSame ? 'same-spending' : null
}

const ORDER = ['same-receipt', 'alike-receipt', 'same-spending']

/**
 * What a line may be the second of: the same file, a picture that looks the same, or the same shop, day and amount, whoever handed it in; of
 * kilometres and days away, the same trip or overlapping days of the same person.
 */
export const duplicateOf = (
  line: LookedAt,
  others: readonly OtherLine[],
): { lineId: string; verdict: Verdict } | null => {
  const found = others
    .flatMap((other) => {
      const rule = likeTo(line, other)
      return rule ? [{ other, rule }] : []
    })
    .sort((a, b) => ORDER.indexOf(a.rule) - ORDER.indexOf(b.rule) || a.other.claim_number - b.other.claim_number)[0]
  if (!found) return null
  const { other, rule } = found
  const verdict = {
    rule,
    severity: 'duplicate',
    claim: other.claim_number,
    own: other.employee_id === line.employee_id,
  }
  return { lineId: other.line_id, verdict: verdict as Verdict }
}
