import { defineFeature } from '../../../server/feature.ts'
import { jobFollowJobs } from './jobs.ts'
import { jobFollowNotifications } from './notifications.rules.ts'
import { jobFollowRoutes } from './routes.ts'

export default defineFeature({
  routes: jobFollowRoutes,
  jobs: jobFollowJobs,
  notifications: jobFollowNotifications,
  tables: {
    job_follows: { platform: 'a job seeker’s own' },
  },
})
