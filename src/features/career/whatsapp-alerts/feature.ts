import { defineFeature } from '../../../server/feature.ts'
import { phoneAlertJobs } from './jobs.ts'
import { phoneAlertRoutes } from './routes.ts'
import { alertPeople, exportPhoneAlerts } from './service.ts'

export default defineFeature({
  routes: phoneAlertRoutes,
  jobs: phoneAlertJobs,
  toldPeople: alertPeople,
  personalData: { exportOf: async (ctx) => ({ phoneAlerts: await exportPhoneAlerts(ctx) }) },
  tables: {
    phone_alerts: { platform: 'alerts to the telephone of a job seeker, found by the number when an answer comes in' },
    phone_alert_log: { platform: 'messages to the telephone of a job seeker' },
  },
})
