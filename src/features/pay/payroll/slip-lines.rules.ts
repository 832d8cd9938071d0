import type { PayslipLine } from './contract.ts'
import type { PayLine } from './lines.rules.ts'

/** A line as it is shown, with how it came about. */
export const toSlipLine = (line: PayLine): PayslipLine => ({
  key: line.key,
  label: line.label,
  kind: line.kind,
  amount: line.amount,
  from: line.from ?? null,
  until: line.until ?? null,
  why: line.why,
})
