import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { FAILURES } from '../../platform/messages/rules.ts'

/** Letters that tell people of their payslips: no amount stands in one. */

export const LETTER_STATES = ['failed', 'retrying', 'no_account'] as const

const Undelivered = z.object({
  employmentId: z.string(),
  employeeId: z.string(),
  name: z.string(),
  version: z.int(),
  state: z.enum(LETTER_STATES),
  /** Why, of those kinds; null: they have no account to open a payslip with. */
  why: z.enum(FAILURES).nullable(),
  /** What the mail server said. */
  said: z.string().nullable(),
  /** Where it went; null: nowhere. */
  sentTo: z.string().nullable(),
  /** The address on the record now. */
  address: z.string(),
  hasAccount: z.boolean(),
  at: z.string(),
  /** When they opened the payslip all the same; null: not yet. */
  openedAt: z.string().nullable(),
})
export type UndeliveredLetter = z.output<typeof Undelivered>

const Letters = z.object({
  delivered: z.int(),
  waiting: z.int(),
  /** They chose to get no such letter. */
  byChoice: z.int(),
  /** This server sends no mail, or their address is nobody’s: the letters are in the outbox alone. */
  keptHere: z.int(),
  /** Sent so long ago that the outbox has them no more. */
  forgotten: z.int(),
  undelivered: z.array(Undelivered),
  maySend: z.boolean(),
})
export type PayslipLetters = z.output<typeof Letters>

const id = uuid('Pay run')

export const readPayslipLetters = endpoint({
  method: 'GET',
  path: '/api/payroll/runs/:id/letters',
  summary: 'What became of the letters about the payslips of a run: who was not reached, and why',
  input: z.object({ id }),
  output: Letters,
})

export const sendPayslipLetters = endpoint({
  method: 'POST',
  path: '/api/payroll/runs/:id/letters',
  summary: 'Write again to those whom the letter about their payslip did not reach, to the address now on file',
  input: z.object({
    id,
    /** Left out: to all of them. */
    employmentIds: z
      .array(uuid('Employment'), { error: 'People must be a list' })
      .min(1, { error: 'Choose at least one person' })
      .max(5000, { error: 'At most 5000 people' })
      .nullish(),
  }),
  output: z.object({
    sent: z.int(),
    /** Whom nothing was sent, and why: they were reached, or still have no account. */
    skipped: z.array(z.object({ employmentId: z.string(), why: z.enum(['reached', 'no_account']) })),
    letters: Letters,
  }),
  limit: { max: 60, minutes: 60, per: 'company' },
})
