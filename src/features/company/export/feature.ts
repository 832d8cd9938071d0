import { defineFeature } from '../../../server/feature.ts'
import { exportJobs } from './jobs.ts'
import { exportNotifications } from './notifications.rules.ts'
import { exportRoutes } from './routes.ts'

export default defineFeature({
  routes: exportRoutes,
  jobs: exportJobs,
  notifications: exportNotifications,
  tables: {
    company_export_parts: { leftOut: 'where the pieces of this file lie' },
    company_exports: { what: 'exports like this one', order: ['id'] },
  },
})
