import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalText, requiredText, text, uuid } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { amount, Declaration, Spoken } from './contract.ts'
import { DECLARATION_STATES } from './rules.ts'

/** Declarations as payroll sees them. Amounts in minor units. */

export const DECLARATION_SORTS = ['person', '-person', 'state', '-state', 'submitted', '-submitted'] as const

const year = z.coerce.number({ error: 'Year is a number' }).int().min(2000).max(2199).nullable().default(null)

const Row = z.object({
  employmentId: z.string(),
  employeeId: z.string(),
  person: z.string(),
  number: z.string(),
  department: z.string().nullable(),
  country: z.string(),
  state: z.enum(DECLARATION_STATES),
  regime: z.string().nullable(),
  /** As its country calls it. */
  regimeName: Spoken.nullable(),
  submittedAt: z.string().nullable(),
  /** Items, those that wait for payroll, and those of them without a proof. */
  items: z.int(),
  open: z.int(),
  unproved: z.int(),
  currency: z.object({ code: z.string(), minorUnits: z.int() }),
  declared: z.int(),
  verified: z.int(),
})
export type DeclarationRow = z.output<typeof Row>

export const listFilter = {
  /** The calendar year in which the tax year begins; left out: the present one. */
  year,
  show: choiceFilter('Show', DECLARATION_STATES),
  search: optionalText('Search', 100).default(null),
  sort: sortBy(DECLARATION_SORTS, 'person'),
}

export const listDeclarations = endpoint({
  method: 'GET',
  path: '/api/tax-declarations',
  summary: 'Who has declared what for the tax of a year: who has not yet, and who waits for payroll',
  input: z.object({ ...listFilter, cursor, page: pageNumber(), pageSize: pageSize() }),
  output: z.object({
    declarations: z.array(Row),
    ...pageFacts,
    page: z.int(),
    year: z.int(),
    /** How many there are in each state. */
    states: z.object({ missing: z.int(), draft: z.int(), planned: z.int(), waiting: z.int(), done: z.int() }),
    /** Where people declare something; none: nobody of the company does. */
    countries: z.array(z.string()),
    mayVerify: z.boolean(),
  }),
})

const Whole = z.object({
  person: z.object({ employeeId: z.string(), employmentId: z.string(), name: z.string(), number: z.string() }),
  declaration: Declaration,
  /** Not of one’s own. */
  mayVerify: z.boolean(),
})
export type WholeDeclaration = z.output<typeof Whole>

const employmentId = uuid('Employment')

export const readDeclaration = endpoint({
  method: 'GET',
  path: '/api/tax-declarations/:employmentId',
  summary: 'What somebody declared for a tax year, with its papers',
  input: z.object({ employmentId, year }),
  output: Whole,
})

export const decideItem = endpoint({
  method: 'POST',
  path: '/api/tax-declarations/items/:id/decide',
  summary: 'Say what of an item is accepted; nought declines it. Never of one’s own, and only as it was seen',
  input: z.object({
    id: uuid('Item'),
    verified: amount,
    reason: text('Reason', 500).default(''),
    /** Of the item as it was looked at. */
    seen: requiredText('What was seen', 64),
  }),
  output: Whole,
})

export const reopenDeclaration = endpoint({
  method: 'POST',
  path: '/api/tax-declarations/:employmentId/reopen',
  summary: 'Open a declaration again for its person, to a day of the tax year',
  input: z.object({ employmentId, year, until: day('Last day') }),
  output: Whole,
})

export const remindOfDeclarations = endpoint({
  method: 'POST',
  path: '/api/tax-declarations/remind',
  summary: 'Remind those who have not handed in their declaration; of a day once',
  input: z.object({ year: z.int().min(2000).max(2199).nullable().default(null) }),
  output: z.object({ reminded: z.int(), without: z.int() }),
  limit: { max: 20, minutes: 60, per: 'session' },
})

export const downloadProof = endpoint({
  method: 'GET',
  path: '/api/tax-declarations/proofs/:id',
  summary: 'A paper that proves an item',
  input: z.object({ id: uuid('Proof') }),
  output: z.string(),
})
