import { defineFeature } from '../../../server/feature.ts'
import { jobFollowJobs } from './jobs.ts'
import { jobFollowRoutes } from './routes.ts'

export default defineFeature({
  routes: jobFollowRoutes,
  jobs: jobFollowJobs,
  tables: {
    job_follows: { platform: 'a job seeker’s own' },
  },
})
