import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, text, uuid } from '../../../shared/fields.ts'
import { cursor, pageNumber, pageSize } from '../../../shared/list.ts'
import { memo } from './contract.ts'
import { RECEIPT_STATES } from './rules.ts'

const id = uuid('Memo')
const limit = { max: 600, minutes: 60, per: 'session' } as const

const Status = z.enum(['', 'pending', 'overdue', ...RECEIPT_STATES], { error: 'Status is not one of the choices' })
const Receipt = z.object({
  employeeId: z.string(),
  name: z.string(),
  number: z.string(),
  department: z.string(),
  gone: z.boolean(),
  account: z.boolean(),
  state: z.enum(RECEIPT_STATES),
  pending: z.boolean(),
  overdue: z.boolean(),
  channel: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  openedAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  receivedAt: z.string().nullable(),
  seconds: z.int().nullable(),
  language: z.string().nullable(),
  signature: z.string().nullable(),
  reason: z.string().nullable(),
  reminders: z.int(),
  remindedAt: z.string().nullable(),
  replies: z.int(),
})
export type ReceiptRow = z.output<typeof Receipt>

export const listReceipts = endpoint({
  method: 'GET',
  path: '/api/memos/:id/receipts',
  summary: 'Who got a memo and what they answered',
  input: z.object({
    id,
    status: Status.default(''),
    search: text('Search', 100).default(''),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(25),
  }),
  output: z.object({
    receipts: z.array(Receipt),
    total: z.int(),
    /** The cursor of the page after this one; null: there is none. */
    next: z.string().nullable(),
    page: z.int(),
    pageSize: z.int(),
  }),
})

export const remindMemo = endpoint({
  method: 'POST',
  path: '/api/memos/:id/remind',
  summary: 'Remind everybody of whom an answer is still wanted; nobody twice within 20 hours',
  input: z.object({ id }),
  output: z.object({ reminded: z.int(), skipped: z.int() }),
  limit,
})

export const exemptFromMemo = endpoint({
  method: 'POST',
  path: '/api/memos/:id/exempt',
  summary: 'Say that somebody need not answer, and why',
  input: z.object({ id, employeeId: uuid('Employee'), reason: requiredText('Reason', 500) }),
  output: z.object({ exempt: z.boolean() }),
  limit,
})

export const memoRegister = endpoint({
  method: 'GET',
  path: '/api/memos/:id/register',
  summary: 'The register of a memo with the hash of its version, as CSV or PDF (logged)',
  input: z.object({ id, format: z.enum(['csv', 'pdf'], { error: 'Format must be csv or pdf' }) }),
  output: z.string(),
  limit: { max: 120, minutes: 60, per: 'session' },
})

export const addMemoFile = endpoint({
  method: 'POST',
  path: '/api/memos/:id/files',
  summary: 'Attach a file to a draft (PDF, PNG, JPEG, WebP or DOCX, at most 10 MB)',
  input: z.object({ id, name: optionalText('File name', 500) }),
  output: memo,
  status: 201,
  upload: true,
  bodyLimit: 10 * 1024 * 1024,
  limit,
})

export const removeMemoFile = endpoint({
  method: 'DELETE',
  path: '/api/memos/:id/files/:file',
  summary: 'Take an attachment off a draft',
  input: z.object({ id, file: uuid('File') }),
  output: memo,
  limit,
})

export const readMemoFile = endpoint({
  method: 'GET',
  path: '/api/memos/:id/files/:file',
  summary: 'Download an attachment',
  input: z.object({ id, file: uuid('File') }),
  output: z.string(),
  limit,
})

export const Reply = z.object({
  id: z.string(),
  by: z.enum(['employee', 'hr']),
  name: z.string(),
  at: z.string(),
  body: z.string(),
})

export const listReplies = endpoint({
  method: 'GET',
  path: '/api/memos/:id/people/:employeeId/replies',
  summary: 'What a person and HR said about a warning or a letter',
  input: z.object({ id, employeeId: uuid('Employee') }),
  output: z.object({ replies: z.array(Reply) }),
})

export const answerReply = endpoint({
  method: 'POST',
  path: '/api/memos/:id/people/:employeeId/replies',
  summary: 'HR writes back about a warning or a letter',
  input: z.object({ id, employeeId: uuid('Employee'), body: requiredText('Words', 4_000) }),
  output: z.object({ replies: z.array(Reply) }),
  limit,
})
