import { defineFeature } from '../../../server/feature.ts'
import { phoneAlertJobs } from './jobs.ts'
import { phoneAlertNotifications } from './notifications.rules.ts'
import { recordAlertOutcome } from './outcome.service.ts'
import { phoneAlertRoutes } from './routes.ts'
import { alertPeople, exportPhoneAlerts } from './service.ts'

export default defineFeature({
  routes: phoneAlertRoutes,
  jobs: phoneAlertJobs,
  notifications: phoneAlertNotifications,
  toldPeople: alertPeople,
  messageEnded: recordAlertOutcome,
  personalData: { exportOf: async (ctx) => ({ phoneAlerts: await exportPhoneAlerts(ctx) }) },
  tables: {
    phone_alerts: { platform: 'alerts to the telephone of a job seeker, found by the number when an answer comes in' },
    phone_stops: {
      platform:
        'numbers that have answered STOP, by names that cannot be read back, so that nobody asks for messages there anew',
    },
    phone_alert_log: { platform: 'messages to the telephone of a job seeker' },
  },
})
