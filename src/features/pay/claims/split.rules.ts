import type { Minor } from '../../../shared/money.ts'

/** One spending in several lines: what each comes to, and what the rules say of all of it. */

/** Most lines that one is split into at once. */
export const MOST_PARTS = 20

/** What is wrong with the amounts a line is split into, in minor units; null: they add up to it, and each is something. */
export const splitProblem = (whole: Minor, parts: readonly Minor[]): { at: number | null; over: Minor } | null => {
  const nothing = parts.findIndex((part) => part <= 0)
  if (nothing >= 0) return { at: nothing, over: 0 }
  const over = parts.reduce((sum, part) => sum + part, 0) - whole
  return over === 0 ? null : { at: null, over }
}

/** The tax of a line shared out by what each part is of it: to the minor unit, nothing lost by rounding. */
export const splitTax = (tax: Minor, parts: readonly Minor[]): Minor[] => {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  const upTo = (minor: Minor) => Math.floor((tax * minor) / whole)
  let before = 0
  return parts.map((part) => {
    const share = upTo(before + part) - upTo(before)
    before += part
    return share
  })
}

type SplitLine = { id: string; split_id: string | null; category_id: string; payable_minor: Minor | null }

/**
 * What limits are held against for a line: of one that was split, all that stands under the same category, so that a limit for a line is not passed by
 * splitting it. `payable` says what a line comes to now; null: nobody knows yet.
 */
export const limitedAmount = (
  line: SplitLine,
  lines: readonly SplitLine[],
  payable: (line: SplitLine) => Minor | null,
): Minor | null => {
  if (line.split_id === null) return payable(line)
  const own = lines.filter((one) => one.split_id === line.split_id && one.category_id === line.category_id).map(payable)
  return own.some((minor) => minor === null) ? null : own.reduce<Minor>((sum, minor) => sum + (minor ?? 0), 0)
}
