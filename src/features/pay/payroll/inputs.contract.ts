import { z } from 'zod'
import { NATURES } from '../../../countries/payroll.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'

/** What comes into the pay of a month. Amounts are minor units of the group’s currency; days are dates; months YYYY-MM. */

const month = z
  .string({ error: 'Month is required' })
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'Month must be like 2026-11' })

const Explained = z.object({
  value: z.string(),
  unit: z.string(),
  rule: z.object({
    id: z.string(),
    title: z.string(),
    effectiveFrom: z.string().nullable(),
    source: z.object({
      title: z.string(),
      url: z.string().exactOptional(),
      checkedOn: z.string(),
      confirmed: z.boolean(),
    }),
  }),
  inputs: z.array(z.object({ name: z.string(), value: z.string(), unit: z.string() })),
  steps: z.array(z.object({ text: z.string(), result: z.string() })),
})

const InputRow = z.object({
  /** Unique in the answer. */
  id: z.string(),
  employmentId: z.string(),
  employeeId: z.string(),
  name: z.string(),
  number: z.string(),
  kind: z.enum(['earning', 'deduction', 'time', 'claim', 'leave', 'leave_pay']),
  label: z.string(),
  note: z.string().nullable(),
  /** The days it is for, where it is for some. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  minutes: z.int().nullable(),
  /** Unpaid days, or days of leave that are paid out, as a plain decimal. */
  days: z.string().nullable(),
  /** Null: unpaid days lower the pay of the days, which the run says; time without an amount is given as time off. */
  amount: z.int().nullable(),
  why: Explained.nullable(),
  /** To be taken back while it is not paid. */
  oneOffId: z.string().nullable(),
  /** Where it is decided on: a request of leave, an expense claim. */
  sourceId: z.string().nullable(),
  /** The locked run that has paid it; null: the next one does. */
  paidIn: z.string().nullable(),
})
export type PayInputRow = z.output<typeof InputRow>

const Person = z.object({ employmentId: z.string(), name: z.string(), number: z.string() })

const Inputs = z.object({
  groups: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      entityId: z.string(),
      country: z.string(),
      currency: z.object({ code: z.string(), minorUnits: z.int() }),
    }),
  ),
  /** Whose inputs these are; null: nobody is paid yet. */
  groupId: z.string().nullable(),
  rows: z.array(InputRow),
  /** What to look at before the month is paid. */
  notes: z.array(z.object({ employeeId: z.string(), name: z.string(), key: z.string(), message: z.string() })),
  /** Whom something can be added for. */
  people: z.array(Person),
  mayChange: z.boolean(),
})
export type PayInputs = z.output<typeof Inputs>

export const readPayInputs = endpoint({
  method: 'GET',
  path: '/api/payroll/inputs',
  summary: 'What comes into the pay of a month beside recurring pay: one-offs, time, unpaid leave, expenses',
  input: z.object({ groupId: uuid('Pay group').nullish(), month }),
  output: Inputs,
})

/** Cells as they came from a spreadsheet: what is wrong with them is said by row. */
const cell = (label: string) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .max(200, { error: `${label} has at most 200 letters` })
    .default('')

const gridFields = {
  groupId: uuid('Pay group'),
  month,
  kind: z.enum(['earning', 'deduction'], { error: 'Kind must be earning or deduction' }),
  nature: z
    .enum(NATURES, { error: `Nature must be one of ${NATURES.join(', ')}` })
    .nullable()
    .default(null),
  /** The code of the component of rows that name none; a cell that is the code or name of one names it. */
  component: z
    .string({ error: 'Component must be text' })
    .trim()
    .max(40, { error: 'Component has at most 40 letters' })
    .nullish()
    .transform((code) => code || null),
  /** Where a row says nothing else. */
  label: requiredText('What it is', 120),
  rows: z
    .array(z.object({ person: cell('Person'), label: cell('What it is'), amount: cell('Amount') }), {
      error: 'Rows must be a list',
    })
    .min(1, { error: 'Paste at least one row' })
    .max(500, { error: 'Paste at most 500 rows at a time' }),
} as const

const GridRow = z.object({
  row: z.int(),
  employmentId: z.string().nullable(),
  name: z.string(),
  label: z.string(),
  component: z.string().nullable(),
  amount: z.int().nullable(),
  problems: z.array(z.string()),
})
export type PastedPayRow = z.output<typeof GridRow>

export const checkPastedPay = endpoint({
  method: 'POST',
  path: '/api/payroll/one-offs/check',
  summary: 'Look through rows pasted from a spreadsheet, and keep nothing of them',
  input: z.object(gridFields),
  output: z.object({ rows: z.array(GridRow) }),
})

export const savePastedPay = endpoint({
  method: 'POST',
  path: '/api/payroll/one-offs/paste',
  summary: 'Keep rows pasted from a spreadsheet: all of them, or none where one is wrong',
  status: 201,
  input: z.object(gridFields),
  output: z.object({ saved: z.int() }),
})
