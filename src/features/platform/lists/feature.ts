import { defineFeature } from '../../../server/feature.ts'
import { listJobs } from './jobs.ts'
import { listNotifications } from './notifications.rules.ts'
import { listRoutes } from './routes.ts'

export default defineFeature({
  routes: listRoutes,
  jobs: listJobs,
  notifications: listNotifications,
  tables: {
    list_exports: { what: 'lists that somebody has had as a file', order: ['id'] },
    saved_lists: { what: 'views of lists and searches that were kept', order: ['id'] },
  },
})
