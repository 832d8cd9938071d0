import { defineFeature } from '../../../server/feature.ts'
import { rehearsalSettings } from '../payroll/rehearsal-settings.ts'
import { rehearsalJobs } from './jobs.ts'
import { rehearsalNotifications } from './notifications.rules.ts'
import { payDaysWithCutOff } from './pay-days.service.ts'
import { rehearsalRoutes } from './routes.ts'

export default defineFeature({
  routes: rehearsalRoutes,
  jobs: rehearsalJobs,
  notifications: rehearsalNotifications,
  settings: [rehearsalSettings],
  payDaysAhead: payDaysWithCutOff,
  tables: {
    pay_rehearsals: { what: 'what the next run was found to meet before its cut-off, in minor units', order: ['id'] },
  },
})
