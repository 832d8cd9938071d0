import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, uuid } from '../../../shared/fields.ts'
import { COMPONENT_NATURES } from '../components/choices.rules.ts'
import { Currency } from './shapes.contract.ts'

/** A line that changes when somebody is paid more: what it is with it less what it is without, in minor units. */
const Changed = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(['earning', 'reimbursement', 'deduction', 'employer', 'memo']),
  amount: z.int(),
})

export const readComponentExample = endpoint({
  method: 'GET',
  path: '/api/payroll/component-example',
  summary:
    'What 1,000 of a component costs and leaves for a typical person of a legal entity this month, by the functions of runs',
  input: z.object({
    entityId: uuid('Legal entity'),
    nature: z.enum(COMPONENT_NATURES, { error: `Nature must be one of ${COMPONENT_NATURES.join(', ')}` }),
    /** What it counts as, by the key of the country. */
    choice: optionalText('What it counts as', 40).default(null),
  }),
  output: z.object({
    country: z.string(),
    currency: Currency,
    /** Paid by it, in minor units. */
    amount: z.int(),
    month: z.string(),
    /** Basic pay of a month of the person in the middle; null: nobody can be reckoned, and `why` says why. */
    basic: z.int().nullable(),
    why: z.string().nullable(),
    /** What reaches the person of it, and what the employer bears beside it; in minor units. */
    net: z.int(),
    cost: z.int(),
    lines: z.array(Changed),
  }),
})
