import { defineFeature } from '../../../server/feature.ts'
import { complianceJobs } from './jobs.ts'
import { complianceNotifications } from './notifications.rules.ts'
import { complianceRoutes } from './routes.ts'

export default defineFeature({
  routes: complianceRoutes,
  jobs: complianceJobs,
  notifications: complianceNotifications,
  tables: {
    reminders: {
      what: 'what was told about expiring documents',
      order: ['thing', 'thing_id', 'employee_id', 'expires_on', 'tier'],
    },
  },
})
