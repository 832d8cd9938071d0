import { defineFeature } from '../../../server/feature.ts'
import { filingJobs } from './jobs.ts'
import { filingNotifications } from './notifications.rules.ts'
import { filingRoutes } from './routes.ts'
import { RECEIPT_PURPOSE } from './service.ts'

export default defineFeature({
  routes: filingRoutes,
  jobs: filingJobs,
  notifications: filingNotifications,
  uploads: [{ purpose: RECEIPT_PURPOSE, accepts: ['pdf', 'png', 'jpeg', 'webp'], called: 'receipt' }],
  tables: {
    filings: { what: 'what was done about what is owed to authorities; `receipt_id` names the file', order: ['id'] },
  },
})
