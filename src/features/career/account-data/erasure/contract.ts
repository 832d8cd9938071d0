import { z } from 'zod'
import { endpoint } from '../../../../shared/endpoint.ts'
import { givenPassword } from '../../../platform/accounts/contract.ts'

export const readParting = endpoint({
  method: 'GET',
  path: '/api/seeker/account/parting',
  summary: 'What is deleted with a job seeker’s account, and who keeps something by law',
  input: z.object({}),
  output: z.object({
    cvs: z.int(),
    applications: z.int(),
    /** How many of them will be withdrawn. */
    open: z.int(),
    companies: z.array(z.string()),
    hiredBy: z.array(z.string()),
    /** Payments whose invoices stay, as tax law asks. */
    payments: z.int(),
    /** A plan runs, and ends with the account. */
    plan: z.boolean(),
  }),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/seeker/account/delete',
  summary: 'Delete a job seeker’s account and everything of it, for good: needs the password',
  input: z.object({
    password: givenPassword,
    understood: z.literal(true, { error: 'Confirm that you know it cannot be undone' }),
  }),
  output: z.object({ deleted: z.boolean() }),
  limit: { max: 30, minutes: 60, per: 'session' },
})
