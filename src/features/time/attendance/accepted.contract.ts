import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, requiredText } from '../../../shared/fields.ts'
import { employee } from './shapes.contract.ts'

export const acceptDays = endpoint({
  method: 'POST',
  path: '/api/attendance/accepted',
  summary: 'Accept what is asked of days that count as it is: shifts over each other, beyond a limit, without a permit',
  input: z.object({
    days: z
      .array(z.object({ employeeId: employee, day: day('Day') }), { error: 'Days must be a list' })
      .min(1, { error: 'Say which days' })
      .max(200, { error: 'At most 200 at once' }),
    reason: requiredText('Reason', 500),
  }),
  /** `left`: days of which nothing could be accepted. */
  output: z.object({
    accepted: z.int(),
    left: z.int(),
    /** Day by day, as they were asked: whether something of it was accepted. */
    results: z.array(z.object({ employeeId: z.string(), day: z.string(), accepted: z.boolean() })),
  }),
  status: 201,
})

export const undoAcceptDays = endpoint({
  method: 'POST',
  path: '/api/attendance/accepted/undo',
  summary: 'Take back what one accepted of days a moment ago: they ask again',
  input: z.object({
    days: z
      .array(z.object({ employeeId: employee, day: day('Day') }), { error: 'Days must be a list' })
      .min(1, { error: 'Say which days' })
      .max(200, { error: 'At most 200 at once' }),
  }),
  output: z.object({ takenBack: z.int() }),
})
