import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, requiredText } from '../../../shared/fields.ts'
import { Money } from './claim.contract.ts'

/** What was spent in a period, by the day of spending. Amounts are what was approved. */

const period = { from: day('First day'), until: day('Last day') }

const Sum = z.object({ name: z.string().nullable(), lines: z.int(), amount: Money })

const Report = z.object({
  category: z.array(Sum),
  /** The department on the day of spending. */
  costCentre: z.array(Sum),
  project: z.array(Sum),
  tax: z.array(
    z.object({
      country: z.string(),
      /** What the tax is called there. */
      name: z.string().nullable(),
      /** Paid in another currency than the country’s: the tax of somewhere else, which this country does not give back. */
      isAbroad: z.boolean(),
      lines: z.int(),
      amount: Money,
      tax: Money,
      /** Of it, on lines with a receipt and the tax number of the shop. */
      proven: Money,
    }),
  ),
  /** Lines beyond the rules or perhaps claimed twice, and receipts, that were handed in. */
  flagged: z.int(),
  receipts: z.int(),
})
export type ExpenseReport = z.output<typeof Report>

export const readExpenseReport = endpoint({
  method: 'GET',
  path: '/api/company/expense-report',
  summary: 'What was spent in a period by category, cost centre and project, and the tax in it by country',
  input: z.object(period),
  output: Report,
})

export const REPORT_FILES = ['spending', 'violations', 'tax'] as const

export const downloadExpenseReport = endpoint({
  method: 'GET',
  path: '/api/company/expense-report/file',
  summary:
    'Spending by category, cost centre and project, lines beyond the rules, or the tax to reclaim line by line, as CSV (logged)',
  input: z.object({
    ...period,
    what: z.enum(REPORT_FILES, { error: `What must be one of ${REPORT_FILES.join(', ')}` }),
  }),
  output: z.string(),
})

export const downloadReceipts = endpoint({
  method: 'GET',
  path: '/api/company/expense-report/receipts.zip',
  summary: 'The receipts of a period in one archive, a folder for each claim; the reason is logged',
  input: z.object({ ...period, reason: requiredText('Reason', 300) }),
  output: z.object({}),
  limit: { max: 20, minutes: 60, per: 'company' },
})
