import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, decimal, optionalDecimal, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { MOST_PARTS } from './split.rules.ts'
import { CLAIM_STATES } from './states.rules.ts'

/** What crosses the wire about claims and their lines. Amounts are minor units beside their currency and its decimals. */

export const RECEIPT_BYTES = 10 * 1024 * 1024

export const Money = z.object({ minor: z.int(), currency: z.string(), decimals: z.int() })
export type Money = z.output<typeof Money>

const Verdict = z.object({
  rule: z.enum(['above-limit', 'no-receipt', 'late', 'rate-typed', 'same-receipt', 'alike-receipt', 'same-spending']),
  severity: z.enum(['warning', 'violation', 'duplicate']),
  /** The limit that was passed, and by how much; with the rules about amounts. */
  limit: Money.nullable(),
  over: Money.nullable(),
  days: z.int().nullable(),
  allowed: z.int().nullable(),
  reason: z.string().nullable(),
  /** The claim that has the same spending, and whether it is the person’s own. */
  claim: z.int().nullable(),
  own: z.boolean().nullable(),
})
export type VerdictView = z.output<typeof Verdict>

const Suggestion = z.object({ value: z.string(), confidence: z.number() }).nullable()
export const Reading = z.object({
  /** Read already; false: it is being read. */
  isRead: z.boolean(),
  /** Why nothing could be read; null: something was, or it is not read yet. */
  problem: z.string().nullable(),
  merchant: Suggestion,
  spent_on: Suggestion,
  amount: Suggestion,
  currency: Suggestion,
  tax: Suggestion,
  tax_number: Suggestion,
})
export type ReadingView = z.output<typeof Reading>

const Receipt = z.object({ id: z.string(), name: z.string(), contentType: z.string() })

const Line = z.object({
  id: z.string(),
  kind: z.enum(['receipt', 'mileage', 'per_diem']),
  categoryId: z.string(),
  category: z.string(),
  spentOn: z.string(),
  merchant: z.string().nullable(),
  amount: Money,
  /** What one unit was in the currency of the claim, of which day, by whom; null: the same currency, or no rate is on file. */
  rate: z
    .object({
      value: z.string(),
      day: z.string().nullable(),
      source: z.string().nullable(),
      reason: z.string().nullable(),
    })
    .nullable(),
  /** In the currency of the claim; null: no rate is on file for the day. */
  payable: Money.nullable(),
  tax: Money.nullable(),
  taxNumber: z.string().nullable(),
  project: z.string().nullable(),
  note: z.string().nullable(),
  receipt: Receipt.nullable(),
  trip: z.object({ from: z.string(), to: z.string(), distance: z.string() }).nullable(),
  days: z.int().nullable(),
  /** What one kilometre or one day was paid with, and who says so; of mileage and daily allowances. */
  allowance: z.object({ rate: z.string(), source: z.string() }).nullable(),
  verdicts: z.array(Verdict),
  severity: z.enum(['ok', 'warning', 'violation', 'duplicate']),
  decision: z.enum(['open', 'approved', 'reduced', 'refused']),
  approved: Money.nullable(),
  decisionReason: z.string().nullable(),
  settled: Money.nullable(),
  isPaid: z.boolean(),
})
export type ClaimLine = z.output<typeof Line>

/** With which pay something is paid; `missed`: the pay day it came too late for. */
const Expected = z
  .object({
    payDay: z.string(),
    /** The last day on which something is entered for it. */
    cutOff: z.string(),
    missed: z.object({ payDay: z.string(), cutOff: z.string() }).nullable(),
  })
  .nullable()

const Summary = z.object({
  id: z.string(),
  number: z.int(),
  title: z.string(),
  employeeId: z.string(),
  person: z.string(),
  state: z.enum(CLAIM_STATES),
  total: Money,
  approved: Money.nullable(),
  lines: z.int(),
  severity: z.enum(['ok', 'warning', 'violation', 'duplicate']),
  submittedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** With which pay it is paid, where it is not on its way yet; of one that waits, if it were approved today. Null: nothing is known. */
  expected: Expected,
  /** The pay day it was sent with; null: it was not, or a file to the bank paid it. */
  payDay: z.string().nullable(),
})
export type ClaimSummary = z.output<typeof Summary>

