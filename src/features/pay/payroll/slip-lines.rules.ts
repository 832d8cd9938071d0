import { type ComponentsOn, NO_COMPONENTS } from '../components/rules.ts'
import { codeOfLine, inSlipOrder, namesOfLine } from '../components/slip.rules.ts'
import type { PayslipLine } from './contract.ts'
import type { PayLine } from './lines.rules.ts'

/** A line as it is shown, with how it came about; with components, by the names and groups of its own. */
export const toSlipLine = (line: PayLine, components: ComponentsOn = NO_COMPONENTS): PayslipLine => {
  const names = namesOfLine(line, components)
  const held = line.scheme ? undefined : components.get(codeOfLine(line) ?? '')
  return {
    key: line.key,
    label: line.label,
    kind: line.kind,
    ...(names ? { names } : undefined),
    ...(held ? { group: held.slip_group } : undefined),
    amount: line.amount,
    from: line.from ?? null,
    until: line.until ?? null,
    why: line.why,
  }
}

/** Lines of a payslip in the order and by the names of the components they are of. */
export const slipLinesOf = (lines: readonly PayLine[], components: ComponentsOn): PayslipLine[] =>
  inSlipOrder(lines, components).map((line) => toSlipLine(line, components))
