import { defineFeature } from '../../../server/feature.ts'
import { smartJobs } from './jobs.ts'
import { smartSearchRoutes } from './routes.ts'
import { smartStart } from './service.ts'

export default defineFeature({
  personalData: { exportOf: async (ctx) => ({ sentences: (await smartStart(ctx)).searches }) },
  routes: smartSearchRoutes,
  jobs: smartJobs,
  tables: {
    job_meanings: { platform: 'a job seeker’s own' },
    smart_less: { platform: 'a job seeker’s own' },
  },
})
