import type { ChangeCause } from '../../../countries/payroll.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Minor } from '../../../shared/money.ts'
import type { PayLine } from './lines.rules.ts'

/** Pay of one past period: what was paid for it at first, what later runs added for it, and what it should have been as known now. */
export type PastPeriod = {
  /** The locked run it was paid in. */
  run: string
  from: Day
  until: Day
  original: readonly PayLine[]
  settled: readonly PayLine[]
  recomputed: readonly PayLine[]
}

/** What a component of a past period lacks, or has too much of, in minor units. */
export type RetroDelta = {
  run: string
  key: string
  label: string
  nature: PayLine['nature']
  from: Day
  until: Day
  amount: Minor
}

export type RetroOutcome = 'pay' | 'recover' | 'none'
export type RetroResult = { deltas: RetroDelta[]; total: Minor; outcome: RetroOutcome }

/** Where a line of a past period stands: its component and the days it is for. Days are left to the component: a raise cuts a month anew. */
const earnedByKey = (lines: readonly PayLine[]) => {
  const sums = new Map<string, { amount: Minor; label: string; nature: PayLine['nature'] }>()
  for (const line of lines) {
    if (line.kind !== 'earning' && line.kind !== 'reimbursement') continue
    const known = sums.get(line.key)
    sums.set(line.key, {
      amount: (known?.amount ?? 0) + line.amount,
      label: line.label,
      nature: line.nature,
    })
  }
  return sums
}

const deltasOf = (period: PastPeriod): RetroDelta[] => {
  const paid = earnedByKey([...period.original, ...period.settled])
  const due = earnedByKey(period.recomputed)
  return [...new Set([...paid.keys(), ...due.keys()])].sort().flatMap((key) => {
    const amount = (due.get(key)?.amount ?? 0) - (paid.get(key)?.amount ?? 0)
    const told = due.get(key) ?? paid.get(key)
    if (amount === 0 || !told) return []
    const { label, nature } = told
    return [{ run: period.run, key, label, nature, from: period.from, until: period.until, amount }]
  })
}

const outcomeOf = (total: Minor, deltas: readonly RetroDelta[]): RetroOutcome => {
  if (deltas.length === 0 || total === 0) return 'none'
  return total > 0 ? 'pay' : 'recover'
}

/**
 * Back pay: what past periods should have paid, less what was paid and settled for them, by component with its sign. A second time gives
 * nothing, and what was settled is subtracted as what was paid was, so that back pay of back pay is the difference of the difference. Less
 * than nought together is a case of recovery that needs consent, never a deduction by itself.
 */
export const retroOf = (periods: readonly PastPeriod[]): RetroResult => {
  const deltas = [...periods].sort((a, b) => a.from.localeCompare(b.from)).flatMap(deltasOf)
  const total = deltas.reduce((sum, { amount }) => sum + amount, 0)
  return { deltas, total, outcome: outcomeOf(total, deltas) }
}

/** The first day a change is worked back to: the latest of the limits of the person, the group and the job. */
export const retroFrom = (changed: Day, limits: readonly Day[]): Day =>
  limits.reduce((latest, limit) => (limit > latest ? limit : latest), changed)

/** What stands for back pay in a run: one line a component and period, named by the run it corrects, so that it is paid once. */
export const retroSources = (deltas: readonly RetroDelta[], cause: ChangeCause) =>
  deltas.map((delta) => ({
    source: { kind: 'retro' as const, id: `${delta.run}.${delta.key}.${delta.amount}` },
    key: delta.key,
    label: delta.label,
    nature: 'arrears' as const,
    amount: delta.amount,
    from: delta.from,
    until: delta.until,
    cause,
  }))
