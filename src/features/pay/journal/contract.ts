import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { JOURNAL_FORMATS } from './journal.rules.ts'

const JournalLine = z.object({
  account: z.string(),
  department: z.string(),
  label: z.string(),
  debit: z.int(),
  credit: z.int(),
})

export const readPayJournal = endpoint({
  method: 'GET',
  path: '/api/pay-journals/:runId',
  summary: 'The journal of a locked run by account, department and component, in minor units: debits come to credits',
  input: z.object({ runId: uuid('Pay run') }),
  output: z.object({
    country: z.string(),
    currency: z.object({ code: z.string(), minorUnits: z.int() }),
    day: z.string(),
    lines: z.array(JournalLine),
    debit: z.int(),
    credit: z.int(),
  }),
})

export const downloadPayJournal = endpoint({
  method: 'GET',
  path: '/api/pay-journals/:runId/file',
  summary: 'The journal as CSV, or as a file that QuickBooks (IIF), Xero (CSV) or Tally (XML) takes in',
  input: z.object({
    runId: uuid('Pay run'),
    format: z.enum(JOURNAL_FORMATS, { error: `Format must be one of ${JOURNAL_FORMATS.join(', ')}` }).default('csv'),
  }),
  output: z.string(),
})
