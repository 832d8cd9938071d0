import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { Currency } from './shapes.contract.ts'

/** Payslips as papers, two of them side by side, and questions about them. Amounts are minor units. */

const slipVersion = z.coerce
  .number({ error: 'Version must be a whole number' })
  .int({ error: 'Version must be a whole number' })
  .min(1, { error: 'Version must be 1 or more' })
  .nullable()
  .default(null)

const year = z.coerce
  .number({ error: 'Year must be a year' })
  .int({ error: 'Year must be a year' })
  .min(2000, { error: 'Year must be between 2000 and 2100' })
  .max(2100, { error: 'Year must be between 2000 and 2100' })

/** A file is no JSON: what it holds is said by its media type. */
const File = z.object({})

export const downloadPayslip = endpoint({
  method: 'GET',
  path: '/api/payroll/runs/:id/people/:employmentId/payslip.pdf',
  summary: 'The payslip of somebody as a PDF, in English and their language',
  input: z.object({ id: uuid('Pay run'), employmentId: uuid('Employment'), version: slipVersion }),
  output: File,
})

export const downloadRunPayslips = endpoint({
  method: 'GET',
  path: '/api/payroll/runs/:id/payslips.zip',
  summary: 'All payslips of a locked run, one PDF each',
  input: z.object({ id: uuid('Pay run') }),
  output: File,
  limit: { max: 20, minutes: 60, per: 'company' },
})

export const downloadPayStatement = endpoint({
  method: 'GET',
  path: '/api/payroll/people/:employmentId/statement.pdf',
  summary: 'What somebody was paid in a year, month by month, as a PDF',
  input: z.object({ employmentId: uuid('Employment'), year }),
  output: File,
})

export const downloadMyPayslip = endpoint({
  method: 'GET',
  path: '/api/my-payslips/:runId/payslip.pdf',
  afterLeaving: true,
  summary: 'One of one’s own payslips as a PDF, after proving who one is',
  ownAccount: true,
  input: z.object({ runId: uuid('Payslip'), version: slipVersion }),
  output: File,
})

export const downloadMyPayslips = endpoint({
  method: 'GET',
  path: '/api/my-payslips.zip',
  afterLeaving: true,
  summary: 'One’s own payslips of a year, a PDF each in one archive, after proving who one is',
  ownAccount: true,
  input: z.object({ year }),
  output: File,
  limit: { max: 20, minutes: 60, per: 'session' },
})

export const downloadMyStatement = endpoint({
  method: 'GET',
  path: '/api/my-pay-statement.pdf',
  afterLeaving: true,
  summary: 'What one was paid in a year, month by month, as a PDF, after proving who one is',
  ownAccount: true,
  input: z.object({ year }),
  output: File,
})

const Compared = z.object({
  key: z.string(),
  label: z.string(),
  /** What a component of the company is called in other languages. */
  names: z.record(z.string(), z.string()).exactOptional(),
  kind: z.enum(['earning', 'reimbursement', 'deduction', 'employer', 'memo']),
  first: z.int().nullable(),
  second: z.int().nullable(),
  difference: z.int(),
})

export const compareMyPayslips = endpoint({
  method: 'POST',
  path: '/api/my-payslip-comparison',
  afterLeaving: true,
  summary: 'Two of one’s own payslips side by side, line by line, after proving who one is',
  ownAccount: true,
  input: z.object({ first: uuid('First payslip'), second: uuid('Second payslip') }),
  output: z.object({
    country: z.string(),
    currency: Currency,
    first: z.object({ payDay: z.string(), net: z.int() }),
    second: z.object({ payDay: z.string(), net: z.int() }),
    lines: z.array(Compared),
  }),
})

const Question = z.object({
  id: z.string(),
  runId: z.string(),
  employmentId: z.string(),
  name: z.string(),
  payDay: z.string(),
  line: z.string().nullable(),
  question: z.string(),
  askedAt: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable(),
})
export type PayQuestion = z.output<typeof Question>

export const askMyPayslip = endpoint({
  method: 'POST',
  path: '/api/my-payslips/:runId/questions',
  summary: 'Ask payroll about a line of one’s own payslip',
  status: 201,
  ownAccount: true,
  input: z.object({
    runId: uuid('Payslip'),
    line: optionalText('Line', 200).default(null),
    question: requiredText('Question', 1000),
  }),
  output: z.object({ question: Question }),
  limit: { max: 30, minutes: 60, per: 'session' },
})

export const listMyPayQuestions = endpoint({
  method: 'GET',
  path: '/api/my-pay-questions',
  afterLeaving: true,
  summary: 'What one asked about one’s payslips, with the answers',
  ownAccount: true,
  input: z.object({}),
  output: z.object({ questions: z.array(Question) }),
})

export const listPayQuestions = endpoint({
  method: 'GET',
  path: '/api/payroll/questions',
  summary: 'Questions about payslips, those without an answer first',
  input: z.object({}),
  output: z.object({ questions: z.array(Question) }),
})

export const answerPayQuestion = endpoint({
  method: 'POST',
  path: '/api/payroll/questions/:id/answer',
  summary: 'Answer a question about a payslip',
  input: z.object({ id: uuid('Question'), answer: requiredText('Answer', 1000) }),
  output: z.object({ question: Question }),
})
