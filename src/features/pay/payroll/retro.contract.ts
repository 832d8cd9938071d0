import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { Currency, month, version } from './shapes.contract.ts'

/** What comes after pay was locked: what was paid too much, and one person of a locked run opened again. Amounts are minor units. */

const Part = z.object({ label: z.string(), from: z.string(), until: z.string(), amount: z.int() })

const Recovery = z.object({
  id: z.string(),
  employmentId: z.string(),
  employeeId: z.string(),
  name: z.string(),
  country: z.string(),
  currency: Currency,
  amount: z.int(),
  /** What it is made of, by component and period: below nought was paid too much. */
  parts: z.array(Part),
  state: z.enum(['open', 'disputed', 'agreed', 'waived']),
  agreed: z.int().nullable(),
  instalments: z.int().nullable(),
  firstMonth: z.string().nullable(),
  consentOn: z.string().nullable(),
  reason: z.string().nullable(),
  foundAt: z.string(),
  /** The day it is at the place of the legal entity: consent is given on it, or before. */
  today: z.string(),
  version: z.int(),
})
export type RecoveryView = z.output<typeof Recovery>

export const listRecoveries = endpoint({
  method: 'GET',
  path: '/api/payroll/recoveries',
  summary: 'What people were paid too much, those that wait first',
  input: z.object({}),
  output: z.object({ recoveries: z.array(Recovery) }),
})

export const agreeRecovery = endpoint({
  method: 'POST',
  path: '/api/payroll/recoveries/:id/agree',
  summary: 'Record that somebody agreed to pay back what was paid too much, and in how many months',
  input: z.object({
    id: uuid('Case'),
    version,
    amount: z.coerce
      .number({ error: 'Amount must be a whole number of the smallest unit' })
      .int({ error: 'Amount must be a whole number of the smallest unit' })
      .min(1, { error: 'Amount must be more than 0' }),
    instalments: z.coerce
      .number({ error: 'Instalments must be a whole number' })
      .int({ error: 'Instalments must be a whole number' })
      .min(1, { error: 'Instalments must be 1 or more' })
      .max(24, { error: 'Instalments are at most 24' }),
    firstMonth: month,
    consentOn: day('Day of consent'),
    note: optionalText('Note', 300).default(null),
  }),
  output: z.object({ recovery: Recovery }),
})

export const closeRecovery = endpoint({
  method: 'POST',
  path: '/api/payroll/recoveries/:id/close',
  summary: 'Record that somebody disputes what was paid too much, or that the company lets it go',
  input: z.object({
    id: uuid('Case'),
    version,
    state: z.enum(['disputed', 'waived'], { error: 'State must be disputed or waived' }),
    reason: requiredText('Reason', 300),
  }),
  output: z.object({ recovery: Recovery }),
})

const Reopening = z.object({
  id: z.string(),
  runId: z.string(),
  employmentId: z.string(),
  name: z.string(),
  reason: z.string(),
  payDay: z.string(),
  state: z.enum(['asked', 'approved', 'refused', 'withdrawn']),
  askedAt: z.string(),
  askedBy: z.string().nullable(),
  correctionRunId: z.string().nullable(),
})
export type ReopeningView = z.output<typeof Reopening>

export const reopenPayPerson = endpoint({
  method: 'POST',
  path: '/api/payroll/runs/:id/people/:employmentId/reopen',
  summary:
    'Ask to open one person of a locked run again: another person agrees, then a correction run pays the difference',
  status: 201,
  input: z.object({
    id: uuid('Pay run'),
    employmentId: uuid('Employment'),
    reason: requiredText('Reason', 300),
    payDay: day('Pay day'),
  }),
  output: z.object({ reopening: Reopening }),
})

export const listReopenings = endpoint({
  method: 'GET',
  path: '/api/payroll/runs/:id/reopenings',
  summary: 'People of a locked run who were opened again, and the runs that pay the difference',
  input: z.object({ id: uuid('Pay run') }),
  output: z.object({ reopenings: z.array(Reopening) }),
})
