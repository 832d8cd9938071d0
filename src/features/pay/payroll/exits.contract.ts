import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { Currency, Explained, version } from './shapes.contract.ts'

/** What is settled when somebody leaves. Amounts are minor units; days of leave plain decimals. */

const MOST: number = 1e13
const whole = (label: string) =>
  z.coerce
    .number({ error: `${label} must be a whole number of the smallest unit` })
    .int({ error: `${label} must be a whole number of the smallest unit` })
    .min(-MOST, { error: `${label} is too small` })
    .max(MOST, { error: `${label} is too large` })

const SheetLine = z.object({ key: z.string(), label: z.string(), amount: z.int(), why: Explained.nullable() })
const Owed = z.object({ id: z.string(), label: z.string(), amount: z.int(), agreed: z.boolean() })

const Exit = z.object({
  /** Null: not saved yet, as it would be reckoned now. */
  id: z.string().nullable(),
  employmentId: z.string(),
  employeeId: z.string(),
  name: z.string(),
  number: z.string(),
  country: z.string(),
  currency: Currency,
  lastDay: z.string(),
  serviceFrom: z.string(),
  unpaidDays: z.int(),
  leaveDays: z.string().nullable(),
  /** Said by hand instead of the balance. */
  leaveEntered: z.boolean(),
  notice: z.int(),
  owed: z.array(Owed),
  note: z.string().nullable(),
  lines: z.array(SheetLine),
  /** All lines together: what is paid beside the pay of the last days. */
  total: z.int(),
  receivable: z.int(),
  /** The last day the law leaves for it, and how many days are left; below nought: late. */
  due: z.string().nullable(),
  daysLeft: z.int().nullable(),
  /** What could not be reckoned, in sentences. */
  open: z.array(z.string()),
  state: z.enum(['draft', 'in_review', 'approved', 'paying', 'dropped']),
  runId: z.string().nullable(),
  version: z.int(),
  allowed: z.array(z.enum(['save', 'submit', 'pay', 'drop'])),
})
export type ExitView = z.output<typeof Exit>

export const listExits = endpoint({
  method: 'GET',
  path: '/api/payroll/exits',
  summary: 'Who leaves or has left lately, with what is settled and by when',
  input: z.object({}),
  output: z.object({
    exits: z.array(
      z.object({
        employmentId: z.string(),
        name: z.string(),
        number: z.string(),
        country: z.string(),
        lastDay: z.string(),
        due: z.string().nullable(),
        daysLeft: z.int().nullable(),
        state: z.enum(['none', 'draft', 'in_review', 'approved', 'paying']),
        runId: z.string().nullable(),
      }),
    ),
  }),
})

export const readExit = endpoint({
  method: 'GET',
  path: '/api/payroll/people/:employmentId/exit',
  summary: 'The settlement of somebody who leaves: as it was saved, or as it would be now',
  input: z.object({ employmentId: uuid('Employment') }),
  output: z.object({ exit: Exit }),
})

export const saveExit = endpoint({
  method: 'POST',
  path: '/api/payroll/people/:employmentId/exit',
  summary: 'Save the settlement of somebody who leaves, reckoned from the facts as they are now',
  input: z.object({
    employmentId: uuid('Employment'),
    unpaidDays: z.coerce
      .number({ error: 'Unpaid days must be a whole number' })
      .int({ error: 'Unpaid days must be a whole number' })
      .min(0, { error: 'Unpaid days must be 0 or more' })
      .max(3660, { error: 'Unpaid days are too many' })
      .default(0),
    leaveDays: z
      .string({ error: 'Days of leave must be a number' })
      .regex(/^\d{1,3}(\.\d{1,2})?$/, { error: 'Days of leave must be a number with at most two decimals' })
      .nullable()
      .default(null),
    notice: whole('Notice pay').default(0),
    owed: z
      .array(
        z.object({
          label: requiredText('What is owed', 120),
          amount: whole('Amount').refine((amount) => amount > 0, { error: 'Amount must be more than 0' }),
          /** The employee agreed in writing that it is taken from the last pay. */
          agreed: z.boolean({ error: 'Agreed must be yes or no' }).default(false),
        }),
        { error: 'What is owed must be a list' },
      )
      .max(20, { error: 'At most 20 things are owed' })
      .default([]),
    note: optionalText('Note', 300).default(null),
  }),
  output: z.object({ exit: Exit }),
})

const act = <P extends string>(path: P, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    input: z.object({ id: uuid('Settlement'), version }),
    output: z.object({ exit: Exit }),
  })

export const submitExit = act('/api/payroll/exits/:id/submit', 'Ask for the approval of a settlement')
export const dropExit = act('/api/payroll/exits/:id/drop', 'Drop a settlement that is not paid')

export const payExit = endpoint({
  method: 'POST',
  path: '/api/payroll/exits/:id/pay',
  summary: 'Begin the run that pays an approved settlement with the pay of the last days',
  input: z.object({ id: uuid('Settlement'), version, payDay: day('Pay day') }),
  output: z.object({ exit: Exit }),
})
