import type { BaseChoice, ComponentNature } from '../../../countries/components.ts'
import type { Minor } from '../../../shared/money.ts'
import { computePay, type PayInput, type PayResult } from './compute-pay.rules.ts'
import type { PayLine } from './lines.rules.ts'

type Change = Pick<PayLine, 'key' | 'label' | 'kind' | 'amount'>

/** What a component is tried as. */
export type Tried = { nature: ComponentNature; amount: Minor; counts: BaseChoice | null }

const withTried = (input: PayInput, { nature, amount, counts }: Tried): PayInput => {
  const about = { key: 'example', label: 'Example', amount }
  if (nature === 'deduction')
    return { ...input, deductions: [...input.deductions, { ...about, id: 'example', priority: 9 }] }
  return {
    ...input,
    oneOffs: [
      ...input.oneOffs,
      {
        ...about,
        nature,
        source: { kind: 'one_off', id: 'example' },
        ...(counts ? { counts: { as: counts.countsAs, label: counts.label, source: counts.source } } : undefined),
      },
    ],
  }
}

const sumsOf = ({ lines }: PayResult): Map<string, Change> => {
  const sums = new Map<string, Change>()
  for (const { key, label, kind, amount } of lines) {
    const at = `${kind} ${key}`
    sums.set(at, { key, label, kind, amount: (sums.get(at)?.amount ?? 0) + amount })
  }
  return sums
}

/** What paying or taking something more changes in somebody's month: each line that becomes another, in minor units. */
export const exampleOf = (input: PayInput, tried: Tried): { net: Minor; cost: Minor; lines: Change[] } => {
  const [before, after] = [computePay(input), computePay(withTried(input, tried))]
  const [was, is] = [sumsOf(before), sumsOf(after)]
  const lines = [...new Set([...was.keys(), ...is.keys()])].flatMap((at) => {
    const told = is.get(at) ?? was.get(at)
    const amount = (is.get(at)?.amount ?? 0) - (was.get(at)?.amount ?? 0)
    return told && amount !== 0 ? [{ ...told, amount }] : []
  })
  return { net: after.net - before.net, cost: after.employerCost - before.employerCost, lines }
}
