import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, decimal, optionalDay, requiredText, uuid } from '../../../shared/fields.ts'

export const changePay = endpoint({
  method: 'POST',
  path: '/api/employees/:id/pay-changes',
  summary: 'Change basic pay from a day on, also one that has passed: then why it comes late decides on contributions',
  status: 201,
  input: z.object({
    id: uuid('Employee'),
    effectiveFrom: day('From'),
    /** Major units of the currency that the person is paid in. */
    basicSalary: decimal('Basic salary', { min: 0, max: 999_999_999 }),
    cause: z
      .enum(['decided_late', 'paid_late', 'error'], { error: 'Cause must be decided_late, paid_late or error' })
      .nullable()
      .default(null),
    decidedOn: optionalDay('Decided on').default(null),
    reason: requiredText('Reason', 300),
  }),
  output: z.object({
    effectiveFrom: z.string(),
    basicSalary: z.string(),
    currency: z.string(),
    /** The day it ends on where another amount follows. */
    until: z.string().nullable(),
  }),
})
