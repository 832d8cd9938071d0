import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'

/** Amounts are minor units of the entity’s currency. A year is named by the one it begins in. */

const year = z.coerce
  .number({ error: 'Year must be like 2026' })
  .int({ error: 'Year must be like 2026' })
  .min(2000, { error: 'Year must be 2000 or later' })
  .max(2100, { error: 'Year must be 2100 or earlier' })

const Form = z.object({
  key: z.string(),
  label: z.string(),
  /** What of the form is not on file, in a sentence; null: nothing. */
  lacks: z.string().nullable(),
  source: z.object({ title: z.string(), checkedOn: z.string(), confirmed: z.boolean() }),
  /** Whether there is a file of it for the authority. */
  hasFile: z.boolean(),
})

const Entity = z.object({
  entityId: z.string(),
  name: z.string(),
  country: z.string(),
  /** The first and the last day of its year that begins in the year asked for. */
  from: z.string(),
  until: z.string(),
  forms: z.array(Form),
})

export const listYearForms = endpoint({
  method: 'GET',
  path: '/api/year-end',
  summary: 'Yearly forms of each legal entity',
  input: z.object({ year }),
  output: z.object({ entities: z.array(Entity), mayMake: z.boolean() }),
})

const Box = z.object({ box: z.string(), label: z.string(), amount: z.int() })

const Row = z.object({
  employmentId: z.string(),
  name: z.string(),
  number: z.string(),
  /** By what is locked now. */
  boxes: z.array(Box),
  /** The slip that was made last; null: none yet. */
  slip: z.object({ id: z.string(), version: z.int(), madeAt: z.string() }).nullable(),
  /** Whether the figures are others than on that slip. */
  isChanged: z.boolean(),
})
export type YearRow = z.output<typeof Row>

const which = { entityId: uuid('Legal entity'), form: requiredText('Form', 40), year }

const YearForm = z.object({
  form: Form,
  entity: z.string(),
  country: z.string(),
  currency: z.object({ code: z.string(), minorUnits: z.int() }),
  from: z.string(),
  until: z.string(),
  /** False: pay days of the year are still to come, and in none of the figures. */
  isOver: z.boolean(),
  boxes: z.array(z.object({ box: z.string(), label: z.string(), total: z.int() })),
  people: z.array(Row),
  mayMake: z.boolean(),
})

export const readYearForm = endpoint({
  method: 'GET',
  path: '/api/year-end/:entityId/:form',
  summary: 'A yearly form of a legal entity: each person’s figures by locked pay, and what was given out',
  input: z.object(which),
  output: YearForm,
})

export const makeYearSlips = endpoint({
  method: 'POST',
  path: '/api/year-end/:entityId/:form',
  summary: 'Make slips of whoever has none, and amended ones of whose figures have changed; earlier ones stay',
  status: 201,
  input: z.object(which),
  output: YearForm.extend({ made: z.int(), amended: z.int() }),
})

export const downloadYearForm = endpoint({
  method: 'GET',
  path: '/api/year-end/:entityId/:form/file',
  summary: 'The figures of a yearly form as CSV, a line for each person and a column for each box',
  input: z.object(which),
  output: z.string(),
})

export const downloadYearSlip = endpoint({
  method: 'GET',
  path: '/api/year-end/slips/:slipId/pdf',
  summary: 'A slip as a statement of its figures (PDF); it is not the official form',
  input: z.object({ slipId: uuid('Slip') }),
  output: z.string(),
})

const Problem = z.object({ employmentId: z.string().nullable(), name: z.string().nullable(), message: z.string() })
const kind = z.enum(['original', 'amended'], { error: 'Kind must be original or amended' })

const ReturnFile = z.object({
  id: z.string(),
  name: z.string(),
  people: z.int(),
  total: z.int(),
  state: z.enum(['made', 'withdrawn']),
  madeAt: z.string(),
  madeBy: z.string().nullable(),
  withdrawnWhy: z.string().nullable(),
  mayDownload: z.boolean(),
  mayWithdraw: z.boolean(),
})
export type YearReturnFile = z.output<typeof ReturnFile>

const Part = z.object({
  kind,
  people: z.array(z.object({ employmentId: z.string(), name: z.string(), amount: z.int() })),
  total: z.int(),
  /** What keeps it from being made; empty: nothing. */
  problems: z.array(Problem),
})

const YearReturn = z.object({
  label: z.string(),
  /** The box whose amount is shown. */
  box: z.string(),
  note: z.string(),
  source: z.object({ title: z.string(), checkedOn: z.string(), confirmed: z.boolean() }),
  country: z.string(),
  currency: z.object({ code: z.string(), minorUnits: z.int() }),
  /** Why none can be made of this year; null: it can. */
  refusal: z.string().nullable(),
  /** Slips that were sent by no file yet, and those that changed since. */
  parts: z.array(Part),
  files: z.array(ReturnFile),
  mayMake: z.boolean(),
})
export type YearReturnView = z.output<typeof YearReturn>

export const readYearReturn = endpoint({
  method: 'GET',
  path: '/api/year-end/:entityId/:form/return',
  summary:
    'A yearly form as the authority’s file: whose slips it would hold now, what stands against it, and files that were made',
  input: z.object(which),
  output: YearReturn,
})

export const makeYearReturn = endpoint({
  method: 'POST',
  path: '/api/year-end/:entityId/:form/return',
  summary:
    'Make the authority’s file of slips that were sent by none yet, or of those that changed since; it is taken out as other files are',
  status: 201,
  input: z.object({ ...which, kind }),
  output: YearReturn.extend({ fileId: z.string() }),
})
