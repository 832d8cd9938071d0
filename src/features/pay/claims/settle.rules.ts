import type { Minor } from '../../../shared/money.ts'

/** What is paid out of what was approved, once advances in the same currency are settled. */

export type ApprovedLine = { lineId: string; minor: Minor }
export type OpenAdvance = { advanceId: string; currency: string; left: Minor }
export type Settlement = { advanceId: string; lineId: string; minor: Minor }

/**
 * Settles advances in the currency of a claim, the oldest first, against its approved lines in their order. One in another currency stays as it is:
 * it is given back or settled by a claim of its own currency.
 */
export const settleAdvances = (
  lines: readonly ApprovedLine[],
  advances: readonly OpenAdvance[],
  currency: string,
): { settlements: Settlement[]; payable: Minor } => {
  const settlements: Settlement[] = []
  const left = advances.filter((a) => a.currency === currency && a.left > 0).map((a) => ({ ...a }))
  let payable = 0
  for (const { lineId, minor } of lines) {
    let open = minor
    for (const advance of left) {
      const taken = Math.min(open, advance.left)
      if (taken <= 0) continue
      settlements.push({ advanceId: advance.advanceId, lineId, minor: taken })
      advance.left -= taken
      open -= taken
    }
    payable += open
  }
  return { settlements, payable }
}

export type AdvanceEntry = { kind: 'paid' | 'settled' | 'returned'; minor: Minor }

/** What somebody still holds of an advance: paid out, less what was settled and given back. */
export const leftOfAdvance = (entries: readonly AdvanceEntry[]): Minor =>
  entries.reduce((sum, { kind, minor }) => sum + (kind === 'paid' ? minor : -minor), 0)
