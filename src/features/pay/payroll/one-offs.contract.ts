import { z } from 'zod'
import { NATURES } from '../../../countries/payroll.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { minorAmount, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { month } from './shapes.contract.ts'

/** What is paid or taken once. Amounts are minor units of the group’s currency; months YYYY-MM. */

const OneOff = z.object({
  id: z.string(),
  employmentId: z.string(),
  name: z.string(),
  kind: z.enum(['earning', 'deduction']),
  label: z.string(),
  nature: z.string().nullable(),
  component: z.string().nullable(),
  amount: z.int(),
  month: z.string(),
  note: z.string().nullable(),
  paidIn: z.string().nullable(),
})

export const addPayOneOff = endpoint({
  method: 'POST',
  path: '/api/payroll/one-offs',
  summary: 'Have something paid or taken once',
  status: 201,
  input: z.object({
    employmentId: uuid('Employment'),
    kind: z.enum(['earning', 'deduction'], { error: 'Kind must be earning or deduction' }),
    label: requiredText('What it is', 120),
    /** The code of a component of the legal entity: its nature goes before the one that is given. */
    component: optionalText('Component', 40).default(null),
    nature: z
      .enum(NATURES, { error: `Nature must be one of ${NATURES.join(', ')}` })
      .nullable()
      .default(null),
    amount: minorAmount('Amount'),
    month,
    note: optionalText('Note', 300).default(null),
  }),
  output: z.object({ oneOff: OneOff }),
})

export const listPayOneOffs = endpoint({
  method: 'GET',
  path: '/api/payroll/one-offs',
  summary: 'What is paid or taken once in a month',
  input: z.object({ month }),
  output: z.object({ oneOffs: z.array(OneOff) }),
})

export const removePayOneOff = endpoint({
  method: 'DELETE',
  path: '/api/payroll/one-offs/:id',
  summary: 'Take back what was to be paid or taken once and is not locked',
  input: z.object({ id: uuid('One-off') }),
  output: z.object({ removed: z.boolean() }),
})
