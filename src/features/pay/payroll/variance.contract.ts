import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize } from '../../../shared/list.ts'
import { PERSON_STATES } from './contract.ts'

const Cause = z.object({
  kind: z.enum(['raise', 'days', 'started', 'ended', 'amount', 'contribution', 'deduction']),
  key: z.string(),
  label: z.string(),
  /** Added to the net, in minor units; below nought: taken from it. */
  amount: z.int(),
})
export type VarianceCause = z.output<typeof Cause>

export const readPayVariance = endpoint({
  method: 'GET',
  path: '/api/payroll/runs/:id/variance',
  summary:
    'Why the net of the people of a page of a run is another than in their last regular run; causes add up to it',
  input: z.object({
    id: uuid('Pay run'),
    page: pageNumber(),
    cursor,
    pageSize: pageSize(100),
    state: choiceFilter('State', PERSON_STATES),
    search: optionalText('Search', 120).default(null),
  }),
  output: z.object({
    people: z.array(z.object({ employmentId: z.string(), causes: z.array(Cause) })),
    ...pageFacts,
    page: z.int(),
  }),
})

export const downloadPayRegister = endpoint({
  method: 'GET',
  path: '/api/payroll/runs/:id/register',
  summary: 'Everybody of a run with a column for each component, the last net, why it changed, and the tax year so far',
  input: z.object({
    id: uuid('Pay run'),
    format: z.enum(['csv', 'xlsx'], { error: 'Format must be csv or xlsx' }).default('csv'),
    reason: requiredText('Reason', 300),
  }),
  output: z.object({}),
  limit: { max: 20, minutes: 60, per: 'company' },
})
