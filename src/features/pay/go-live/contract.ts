import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { Currency, Explained, month } from '../payroll/shapes.contract.ts'

/** Bringing payroll here from another provider. Amounts are minor units of the group’s currency; months YYYY-MM. */

const groupId = uuid('Pay group')

const Trial = z.object({
  madeAt: z.string(),
  status: z.enum(['clean', 'differences', 'nothing_to_compare']),
  /** People on both sides. */
  compared: z.int(),
  /** Differences that still stand in the way, and all of them. */
  open: z.int(),
  differences: z.int(),
})

const RegisterMonth = z.object({
  month: z.string(),
  people: z.int(),
  /** As printed; null: the register prints none. */
  net: z.int().nullable(),
  /** Counted as paid before: the year goes on from it. */
  counted: z.boolean(),
  /** The pay of the month is locked here: it was paid by us. */
  paidHere: z.boolean(),
  /** Rows whose printed totals have more than their columns. */
  unmatched: z.int(),
  trial: Trial.nullable(),
})
export type RegisterMonth = z.output<typeof RegisterMonth>

const Group = z.object({
  groupId: z.string(),
  name: z.string(),
  country: z.string(),
  currency: Currency,
  months: z.array(RegisterMonth),
  ready: z.boolean(),
})
export type GoLiveGroup = z.output<typeof Group>

export const readGoLive = endpoint({
  method: 'GET',
  path: '/api/go-live',
  summary: 'Registers of the provider before by pay group and month: what is counted, compared and ready',
  input: z.object({}),
  output: z.object({ groups: z.array(Group), mayPrepare: z.boolean(), tolerance: z.int() }),
})

export const countRegisters = endpoint({
  method: 'POST',
  path: '/api/go-live/:groupId/count',
  summary: 'Count registers up to a month as paid before: yearly sums and tax to date go on from them',
  input: z.object({ groupId, until: month }),
  output: z.object({ counted: z.array(z.object({ month: z.string(), people: z.int() })) }),
})

export const uncountRegister = endpoint({
  method: 'POST',
  path: '/api/go-live/:groupId/uncount',
  summary: 'Take a month back that was counted as paid before, while no later month rests on it',
  input: z.object({ groupId, month, reason: requiredText('Reason', 300) }),
  output: z.object({ taken: z.boolean() }),
})

const Difference = z.object({
  employmentId: z.string(),
  name: z.string(),
  number: z.string(),
  side: z.enum(['pay', 'employer']),
  kind: z.enum(['difference', 'unattributed_theirs', 'unattributed_ours', 'missing_theirs', 'missing_ours']),
  component: z.string(),
  label: z.string(),
  theirs: z.int(),
  ours: z.int(),
  amount: z.int(),
  /** What gives their very figure, by its kind and what it names; null: nothing that was tried does. */
  cause: z.object({ kind: z.string(), of: z.string() }).nullable(),
  state: z.enum(['open', 'within', 'accepted']),
  note: z.object({ text: z.string(), at: z.string(), by: z.string().nullable() }).nullable(),
  /** How our own figure came about. */
  why: Explained.nullable(),
})
export type PayDifference = z.output<typeof Difference>

const Comparison = z.object({
  groupId: z.string(),
  group: z.string(),
  country: z.string(),
  currency: Currency,
  month: z.string(),
  madeAt: z.string(),
  status: z.enum(['clean', 'differences', 'nothing_to_compare']),
  compared: z.int(),
  open: z.int(),
  /** Nets of everybody on each side. */
  theirs: z.int(),
  ours: z.int(),
  differences: z.array(Difference),
  /** Who could not be paid here, and why. */
  stopped: z.array(z.object({ name: z.string(), messages: z.array(z.string()) })),
  mayPrepare: z.boolean(),
})
export type MonthComparison = z.output<typeof Comparison>

export const runParallel = endpoint({
  method: 'POST',
  path: '/api/go-live/:groupId/parallel',
  summary: 'Reckon a month beside the register of the provider before: nothing of it can be paid',
  input: z.object({ groupId, month }),
  output: z.object({ comparison: Comparison }),
})

export const readParallel = endpoint({
  method: 'GET',
  path: '/api/go-live/:groupId/parallel/:month',
  summary: 'A month of ours beside the register of the provider before: differences by person and component',
  input: z.object({ groupId, month }),
  output: z.object({ comparison: Comparison }),
})

export const acceptDifferences = endpoint({
  method: 'POST',
  path: '/api/go-live/:groupId/parallel/:month/accept',
  summary: 'Accept differences by name with a note, or take the acceptance back',
  input: z.object({
    groupId,
    month,
    differences: z
      .array(
        z.object({
          employmentId: uuid('Employment'),
          component: z
            .string({ error: 'Component must be text' })
            .min(1, { error: 'Component is required' })
            .max(60, { error: 'There is no such component' }),
        }),
        { error: 'Differences must be a list' },
      )
      .min(1, { error: 'Choose at least one difference' })
      .max(2_000, { error: 'At most 2,000 differences at once' }),
    /** Left out: they are open again. */
    note: optionalText('Note', 300).default(null),
  }),
  output: z.object({ comparison: Comparison }),
})

export const downloadParallel = endpoint({
  method: 'GET',
  path: '/api/go-live/:groupId/parallel/:month/file',
  summary: 'The differences of a month as CSV or as a workbook',
  input: z.object({
    groupId,
    month,
    format: z.enum(['csv', 'xlsx'], { error: 'Format must be csv or xlsx' }).default('csv'),
  }),
  output: z.object({}),
})
