import { defineFeature } from '../../../server/feature.ts'
import { seekerJobs } from './jobs.ts'
import { seekerRoutes } from './routes.ts'
import { everythingOf } from './service.ts'

export default defineFeature({
  personalData: { exportOf: everythingOf },
  routes: seekerRoutes,
  jobs: seekerJobs,
  tables: {
    seeker_cvs: { platform: 'a job seeker’s own' },
    seeker_profiles: { platform: 'a job seeker’s own' },
    talent_cards: { platform: 'what a person agreed to show; leaves with them' },
  },
})
