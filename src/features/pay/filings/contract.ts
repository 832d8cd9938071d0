import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalDay, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { month } from '../payroll/shapes.contract.ts'
import { FILING_STATES, STANDINGS } from './filings.rules.ts'

/** Amounts are minor units of the entity’s currency; days are dates. */

const Source = z.object({
  title: z.string(),
  url: z.string().exactOptional(),
  checkedOn: z.string(),
  confirmed: z.boolean(),
})

const Explained = z.object({
  value: z.string(),
  unit: z.string(),
  rule: z.object({ id: z.string(), title: z.string(), effectiveFrom: z.string().nullable(), source: Source }),
  inputs: z.array(z.object({ name: z.string(), value: z.string(), unit: z.string() })),
  steps: z.array(z.object({ text: z.string(), result: z.string() })),
})

const Filing = z.object({
  /** Null: nobody has worked on it yet. */
  id: z.string().nullable(),
  entityId: z.string(),
  entity: z.string(),
  country: z.string(),
  currency: z.object({ code: z.string(), minorUnits: z.int() }),
  rule: z.string(),
  label: z.string(),
  from: z.string(),
  until: z.string(),
  due: z.string(),
  /** Days until it is due; below nought: so many days late. */
  daysLeft: z.int(),
  state: z.enum(FILING_STATES),
  standing: z.enum(STANDINGS),
  /** What it comes to by the pay that is locked; null: it is no payment. */
  amount: z.int().nullable(),
  /** What was filed, where it is another amount now. */
  filedAmount: z.int().nullable(),
  /** What is added when it is paid today; null: it is not late, or nothing is on file. */
  interest: z.object({ amount: z.int(), why: Explained }).nullable(),
  ownerId: z.string().nullable(),
  owner: z.string().nullable(),
  filedOn: z.string().nullable(),
  reference: z.string().nullable(),
  note: z.string().nullable(),
  receipt: z.object({ name: z.string(), hash: z.string() }).nullable(),
  /** Nobody is reminded before this day, and why; null: reminders come. */
  snoozed: z.object({ until: z.string(), reason: z.string() }).nullable(),
  next: z.array(z.enum(FILING_STATES)),
  source: Source,
  version: z.int(),
})
export type Filing = z.output<typeof Filing>

const Health = z.object({
  country: z.string(),
  late: z.int(),
  due: z.int(),
  upcoming: z.int(),
  done: z.int(),
})
export type FilingHealth = z.output<typeof Health>

export const listFilings = endpoint({
  method: 'GET',
  path: '/api/filings',
  summary:
    'What is owed to authorities: late ones first, with due days of their own calendars, amounts of locked pay and receipts',
  input: z.object({}),
  output: z.object({
    filings: z.array(Filing),
    health: z.array(Health),
    owners: z.array(z.object({ id: z.string(), name: z.string() })),
    mayWork: z.boolean(),
  }),
})

const which = {
  entityId: uuid('Legal entity'),
  rule: requiredText('Rule', 60),
  from: day('From'),
  until: day('Until'),
}

export const moveFiling = endpoint({
  method: 'POST',
  path: '/api/filings/move',
  summary: 'Say how far a filing is: prepared, filed, confirmed by its receipt, or not owed',
  input: z.object({
    ...which,
    to: z.enum(FILING_STATES, { error: `State must be one of ${FILING_STATES.join(', ')}` }),
    filedOn: optionalDay('Filed on').default(null),
    reference: optionalText('Reference', 100).default(null),
    note: optionalText('Note', 300).default(null),
    version: z.coerce
      .number({ error: 'Version must be a whole number' })
      .int({ error: 'Version must be a whole number' }),
  }),
  output: z.object({ filing: Filing }),
})

export const assignFiling = endpoint({
  method: 'POST',
  path: '/api/filings/assign',
  summary: 'Say who sees to a filing; null: nobody in particular',
  input: z.object({ ...which, ownerId: uuid('Owner').nullable().default(null) }),
  output: z.object({ filing: Filing }),
})

export const snoozeFiling = endpoint({
  method: 'POST',
  path: '/api/filings/snooze',
  summary: 'Put off reminders of a filing until a day, with a reason; what is owed stays as it is',
  input: z.object({ ...which, snoozeUntil: day('Until'), reason: requiredText('Reason', 300) }),
  output: z.object({ filing: Filing }),
})

export const addFilingReceipt = endpoint({
  method: 'POST',
  path: '/api/filings/receipt',
  summary: 'Hand in what the authority or the bank gave as a receipt: PDF or picture, at most 10 MB',
  status: 201,
  upload: true,
  bodyLimit: 10 * 1024 * 1024,
  input: z.object({ ...which, name: optionalText('File name', 500).default(null) }),
  output: z.object({ filing: Filing }),
})

export const readFilingReceipt = endpoint({
  method: 'GET',
  path: '/api/filings/:id/receipt',
  summary: 'The receipt of a filing, as it was handed in',
  input: z.object({ id: uuid('Filing') }),
  output: z.string(),
})

export const downloadAuditPack = endpoint({
  method: 'GET',
  path: '/api/filings/audit-pack',
  summary: 'Registers, payslips and receipts of a month as one archive, with an index and the SHA-256 of each',
  input: z.object({ month, reason: requiredText('Reason', 300) }),
  output: z.object({}),
  limit: { max: 10, minutes: 60, per: 'company' },
})