const Claim = Summary.extend({
  version: z.int(),
  lineList: z.array(Line),
  /** Why it came back, or was refused. */
  answer: z.string().nullable(),
  /** What advances in its currency settle, and what is left to be paid. */
  settled: Money,
  toPay: Money,
  paid: Money,
  mayChange: z.boolean(),
  mayDecide: z.boolean(),
  mayWithdraw: z.boolean(),
  /** What whoever decides has before them; sent back with the word. */
  hash: z.string(),
})
export type ClaimDetail = z.output<typeof Claim>

const Advance = z.object({
  id: z.string(),
  employeeId: z.string(),
  person: z.string(),
  reason: z.string(),
  state: z.enum(['asked', 'approved', 'refused', 'withdrawn', 'paid', 'closed']),
  asked: Money,
  paid: Money,
  settled: Money,
  returned: Money,
  left: Money,
  askedAt: z.string(),
})
export type AdvanceView = z.output<typeof Advance>

const Category = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['receipt', 'mileage', 'per_diem']),
  ledgerCode: z.string().nullable(),
  isTaxable: z.boolean(),
})
export type ExpenseCategory = z.output<typeof Category>
export const CategoryShape = Category
export const AdvanceShape = Advance

const id = uuid('Claim')
const lineId = uuid('Line')
const ownLimit = { max: 600, minutes: 60, per: 'session' } as const

export const readMyExpenses = endpoint({
  method: 'GET',
  path: '/api/my-expenses',
  summary: 'One’s own claims and advances, and what can be claimed',
  input: z.object({}),
  output: z.object({
    /** Null: whoever asks has no employee record. */
    employeeId: z.string().nullable(),
    currency: z.string(),
    decimals: z.int(),
    currencies: z.array(z.object({ code: z.string(), decimals: z.int() })),
    today: z.string(),
    categories: z.array(Category),
    claims: z.array(Summary),
    advances: z.array(Advance),
  }),
})

export const startClaim = endpoint({
  method: 'POST',
  path: '/api/my-expenses',
  summary: 'Begin a claim',
  input: z.object({ title: requiredText('Title', 120) }),
  output: z.object({ claim: Claim }),
  status: 201,
  limit: ownLimit,
})

export const renameClaim = endpoint({
  method: 'PUT',
  path: '/api/my-expenses/:id',
  summary: 'Call a claim something else',
  input: z.object({ id, title: requiredText('Title', 120) }),
  output: z.object({ claim: Claim }),
  limit: ownLimit,
})

export const dropClaim = endpoint({
  method: 'DELETE',
  path: '/api/my-expenses/:id',
  summary: 'Throw a draft away',
  input: z.object({ id }),
  output: z.object({ removed: z.literal(true) }),
})

const amount = optionalDecimal('Amount', { min: 0.001, max: 999_999_999 })
const whole = z
  .int({ error: 'Days must be a whole number' })
  .min(1, { error: 'Days must be between 1 and 366' })
  .max(366, { error: 'Days must be between 1 and 366' })

const lineFields = {
  categoryId: uuid('Category'),
  spentOn: day('Date'),
  merchant: optionalText('Merchant', 200),
  amount,
  currency: optionalText('Currency', 3),
  /** A rate of one’s own, with the reason. */
  rate: optionalDecimal('Rate', { min: 0.000001, max: 1_000_000 }),
  rateReason: optionalText('Reason for the rate', 300),
  tax: optionalDecimal('Tax', { min: 0, max: 999_999_999 }),
  taxNumber: optionalText('Tax number', 40),
  project: optionalText('Project', 80),
  note: optionalText('Note', 500),
  receiptId: uuid('Receipt').nullish(),
  /** Of mileage. */
  fromPlace: optionalText('From', 200),
  toPlace: optionalText('To', 200),
  distance: optionalDecimal('Kilometres', { min: 0.01, max: 99_999 }),
  /** Of a daily allowance. */
  days: whole.nullish(),
}

export const addLine = endpoint({
  method: 'POST',
  path: '/api/my-expenses/:id/lines',
  summary: 'Add what was spent, driven or stayed away to a claim',
  input: z.object({ id, ...lineFields }),
  output: z.object({ claim: Claim }),
  status: 201,
  limit: ownLimit,
})

export const changeLine = endpoint({
  method: 'PUT',
  path: '/api/my-expenses/:id/lines/:lineId',
  summary: 'Change a line of a claim',
  input: z.object({ id, lineId, ...lineFields }),
  output: z.object({ claim: Claim }),
  limit: ownLimit,
})

export const removeLine = endpoint({
  method: 'DELETE',
  path: '/api/my-expenses/:id/lines/:lineId',
  summary: 'Take a line out of a claim',
  input: z.object({ id, lineId }),
  output: z.object({ claim: Claim }),
})

