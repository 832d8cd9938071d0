import { defineFeature } from '../../../server/feature.ts'
import { jobFollowJobs } from './jobs.ts'
import { jobFollowRoutes } from './routes.ts'
import { listFollowedJobs } from './service.ts'

export default defineFeature({
  personalData: { exportOf: async (ctx) => ({ followedJobs: await listFollowedJobs(ctx) }) },
  routes: jobFollowRoutes,
  jobs: jobFollowJobs,
  tables: {
    job_follows: { platform: 'a job seeker’s own' },
  },
})
