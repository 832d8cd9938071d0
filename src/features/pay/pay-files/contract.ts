import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, requiredText, uuid } from '../../../shared/fields.ts'

/** Amounts are minor units of the currency; days are dates; months YYYY-MM. Bank numbers are shown by their last characters. */

const KINDS = ['bank', 'wage_protection', 'contribution', 'tax', 'year_end', 'separation'] as const
const Currency = z.object({ code: z.string(), minorUnits: z.int() })
const reason = requiredText('Reason', 300)

const FileFact = z.object({
  key: z.string(),
  label: z.string(),
  help: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  isSecret: z.boolean(),
  isOptional: z.boolean(),
  /** Whether it is taken from the numbers of the entity, or from the person’s record, and not entered here. */
  isTaken: z.boolean(),
  /** As it is shown: a bank number by its last characters; null: not known. */
  shown: z.string().nullable(),
  since: z.string().nullable(),
  problem: z.string().nullable(),
})
export type FileFactView = z.output<typeof FileFact>

const Blocked = z.object({ format: z.string(), label: z.string(), missing: z.array(z.string()) })

const Registration = z.object({
  entityId: z.string(),
  name: z.string(),
  country: z.string(),
  facts: z.array(FileFact),
  /** Files that cannot be made yet, with what they wait for. */
  blocked: z.array(Blocked),
})
export type Registration = z.output<typeof Registration>

export const listRegistrations = endpoint({
  method: 'GET',
  path: '/api/pay-files/registrations',
  summary: 'What files and authorities ask of each legal entity, what is missing and which file waits for it',
  input: z.object({}),
  output: z.object({ registrations: z.array(Registration) }),
})

const facts = z
  .record(z.string().max(60), z.string().max(100, { error: 'A fact has at most 100 letters' }), {
    error: 'Facts must be an object of texts',
  })
  .refine((said) => Object.keys(said).length <= 30, { error: 'Facts must be at most 30' })

export const saveRegistration = endpoint({
  method: 'POST',
  path: '/api/pay-files/registrations/:entityId',
  summary: 'Enter what files ask of a legal entity, from a day on; an empty text takes one back',
  input: z.object({ entityId: uuid('Legal entity'), from: day('From'), facts }),
  output: z.object({ registration: Registration }),
})

export const readPersonFacts = endpoint({
  method: 'GET',
  path: '/api/pay-files/people/:employmentId',
  summary: 'What files ask of a person, by their last characters where it says where money goes',
  input: z.object({ employmentId: uuid('Employment') }),
  output: z.object({ name: z.string(), country: z.string(), facts: z.array(FileFact) }),
})

export const savePersonFacts = endpoint({
  method: 'POST',
  path: '/api/pay-files/people/:employmentId',
  summary: 'Enter what files ask of a person beside their record, from a day on',
  input: z.object({ employmentId: uuid('Employment'), from: day('From'), facts }),
  output: z.object({ facts: z.array(FileFact) }),
})

const PayFile = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  format: z.string(),
  label: z.string(),
  name: z.string(),
  number: z.int(),
  people: z.int(),
  total: z.int(),
  hash: z.string(),
  state: z.enum(['made', 'paid', 'withdrawn']),
  madeAt: z.string(),
  madeBy: z.string().nullable(),
  paidOn: z.string().nullable(),
  paidBy: z.string().nullable(),
  withdrawnWhy: z.string().nullable(),
  rejected: z.int(),
  downloads: z.array(z.object({ at: z.string(), by: z.string().nullable(), reason: z.string() })),
  /** What whoever asks may do with it now. */
  allowed: z.array(z.enum(['download', 'reject', 'pay', 'withdraw'])),
  /** Why it is not for them to say that it was paid; null: it is. */
  payRefusal: z.string().nullable(),
})
export type PayFile = z.output<typeof PayFile>

const Payment = z.object({
  employmentId: z.string(),
  name: z.string(),
  number: z.string(),
  amount: z.int(),
  state: z.enum(['to_pay', 'held', 'sent', 'paid', 'nothing']),
  /** Why it is held, or was rejected the last time. */
  reason: z.string().nullable(),
  fileId: z.string().nullable(),
})
export type Payment = z.output<typeof Payment>

const Format = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(KINDS),
  isPayment: z.boolean(),
  /** What of the employer is missing for it. */
  missing: z.array(z.string()),
  source: z.object({ title: z.string(), checkedOn: z.string(), confirmed: z.boolean() }),
})

const RunFacts = z.object({
  id: z.string(),
  group: z.string(),
  entityId: z.string(),
  entity: z.string(),
  country: z.string(),
  currency: Currency,
  kind: z.enum(['regular', 'off_cycle', 'bonus', 'final', 'correction']),
  from: z.string(),
  until: z.string(),
  payDay: z.string(),
  month: z.string(),
  net: z.int(),
  paid: z.int(),
  sent: z.int(),
  held: z.int(),
  toPay: z.int(),
})
export type PaidRun = z.output<typeof RunFacts>

