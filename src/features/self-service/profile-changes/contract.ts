import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'

const Change = z.object({
  id: z.string(),
  state: z.enum(['asked', 'approved', 'refused', 'withdrawn', 'used']),
  bankName: z.string(),
  accountMask: z.string(),
  askedAt: z.string(),
  /** From when on it is used; null: not agreed yet. */
  usableFrom: z.string().nullable(),
  mayWithdraw: z.boolean(),
})
export type BankChange = z.output<typeof Change>

const Bank = z.object({
  /** Where pay goes now. */
  bankName: z.string().nullable(),
  accountMask: z.string().nullable(),
  changes: z.array(Change),
  /** Days between agreement and use. */
  coolingDays: z.int(),
})
export type OwnBank = z.output<typeof Bank>

export const readOwnBank = endpoint({
  method: 'GET',
  path: '/api/portal/bank-account',
  summary: 'Where the signed-in employee’s pay goes, and what they have asked to change of it',
  input: z.object({}),
  output: Bank,
})

export const askBankChange = endpoint({
  method: 'POST',
  path: '/api/portal/bank-account',
  summary:
    'Ask to be paid to another bank account; the password is asked again, and it is used some days after it is agreed',
  input: z.object({
    bankName: requiredText('Bank name', 200),
    accountNumber: requiredText('Account number', 60),
  }),
  output: Bank,
  status: 201,
  limit: { max: 10, minutes: 60, per: 'session' },
})

export const withdrawBankChange = endpoint({
  method: 'DELETE',
  path: '/api/portal/bank-account/:id',
  summary: 'Keep the old bank account: take back a change that is not used yet',
  input: z.object({ id: uuid('Change') }),
  output: Bank,
})
