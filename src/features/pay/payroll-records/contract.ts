import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText } from '../../../shared/fields.ts'
import { cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { Currency } from '../payroll/shapes.contract.ts'

/** What people of one work country were paid last, as the specification's call reads it. Amounts are minor units of the currency. */

const Paid = z.object({
  run_id: z.string(),
  /** The wage month, 2026-11. */
  month: z.string(),
  pay_day: z.string(),
  currency: Currency,
  gross: z.int(),
  /** Gross less net: what was taken for contributions, tax and whatever else. */
  deductions: z.int(),
  net: z.int(),
  employer_cost: z.int(),
})

const PayrollRecord = z.object({
  id: z.string(),
  company_id: z.string(),
  employee_id: z.string(),
  full_name: z.string(),
  department: z.string().nullable(),
  position: z.string().nullable(),
  country: z.string(),
  /** Their last locked pay, without runs that were voided; null: none yet. */
  last_pay: Paid.nullable(),
  /** Per cent, as on the employee's page. */
  complianceScore: z.int(),
})
export type PayrollRecord = z.output<typeof PayrollRecord>

export const PAYROLL_RECORD_SORTS = ['name', '-name'] as const

export const listPayrollRecords = endpoint({
  method: 'GET',
  path: '/api/employees/payroll/:country',
  summary: 'People of a work country with what they were paid last and their compliance score',
  input: z.object({
    /** As in the addresses of the specification, “singapore”, or its code, “SG”. */
    country: requiredText('Country', 60),
    search: optionalText('Search', 100),
    sort: sortBy(PAYROLL_RECORD_SORTS, 'name'),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({ records: z.array(PayrollRecord), ...pageFacts, page: z.int() }),
})
