import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalDay, requiredText, uuid } from '../../../shared/fields.ts'

const Account = z.object({
  employeeId: uuid('Employee'),
  type: z.string({ error: 'Kind of leave must be text' }).max(60, { error: 'Kind of leave is too long' }),
})

export const adjustManyLeave = endpoint({
  method: 'POST',
  path: '/api/company/leave/adjust-many',
  summary:
    'Correct balances of many people by as many days each; tried first, it says what would come of each and writes nothing',
  input: z.object({
    accounts: z
      .array(Account, { error: 'Accounts must be a list' })
      .min(1, { error: 'Choose at least one balance' })
      .max(100, { error: 'At most 100 at a time' }),
    /** Days of each person’s own length; less than nought takes away. */
    days: z
      .number({ error: 'Days must be a number' })
      .min(-366, { error: 'That is more than a year' })
      .max(366, { error: 'That is more than a year' }),
    onDay: day('Day'),
    expiresOn: optionalDay('Last day'),
    reason: requiredText('Reason', 300),
    dryRun: z.boolean({ error: 'Dry run must be true or false' }),
  }),
  output: z.object({
    results: z.array(
      z.object({
        employeeId: z.string(),
        type: z.string(),
        /** Minutes; null where it is refused. */
        before: z.int().nullable(),
        after: z.int().nullable(),
        dayMinutes: z.int(),
        /** Why nothing is written of it; null: it is, or would be. */
        why: z.string().nullable(),
      }),
    ),
  }),
})
