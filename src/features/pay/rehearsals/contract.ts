import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { Currency } from '../payroll/shapes.contract.ts'

/** The next run tried before its cut-off: findings and sums, nothing that could be paid. Amounts are minor units. */

const Finding = z.object({
  employmentId: z.string(),
  employeeId: z.string(),
  name: z.string(),
  number: z.string(),
  kind: z.enum(['stopped', 'look', 'changed', 'new', 'gone']),
  messages: z.array(z.string()),
  net: z.int(),
  lastNet: z.int().nullable(),
})
export type PayFinding = z.output<typeof Finding>

const Rehearsal = z.object({
  groupId: z.string(),
  group: z.string(),
  country: z.string(),
  currency: Currency,
  from: z.string(),
  until: z.string(),
  payDay: z.string(),
  cutOff: z.string(),
  madeAt: z.string(),
  people: z.int(),
  stopped: z.int(),
  net: z.int(),
  lastNet: z.int(),
  findings: z.array(Finding),
})
export type PayRehearsal = z.output<typeof Rehearsal>

export const listRehearsals = endpoint({
  method: 'GET',
  path: '/api/rehearsals',
  summary: 'The last rehearsal of each pay group: what would stop its next run, and what changes much',
  input: z.object({}),
  output: z.object({
    groups: z.array(z.object({ groupId: z.string(), name: z.string(), rehearsal: Rehearsal.nullable() })),
    mayRehearse: z.boolean(),
  }),
})

export const rehearsePay = endpoint({
  method: 'POST',
  path: '/api/rehearsals/:groupId',
  summary: 'Try the next regular run of a pay group now; nobody is written to',
  input: z.object({ groupId: uuid('Pay group') }),
  output: z.object({ rehearsal: Rehearsal }),
})
