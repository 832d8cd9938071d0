import { defineFeature } from '../../../server/feature.ts'
import { complianceHome } from './home.ts'
import { complianceJobs } from './jobs.ts'
import { complianceExport } from './list.export.service.ts'
import { complianceNotifications } from './notifications.rules.ts'
import { complianceRoutes } from './routes.ts'

export default defineFeature({
  routes: complianceRoutes,
  home: complianceHome,
  jobs: complianceJobs,
  listExports: [complianceExport],
  notifications: complianceNotifications,
  tables: {
    reminders: {
      what: 'what was told about expiring documents',
      order: ['thing', 'thing_id', 'employee_id', 'expires_on', 'tier'],
    },
  },
})
