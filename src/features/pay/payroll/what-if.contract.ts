import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { minorAmount, uuid } from '../../../shared/fields.ts'
import { PaySlipLine } from './contract.ts'
import { Currency } from './shapes.contract.ts'

/** What pay would be: reckoned by the same engine that pays, and nothing is kept. Amounts are minor units. */

const amount = (label: string) => minorAmount(label, 1e11)

const Month = z.object({
  gross: z.int(),
  net: z.int(),
  employerCost: z.int(),
  lines: z.array(PaySlipLine),
})
export type MonthOfPay = z.output<typeof Month>

const employmentId = uuid('Employment')

export const grossForNet = endpoint({
  method: 'POST',
  path: '/api/payroll/people/:employmentId/gross-for-net',
  summary: 'The basic pay of a month that brings somebody a net pay',
  input: z.object({ employmentId, net: amount('Net pay') }),
  output: z.object({
    name: z.string(),
    country: z.string(),
    currency: Currency,
    period: z.object({ from: z.string(), until: z.string() }),
    asked: z.int(),
    /** False: no gross brings it to the unit; the smallest that brings more. */
    exact: z.boolean(),
    month: Month,
    problems: z.array(z.string()),
  }),
})

export const whatRaiseCosts = endpoint({
  method: 'POST',
  path: '/api/payroll/people/:employmentId/raise',
  summary: 'What another basic pay would bring somebody and cost the employer, each month',
  input: z.object({ employmentId, basic: amount('Basic salary') }),
  output: z.object({
    name: z.string(),
    country: z.string(),
    currency: Currency,
    period: z.object({ from: z.string(), until: z.string() }),
    before: Month,
    after: Month,
    problems: z.array(z.string()),
  }),
})

export const estimateMyPay = endpoint({
  method: 'POST',
  path: '/api/my-pay-estimate',
  summary: 'What one will be paid next, as far as it is known today, after proving who one is',
  ownAccount: true,
  input: z.object({}),
  output: z.object({
    /** Null: nothing to estimate; `why` says it. */
    estimate: z
      .object({
        country: z.string(),
        currency: Currency,
        from: z.string(),
        until: z.string(),
        payDay: z.string(),
        month: Month,
      })
      .nullable(),
    why: z.string().nullable(),
  }),
})
