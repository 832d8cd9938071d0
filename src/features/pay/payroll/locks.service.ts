import { isRecurring } from '../deductions/rules.ts'
import type { PayResult } from './compute-pay.rules.ts'
import type { CarriedDeduction } from './deductions.rules.ts'
import { EXIT_OWED } from './deductions.rules.ts'
import type { GatheredPay } from './gather.service.ts'

/** What locking somebody writes beside their lines; what there is nothing of is left out. */
export type Locks = {
  /** What it adds to the sums of the year. */
  balances: { key: string; for_month: string; amount: number }[]
  /** Time that it pays, by day and class. */
  timeUses?: GatheredPay['inputs']['timeUses']
  timeOff?: GatheredPay['inputs']['timeOff']
  claims?: GatheredPay['inputs']['claims']
  /** What is left of deductions of which a part was taken. */
  rests?: CarriedDeduction[]
}

/** What the run adds to the sums of the year: those of its span, less what earlier runs of the span have stored. */
const balancesOf = ({ stored, lateBalances = [] }: GatheredPay, { added }: Pick<PayResult, 'added'>) => {
  const own = Object.entries(added).map(([key, amount]) => ({
    key,
    for_month: '',
    amount: amount - (stored[key] ?? 0),
  }))
  // Several periods of one month may add to one sum: it is stored once.
  const late = [...Map.groupBy(lateBalances, ({ key, month }) => `${month} ${key}`).values()]
  return [
    ...own,
    ...late.flatMap(([first, ...others]) => {
      if (!first) return []
      const amount = others.reduce((sum, one) => sum + one.amount, first.amount)
      return [{ key: first.key, for_month: first.month, amount }]
    }),
  ]
}

/** What is left of deductions of which a part was taken; those of which nothing was are open as they are, and recurring ones stay with their plan. */
const restsOf = ({ lines, carried }: Pick<PayResult, 'lines' | 'carried'>): CarriedDeduction[] => {
  const taken = new Set(lines.flatMap(({ source }) => (source.kind === 'deduction' ? [source.id] : [])))
  return carried.filter(({ id }) => taken.has(id) && !id.startsWith(EXIT_OWED) && !isRecurring(id))
}

export const locksOf = (one: GatheredPay, result: PayResult): Locks => {
  const { timeUses, timeOff, claims } = one.inputs
  const rests = restsOf(result)
  return {
    balances: balancesOf(one, result),
    ...(timeUses.length > 0 ? { timeUses } : {}),
    ...(timeOff.length > 0 ? { timeOff } : {}),
    ...(claims.length > 0 ? { claims } : {}),
    ...(rests.length > 0 ? { rests } : {}),
  }
}