export const splitLine = endpoint({
  method: 'POST',
  path: '/api/my-expenses/:id/lines/:lineId/split',
  summary: 'Split a line of a receipt into several that add up to it, each with its category and project',
  input: z.object({
    id,
    lineId,
    parts: z
      .array(
        z.object(
          {
            categoryId: uuid('Category'),
            amount: decimal('Amount', { min: -999_999_999, max: 999_999_999 }),
            project: optionalText('Project', 80),
            note: optionalText('Note', 500),
          },
          { error: 'A part must be an object' },
        ),
        { error: 'Parts must be a list' },
      )
      .min(2, { error: 'A line is split into at least two parts' })
      .max(MOST_PARTS, { error: `At most ${MOST_PARTS} parts` }),
  }),
  output: z.object({ claim: Claim }),
  limit: ownLimit,
})

export const submitClaim = endpoint({
  method: 'POST',
  path: '/api/my-expenses/:id/submit',
  summary: 'Hand a claim in: its rates and what the rules say of it are settled, and it goes to whoever approves it',
  input: z.object({ id }),
  output: z.object({ claim: Claim }),
  limit: ownLimit,
})

export const withdrawClaim = endpoint({
  method: 'POST',
  path: '/api/my-expenses/:id/withdraw',
  summary: 'Take back a claim that waits for approval',
  input: z.object({ id }),
  output: z.object({ claim: Claim }),
})

export const addReceipt = endpoint({
  method: 'POST',
  path: '/api/my-expenses/receipts',
  summary:
    'Hand in a receipt: a picture, a PDF, or a mail as it was received (.eml, HTML); at most 10 MB. It is read in the background',
  input: z.object({ name: optionalText('File name', 500) }),
  output: z.object({ receipt: Receipt, reading: Reading }),
  status: 201,
  upload: true,
  bodyLimit: RECEIPT_BYTES,
  limit: ownLimit,
})

export const readReading = endpoint({
  method: 'GET',
  path: '/api/my-expenses/receipts/:receiptId/reading',
  summary: 'What was read from a receipt: suggestions, each with how sure the reading is',
  input: z.object({ receiptId: uuid('Receipt') }),
  output: z.object({ reading: Reading }),
})

export const downloadReceipt = endpoint({
  method: 'GET',
  path: '/api/expense-claims/:id/receipts/:receiptId',
  summary: 'A receipt as it was handed in',
  input: z.object({ id, receiptId: uuid('Receipt') }),
  output: z.string(),
})

export const readClaim = endpoint({
  method: 'GET',
  path: '/api/expense-claims/:id',
  summary: 'One claim with its lines: for whoever made it, decides it or works on expenses',
  input: z.object({ id }),
  output: z.object({ claim: Claim }),
})

export const decideClaim = endpoint({
  method: 'POST',
  path: '/api/expense-claims/:id/decide',
  summary: 'Decide a claim line by line, or return it with a question',
  input: z.object({
    id,
    hash: z.string({ error: 'Hash must be text' }).max(200, { error: 'Hash is too long' }),
    verdict: z.enum(['approve', 'return', 'refuse'], { error: 'Verdict must be one of approve, return, refuse' }),
    reason: optionalText('Reason', 1000),
    /** Lines that are not approved as they are. */
    lines: z
      .array(
        z.object(
          {
            lineId,
            decision: z.enum(['approved', 'reduced', 'refused'], {
              error: 'Decision must be one of approved, reduced, refused',
            }),
            amount,
            reason: optionalText('Reason', 500),
          },
          { error: 'A line must be an object' },
        ),
        { error: 'Lines must be a list' },
      )
      .max(200, { error: 'At most 200 lines' })
      .default([]),
  }),
  output: z.object({ claim: Claim }),
  limit: { max: 600, minutes: 60, per: 'session' },
})

export const CLAIM_SORTS = ['-submitted', 'submitted', '-number', 'number', 'person', '-person'] as const

export const listClaims = endpoint({
  method: 'GET',
  path: '/api/company/expense-claims',
  summary: 'The claims of the company that were handed in',
  input: z.object({
    state: choiceFilter('State', CLAIM_STATES),
    severity: choiceFilter('Flag', ['warning', 'violation', 'duplicate'] as const),
    search: optionalText('Search', 100),
    sort: sortBy(CLAIM_SORTS, '-submitted'),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({ claims: z.array(Summary), ...pageFacts, page: z.int() }),
})
