import type { Minor } from '../../../shared/money.ts'
import { isTaken, type PayLine } from './lines.rules.ts'

/** Why the net of one period differs from another’s: one cause with what it adds to the net or takes from it, in minor units. */
export type PayChange = {
  kind: 'raise' | 'days' | 'started' | 'ended' | 'amount' | 'contribution' | 'deduction'
  key: string
  label: string
  /** Added to the net; below nought: taken from it. */
  amount: Minor
}

const touchesNet = (line: PayLine): boolean =>
  line.kind !== 'employer' && line.kind !== 'memo' && line.nature !== 'in_kind'

type Side = { label: string; amount: Minor; agreed: Minor | null; lines: readonly PayLine[] }

/** Of a component cut into slices, what a whole period would have paid is the last slice’s: the one that stands now. */
const sideOf = (lines: readonly PayLine[]): Side => ({
  label: lines[0]?.label ?? '',
  amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  agreed: lines.at(-1)?.agreed ?? null,
  lines,
})

const grouped = (lines: readonly PayLine[]): Map<string, PayLine[]> => {
  const groups = new Map<string, PayLine[]>()
  for (const line of lines.filter(touchesNet)) {
    const key = `${line.kind} ${line.key}`
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return groups
}

const NOTHING: Side = { label: '', amount: 0, agreed: null, lines: [] }

const kindOf = (line: PayLine): PayChange['kind'] => {
  if (line.scheme) return 'contribution'
  return isTaken(line) ? 'deduction' : 'amount'
}

const causesOf = (key: string, was: Side, is: Side): PayChange[] => {
  const line = is.lines[0] ?? was.lines[0]
  if (!line) return []
  const sign = isTaken(line) ? -1 : 1
  const label = is.label || was.label
  const cause = (kind: PayChange['kind'], amount: Minor): PayChange => ({ kind, key, label, amount: sign * amount })
  if (line.scheme || isTaken(line)) return [cause(kindOf(line), is.amount - was.amount)]
  if (was.lines.length === 0) return [cause('started', is.amount)]
  if (is.lines.length === 0) return [cause('ended', -was.amount)]
  if (was.agreed === null || is.agreed === null) return [cause('amount', is.amount - was.amount)]
  return [cause('raise', is.agreed - was.agreed), cause('days', is.amount - is.agreed - (was.amount - was.agreed))]
}

/** What was earned comes before what follows from it. */
const ORDER: readonly PayChange['kind'][] = ['raise', 'days', 'started', 'ended', 'amount', 'contribution', 'deduction']

/**
 * Why the net changed from one period to the next: a raise apart from the days it was paid for, what began or ended once, each contribution
 * and deduction. The causes add up to the difference of the nets, to the minor unit.
 */
export const explainChange = (before: readonly PayLine[], after: readonly PayLine[]): PayChange[] => {
  const [was, is] = [grouped(before), grouped(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .flatMap((group) => {
      const [a, b] = [was.get(group), is.get(group)]
      const key = (b ?? a)?.[0]?.key ?? ''
      return causesOf(key, a ? sideOf(a) : NOTHING, b ? sideOf(b) : NOTHING)
    })
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}
