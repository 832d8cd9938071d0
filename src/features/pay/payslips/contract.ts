import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { PaySlipLine } from '../payroll/contract.ts'
import { Currency, month, SlipLeave, version } from '../payroll/shapes.contract.ts'

/** All payslips that were published, for whoever works on payroll. Amounts are minor units. */

export const PAYSLIP_STATES = ['published', 'viewed', 'corrected', 'withdrawn'] as const

const monthFilter = optionalText('Month', 7).refine((text) => text === null || month.safeParse(text).success, {
  error: 'Month must be like 2026-11',
})

const Row = z.object({
  runId: z.string(),
  employmentId: z.string(),
  employeeId: z.string(),
  name: z.string(),
  number: z.string(),
  group: z.string(),
  country: z.string(),
  currency: Currency,
  from: z.string(),
  until: z.string(),
  payDay: z.string(),
  version: z.int(),
  net: z.int(),
  publishedAt: z.string(),
  /** When the person opened it first; null: not yet. */
  openedAt: z.string().nullable(),
  state: z.enum(PAYSLIP_STATES),
  note: z.string().nullable(),
  /** Its run was voided: it is not published again. */
  isVoid: z.boolean(),
  /** Questions of the person about the pay of this run without an answer. */
  openQuestions: z.int(),
})
export type PayslipRow = z.output<typeof Row>

export const PAYSLIP_SORTS = ['-payDay', 'payDay', 'name', '-name', '-published', 'published'] as const

export const listPayslips = endpoint({
  method: 'GET',
  path: '/api/payslips',
  summary: 'Payslips that were published, by month, person and state',
  input: z.object({
    month: monthFilter,
    state: choiceFilter('State', PAYSLIP_STATES),
    search: optionalText('Search', 100),
    sort: sortBy(PAYSLIP_SORTS, '-payDay'),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({ payslips: z.array(Row), ...pageFacts, page: z.int() }),
})

export const payslipMonths = endpoint({
  method: 'GET',
  path: '/api/payslips/months',
  summary: 'Months in which payslips were published, with how many were opened, corrected and withdrawn',
  input: z.object({}),
  output: z.object({
    months: z.array(
      z.object({
        month: z.string(),
        published: z.int(),
        opened: z.int(),
        corrected: z.int(),
        withdrawn: z.int(),
        openQuestions: z.int(),
        /** Of whoever has a payslip of the month, as their records name them; none for those without one. */
        departments: z.array(z.string()),
      }),
    ),
    mayPublish: z.boolean(),
  }),
})

const Question = z.object({
  id: z.string(),
  line: z.string().nullable(),
  question: z.string(),
  askedAt: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable(),
})

const slip = { runId: uuid('Pay run'), employmentId: uuid('Employment'), version }

export const openPayslip = endpoint({
  method: 'GET',
  path: '/api/payslips/:runId/:employmentId/:version',
  summary: 'A payslip of somebody with its questions; that it was looked at is logged',
  input: z.object(slip),
  output: z.object({
    row: Row,
    gross: z.int(),
    net: z.int(),
    employerCost: z.int(),
    lines: z.array(PaySlipLine),
    leave: SlipLeave.nullable(),
    questions: z.array(Question),
  }),
})

export const withdrawPayslip = endpoint({
  method: 'POST',
  path: '/api/payslips/:runId/:employmentId/:version/withdraw',
  summary: 'Take a published payslip back, with a note: the person no longer sees it',
  input: z.object({ ...slip, note: requiredText('Note', 300) }),
  output: z.object({ row: Row }),
})

export const publishPayslipAgain = endpoint({
  method: 'POST',
  path: '/api/payslips/:runId/:employmentId/:version/publish',
  summary: 'Publish a payslip again that was taken back',
  input: z.object(slip),
  output: z.object({ row: Row }),
})

export const downloadMonthPayslips = endpoint({
  method: 'GET',
  path: '/api/payslips/archive',
  summary: 'All published payslips of a month, or those of a department, as PDFs in one archive; the reason is logged',
  input: z.object({ month, department: optionalText('Department', 100), reason: requiredText('Reason', 300) }),
  output: z.object({}),
  limit: { max: 20, minutes: 60, per: 'company' },
})
