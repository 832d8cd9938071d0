import { defineFeature } from '../../../server/feature.ts'
import { notificationJobs } from './jobs.ts'
import { placeOfNotification } from './notify.service.ts'
import { notificationRoutes } from './routes.ts'
import { exportNotifications } from './service.ts'

export default defineFeature({
  routes: notificationRoutes,
  jobs: notificationJobs,
  sealed: [
    {
      table: 'notifications',
      column: 'sealed',
      as: 'platform',
      place: ({ user_id, same_key }) => placeOfNotification({ userId: user_id ?? '', key: same_key ?? '' }),
    },
  ],
  personalData: { exportOf: exportNotifications },
  tables: {
    notifications: { platform: 'what somebody is told' },
    notification_settings: { platform: 'when somebody wants to be left alone' },
    notification_choices: { platform: 'how somebody wants to be told of an event' },
    push_devices: { platform: 'browsers that take pushed messages' },
  },
})
