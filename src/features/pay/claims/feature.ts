import { defineFeature } from '../../../server/feature.ts'
import { advanceApprovals } from './advances.service.ts'
import { claimApprovals } from './approval.kind.ts'
import { claimJobs } from './jobs.ts'
import { claimsExport } from './list.ts'
import { claimNotifications } from './notifications.rules.ts'
import { rateImport } from './rate.import.ts'
import { claimRoutes } from './routes.ts'

export default defineFeature({
  routes: claimRoutes,
  jobs: claimJobs,
  approvals: [claimApprovals, advanceApprovals],
  listExports: [claimsExport],
  imports: [rateImport],
  notifications: claimNotifications,
  uploads: [
    {
      purpose: 'expense-receipt',
      accepts: ['pdf', 'png', 'jpeg', 'webp', 'heic'],
      called: 'receipt',
      ownADay: 200,
    },
  ],
  tables: {
    expense_categories: { what: 'what people may spend on', order: ['id'] },
    expense_policies: { what: 'limits for expenses, with the day each holds from', order: ['id'] },
    expense_allowances: { what: 'what a kilometre or a day away is paid with, by country and day', order: ['id'] },
    exchange_rates: { what: 'rates of exchange by day, with who says so', order: ['id'] },
    expense_claims: { what: 'expense claims', order: ['id'] },
    expense_lines: { what: 'what each claim is made of, with rate, verdicts and decision', order: ['id'] },
    expense_receipts: { what: 'receipts; `file_id` names the file', order: ['id'] },
    expense_readings: { what: 'what was read from receipts', order: ['receipt_id'] },
    expense_mail_addresses: {
      leftOut: 'ways in for mail, which nobody else is to know; what came stands in expense_mails',
    },
    expense_mails: { what: 'mails that came to them: when, and whether receipts were taken in', order: ['id'] },
    expense_mailed_receipts: { what: 'receipts that came by mail, and with which', order: ['receipt_id'] },
    expense_trips: { what: 'ways that were driven for the company', order: ['id'] },
    expense_advances: { what: 'advances that were asked for', order: ['id'] },
    expense_advance_entries: { what: 'what became of advances: paid, settled, returned', order: ['id'] },
    expense_batches: { what: 'files to the bank', order: ['id'] },
    expense_payments: { what: 'what was sent to be paid of each line', order: ['line_id', 'seq'] },
  },
})
