import { defineFeature } from '../../../server/feature.ts'
import { smartJobs } from './jobs.ts'
import { smartSearchRoutes } from './routes.ts'

export default defineFeature({
  routes: smartSearchRoutes,
  jobs: smartJobs,
  tables: {
    job_meanings: { platform: 'a job seeker’s own' },
    smart_less: { platform: 'a job seeker’s own' },
  },
})
