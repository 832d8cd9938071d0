import type { ChangeCause, Nature, NatureSums, Party } from '../../../countries/payroll.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Explained } from '../../../shared/explain.ts'
import type { Minor } from '../../../shared/money.ts'

/** Where an amount comes from: one source is paid once. */
export type PaySource = {
  kind: 'item' | 'one_off' | 'time' | 'claim' | 'leave' | 'retro' | 'scheme' | 'deduction' | 'exit' | 'opening'
  id: string
}

/**
 * One line of somebody's pay. Amounts in minor units of the pay group's currency; signed: an earning below nought takes something back.
 * `earning` and `reimbursement` raise the net, `deduction` lowers it, `employer` and `memo` leave it alone.
 */
export type PayLine = {
  /** Of the component, or of the scheme's line: unique with party and days. */
  key: string
  label: string
  kind: 'earning' | 'reimbursement' | 'deduction' | 'employer' | 'memo'
  amount: Minor
  nature?: Nature
  /** Of a component of the company: its code. */
  component?: string
  /** What it counts as in the sums of the law, where that was chosen and is not what its nature says. */
  countedAs?: Nature
  /** The days it is for, where they are not the whole period. */
  from?: Day
  until?: Day
  /** Of a line paid by quantity: minutes or days, and what one is paid, as plain decimals in words of the derivation. */
  quantity?: { value: string; unit: 'minutes' | 'days' | 'hours' }
  /** What a whole period would have paid; of recurring pay alone. */
  agreed?: Minor
  source: PaySource
  scheme?: string
  party?: Party
  /** Of pay for the past: why it changes. */
  cause?: ChangeCause
  why: Explained
}

/** What lowers the net: what is taken from the employee. */
export const isTaken = (line: Pick<PayLine, 'kind'>): boolean => line.kind === 'deduction'

const raisesNet = ({ kind }: Pick<PayLine, 'kind'>): boolean => kind === 'earning' || kind === 'reimbursement'

const total = (lines: readonly Pick<PayLine, 'amount'>[]): Minor => lines.reduce((sum, { amount }) => sum + amount, 0)

/** Earnings with what is paid back, less deductions, in minor units. Benefits in kind are earnings that no money is paid for. */
export const netOf = (lines: readonly PayLine[]): Minor =>
  total(lines.filter((line) => raisesNet(line) && line.nature !== 'in_kind')) - total(lines.filter(isTaken))

/** Earnings in minor units, without what is paid back. */
export const grossOf = (lines: readonly PayLine[]): Minor => total(lines.filter(({ kind }) => kind === 'earning'))

/** What the employer pays beside the earnings. */
export const employerCostOf = (lines: readonly PayLine[]): Minor =>
  total(lines.filter(({ kind }) => kind === 'employer'))

/** Earnings and what is paid back, summed by their nature, or by what they count as. */
export const naturesOf = (lines: readonly Pick<PayLine, 'nature' | 'amount' | 'countedAs'>[]): NatureSums => {
  const sums: Partial<Record<Nature, Minor>> = {}
  for (const { nature: own, countedAs, amount } of lines) {
    const nature = countedAs ?? own
    if (nature) sums[nature] = (sums[nature] ?? 0) + amount
  }
  return sums
}

/** Two sums by nature as one. */
export const addNatures = (a: NatureSums, b: NatureSums): NatureSums => {
  const sums: Partial<Record<Nature, Minor>> = { ...a }
  for (const [nature, amount] of Object.entries(b) as [Nature, Minor][]) sums[nature] = (sums[nature] ?? 0) + amount
  return sums
}
