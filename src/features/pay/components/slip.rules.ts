import type { SlipGroup } from '../../../countries/components.ts'
import { COMMON_STANDARD } from '../../../countries/standard-components.ts'
import type { Language } from '../../../shared/languages.ts'
import type { ComponentsOn } from './rules.ts'

/** Lines of a payslip by their components. */

/** Which component a line is of: its own, else the ready-made one of its key or nature. */
export const codeOfLine = (line: {
  key: string
  component?: string | null | undefined
  kind: string
  nature?: string | null | undefined
}): string | null => {
  if (line.component) return line.component
  if (COMMON_STANDARD.some(({ code }) => code === line.key)) return line.key
  if (line.nature) return line.nature === 'conveyance' ? 'transport' : line.nature
  return line.kind === 'deduction' ? 'deduction' : null
}

const GROUP_ORDER: Readonly<Record<SlipGroup, number>> = { basic: 0, allowances: 1, variable: 2, other: 3 }

type SlipLine = Parameters<typeof codeOfLine>[0] & { scheme?: string | null | undefined }

/** Lines as they stand on a payslip: by group and order of their components; contributions and taxes of schemes after them, as they came. */
export const inSlipOrder = <Line extends SlipLine>(lines: readonly Line[], components: ComponentsOn): Line[] => {
  const placeOf = (line: Line): number => {
    const held = line.scheme ? undefined : components.get(codeOfLine(line) ?? '')
    return held ? GROUP_ORDER[held.slip_group] * 100 + held.slip_order : 1_000
  }
  return lines
    .map((line, at) => ({ line, at, place: placeOf(line) }))
    .sort((a, b) => a.place - b.place || a.at - b.at)
    .map(({ line }) => line)
}

/** What a line is called in other languages; none where nothing is said of it. Standard names are those of the product. */
export const namesOfLine = (
  line: SlipLine,
  components: ComponentsOn,
): Partial<Record<Language, string>> | undefined => {
  const held = line.component ? components.get(line.component) : undefined
  return held && Object.keys(held.names).length > 0 ? held.names : undefined
}
