import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { pauseDays } from '../payments/changes.contract.ts'
import { Billing, billing } from '../payments/contract.ts'

export const openCompanyCard = endpoint({
  method: 'POST',
  path: '/api/company/plan/card',
  summary: 'Where the card for bills to come is changed: a page of the provider, or none when it is changed here',
  whileReadOnly: true,
  input: z.object({}),
  output: z.object({ url: z.string().nullable() }),
  limit: { max: 10, minutes: 60, per: 'session' },
})

export const changeCompanyTestCard = endpoint({
  method: 'POST',
  path: '/api/company/plan/test-card',
  summary: 'Another published test card pays the bills to come, at the built-in test provider',
  whileReadOnly: true,
  input: z.object({
    number: z
      .string({ error: 'Card number is required' })
      .max(40, { error: 'Card number must be at most 40 characters' }),
  }),
  output: z.object({ outcome: z.enum(['changed', 'declined', 'no_funds', 'expired']) }),
  limit: { max: 30, minutes: 60, per: 'session' },
})

export const changeCompanyBilling = endpoint({
  method: 'PUT',
  path: '/api/company/plan/billing',
  summary: 'Change the name, e-mail and tax number on invoices to come; those that were issued stay as they are',
  whileReadOnly: true,
  input: z.object(billing),
  output: Billing,
  limit: { max: 30, minutes: 60, per: 'session' },
})

/** Days where the company is. */
const paused = z.object({ until: z.string(), nextBill: z.string() })

export const pauseCompanyPlan = endpoint({
  method: 'POST',
  path: '/api/company/plan/pause',
  summary:
    'Have the plan stand still, once in a paid period: the company reads and changes nothing, and the next bill moves by as much',
  input: z.object({ days: pauseDays }),
  output: paused,
})

export const endCompanyPause = endpoint({
  method: 'POST',
  path: '/api/company/plan/pause/end',
  summary: 'End the pause now: the plan goes on, and the next bill moves back',
  whileReadOnly: true,
  input: z.object({}),
  output: paused,
})
