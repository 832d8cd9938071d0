import { defineFeature } from '../../../server/feature.ts'
import { defineJob } from '../../../server/jobs.ts'
import { bankNotifications } from './notifications.rules.ts'
import { bankChangeRoutes } from './routes.ts'
import { BANK_JOB, bankApprovals, placeOfBankChange, useBankChange } from './service.ts'
import { bankSettings } from './settings.ts'

export default defineFeature({
  routes: bankChangeRoutes,
  jobs: [defineJob(BANK_JOB, useBankChange)],
  approvals: [bankApprovals],
  notifications: bankNotifications,
  settings: [bankSettings],
  sealed: [
    {
      table: 'bank_changes',
      column: 'account_sealed',
      as: 'company',
      place: ({ employee_id }) => placeOfBankChange(employee_id ?? ''),
    },
  ],
  tables: {
    bank_changes: {
      what: 'bank accounts that people asked to be paid to, by their last four',
      order: ['id'],
      without: ['account_sealed', 'key_version'],
    },
  },
})