export const listPayableRuns = endpoint({
  method: 'GET',
  path: '/api/pay-files/runs',
  summary: 'Locked runs with what of them is paid, sent, held and still to pay',
  input: z.object({}),
  output: z.object({ runs: z.array(RunFacts) }),
})

const RunFiles = z.object({
  run: RunFacts,
  payments: z.array(Payment),
  files: z.array(PayFile),
  formats: z.array(Format),
  /** What of the month is not locked in any pay group of the legal entity: contributions of it are not known yet; null: nothing. */
  monthOpen: z.string().nullable(),
  mayMake: z.boolean(),
})
export type RunFiles = z.output<typeof RunFiles>

export const readRunFiles = endpoint({
  method: 'GET',
  path: '/api/pay-files/runs/:id',
  summary: 'The files of a locked run: who is paid by which, and what can be made',
  input: z.object({ id: uuid('Pay run') }),
  output: RunFiles,
})

const format = requiredText('Format', 40)

const Preview = z.object({
  name: z.string(),
  /** Label null: what the file is given by what makes it (reference, bank, days …), by its key. */
  columns: z.array(z.object({ key: z.string(), label: z.string().nullable() })),
  rows: z.array(z.object({ employmentId: z.string(), name: z.string(), cells: z.array(z.string()), amount: z.int() })),
  people: z.int(),
  total: z.int(),
  /** What is told of it and keeps it from nothing. */
  notes: z.array(z.string()),
  /** What keeps the file from being made; empty: nothing. */
  problems: z.array(
    z.object({ employmentId: z.string().nullable(), name: z.string().nullable(), message: z.string() }),
  ),
})
export type FilePreview = z.output<typeof Preview>

export const previewPayFile = endpoint({
  method: 'GET',
  path: '/api/pay-files/runs/:id/preview',
  summary: 'A file as it would be made now, as a table, with all that stands against it',
  input: z.object({ id: uuid('Pay run'), format }),
  output: Preview,
})

export const makePayFile = endpoint({
  method: 'POST',
  path: '/api/pay-files/runs/:id/files',
  summary: 'Make a file of a locked run: of payments only those who are in no other file of it',
  status: 201,
  input: z.object({ id: uuid('Pay run'), format }),
  output: RunFiles.extend({ fileId: z.string() }),
})

export const releasePayment = endpoint({
  method: 'POST',
  path: '/api/pay-files/runs/:id/people/:employmentId/release',
  summary: 'Have a payment that the run held go out with the next file',
  input: z.object({ id: uuid('Pay run'), employmentId: uuid('Employment'), reason }),
  output: RunFiles,
})

export const downloadPayFile = endpoint({
  method: 'POST',
  path: '/api/pay-files/files/:fileId/download',
  summary: 'The text of a file; who took it and why is written down',
  input: z.object({ fileId: uuid('File'), reason }),
  output: z.object({ name: z.string(), text: z.string(), hash: z.string() }),
})

export const voidLockedRun = endpoint({
  method: 'POST',
  path: '/api/pay-files/runs/:id/void',
  summary: 'Give up a locked run of which no file was taken out: what it paid of can be paid by another',
  input: z.object({ id: uuid('Pay run'), reason }),
  output: z.object({ voided: z.boolean() }),
})

export const withdrawPayFile = endpoint({
  method: 'POST',
  path: '/api/pay-files/files/:fileId/withdraw',
  summary: 'Take back a file that was not sent: its people can be paid by another',
  input: z.object({ fileId: uuid('File'), reason }),
  output: z.object({ withdrawn: z.boolean() }),
})

export const rejectPayments = endpoint({
  method: 'POST',
  path: '/api/pay-files/files/:fileId/rejects',
  summary: 'Enter the payments that the bank refused: they are to pay again, by a file of their own',
  input: z.object({
    fileId: uuid('File'),
    rejects: z
      .array(z.object({ employmentId: uuid('Employment'), reason }), { error: 'Rejects must be a list' })
      .min(1, { error: 'Say at least one payment' })
      .max(5000, { error: 'Rejects must be at most 5,000' }),
  }),
  output: z.object({ rejected: z.int() }),
})

export const markPayFilePaid = endpoint({
  method: 'POST',
  path: '/api/pay-files/files/:fileId/paid',
  summary: 'Note the day on which the money of a file left: for somebody who has not made it',
  input: z.object({ fileId: uuid('File'), paidOn: day('Paid on') }),
  output: z.object({ paid: z.boolean() }),
})
