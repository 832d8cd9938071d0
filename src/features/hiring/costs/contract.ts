import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, decimal, optionalDay, optionalText, requiredText, text, uuid } from '../../../shared/fields.ts'
import { cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { JobName } from '../jobs/label.contract.ts'
import { KINDS, SORTS } from './rules.ts'

const id = uuid('Cost')

const optionalId = (label: string) =>
  z
    .union([z.literal(''), z.null(), uuid(label)], { error: `${label} is not an identifier` })
    .optional()
    .transform((v) => v || null)

const FILTER = {
  from: optionalDay('From'),
  to: optionalDay('To'),
  currency: optionalText('Currency', 3),
  kind: z
    .union([z.literal(''), z.enum(KINDS)], { error: `Kind must be one of ${KINDS.join(', ')}` })
    .optional()
    .transform((v) => v || null),
  /** Of the job or requisition; “-”: of none. */
  department: optionalText('Department', 100),
  country: optionalText('Country', 2),
  source: optionalText('Source', 40),
  job: optionalId('Job'),
  /** With the costs of its jobs. */
  requisition: optionalId('Requisition'),
}

const Money = z.object({ currency: z.string(), symbol: z.string(), decimals: z.int() })
const Cost = Money.extend({
  id: z.string(),
  kind: z.enum(KINDS),
  /** A plain decimal. */
  amount: z.string(),
  spentOn: z.string(),
  source: z.string().nullable(),
  note: z.string(),
  job: z.object({ id: z.string(), title: z.string() }).nullable(),
  requisition: z.object({ id: z.string(), number: z.int(), title: z.string() }).nullable(),
  by: z.string().nullable(),
  version: z.int(),
})
export type Cost = z.output<typeof Cost>
const One = z.object({ cost: Cost })

export const listCosts = endpoint({
  method: 'GET',
  path: '/api/company/hiring-costs',
  summary: 'What hiring cost: entries, the newest first, and their sum in each currency',
  input: z.object({ ...FILTER, sort: sortBy(SORTS, '-spent'), cursor, page: pageNumber(), pageSize: pageSize() }),
  output: z.object({
    costs: z.array(Cost),
    ...pageFacts,
    page: z.int(),
    pageSize: z.int(),
    totals: z.array(Money.extend({ amount: z.string(), n: z.int() })),
    /** The latest two years: what was spent in a month (2026-11) on a kind, in each currency by itself. */
    months: z.array(z.object({ month: z.string(), kind: z.enum(KINDS), currency: z.string(), amount: z.string() })),
    /** What a cost can be entered in, for and of. */
    choices: z.object({
      currencies: z.array(Money.extend({ country: z.string() })),
      jobs: z.array(JobName.extend({ country: z.string() })),
      requisitions: z.array(z.object({ id: z.string(), number: z.int(), title: z.string(), country: z.string() })),
      sources: z.array(z.string()),
    }),
  }),
})

const Written = {
  kind: z.enum(KINDS, { error: `Kind must be one of ${KINDS.join(', ')}` }),
  amount: decimal('Amount', { min: 0, max: 9_999_999_999 }),
  currency: requiredText('Currency', 3, 'Choose a currency').toUpperCase(),
  spentOn: day('Day'),
  source: optionalText('Source', 40),
  note: text('Note', 500).default(''),
  job: optionalId('Job'),
  requisition: optionalId('Requisition'),
}

export const addCost = endpoint({
  method: 'POST',
  path: '/api/company/hiring-costs',
  summary: 'Enter what was spent on hiring: for a job, for a requisition, or for hiring as a whole',
  input: z.object(Written),
  output: One,
  status: 201,
  limit: { max: 2_000, minutes: 60, per: 'company' },
})

export const saveCost = endpoint({
  method: 'PUT',
  path: '/api/company/hiring-costs/:id',
  summary: 'Put right what was entered as spent on hiring',
  input: z.object({ id, version: z.int({ error: 'Version must be a whole number' }), ...Written }),
  output: One,
})

export const deleteCost = endpoint({
  method: 'DELETE',
  path: '/api/company/hiring-costs/:id',
  summary: 'Take out a cost that was entered by mistake; the log keeps what it was',
  input: z.object({ id }),
  output: z.object({ deleted: z.literal(true) }),
})

export const exportCosts = endpoint({
  method: 'GET',
  path: '/api/company/hiring-costs/export',
  summary: 'The entries of a filter as CSV',
  input: z.object(FILTER),
  output: z.string(),
  limit: { max: 200, minutes: 60, per: 'company' },
})
