import type { ComponentNature } from '../../../countries/components.ts'
import { NATURES } from '../../../countries/payroll.ts'
import type { ComponentBasis } from './law.rules.ts'

/** What may be chosen of a component: also in the browser, which reckons nothing. */

export const COMPONENT_NATURES = [...NATURES, 'deduction'] as const satisfies readonly ComponentNature[]

export const COMPONENT_BASES = [
  'calendar_days',
  'working_days',
  'thirtieths',
  'twenty_sixths',
  'hours',
  'whole',
] as const satisfies readonly ComponentBasis[]
