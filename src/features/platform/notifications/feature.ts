import { defineFeature } from '../../../server/feature.ts'
import { notificationJobs } from './jobs.ts'
import { notificationRoutes } from './routes.ts'

export default defineFeature({
  routes: notificationRoutes,
  jobs: notificationJobs,
  tables: {
    notifications: { platform: 'what somebody is told' },
    notification_settings: { platform: 'when somebody wants to be left alone' },
    notification_choices: { platform: 'how somebody wants to be told of an event' },
    push_devices: { platform: 'browsers that take pushed messages' },
  },
})
