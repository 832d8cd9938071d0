import type { Day } from './dates.ts'

/** Where a figure or rule comes from. No figure without one. */
export type Source = { title: string; url?: string; checkedOn: Day; confirmed: boolean }

export type Quantity = { name: string; value: string; unit: string }

/**
 * A computed figure with its derivation, produced by the function that computed it, so that the two cannot disagree.
 * `value` is a plain decimal; `unit` a currency code, 'hours', 'percent' or the like.
 */
export type Explained = {
  value: string
  unit: string
  /** `effectiveFrom`: the day the rule holds from, never the day its source was looked up; null: the product's own rule, of no day. */
  rule: { id: string; title: string; effectiveFrom: Day | null; source: Source }
  inputs: Quantity[]
  steps: { text: string; result: string }[]
}
