import { defineFeature } from '../../../server/feature.ts'
import { renewalJobs } from './jobs.ts'
import { renewalsExport } from './list.export.service.ts'
import { renewalNotifications } from './notifications.rules.ts'
import { renewalRoutes } from './routes.ts'

export default defineFeature({
  routes: renewalRoutes,
  jobs: renewalJobs,
  listExports: [renewalsExport],
  notifications: renewalNotifications,
  tables: {
    renewal_cases: { what: 'renewals of passes, permits and documents that run out', order: ['id'] },
    renewal_steps: { what: 'what was done about renewals', order: ['id'] },
  },
})
