import { defineFeature } from '../../../server/feature.ts'
import { exportSearches } from './export.service.ts'
import { searchJobs } from './jobs.ts'
import { jobSearchRoutes } from './routes.ts'

export default defineFeature({
  personalData: { exportOf: exportSearches },
  routes: jobSearchRoutes,
  jobs: searchJobs,
  searchAlerts: { 'job-search': 'alert-search' },
  tables: {
    seeker_hidden_employers: { platform: 'a job seeker’s own' },
    seeker_looks: { platform: 'a job seeker’s own' },
    seeker_marks: { platform: 'a job seeker’s own' },
    seeker_visits: { platform: 'a job seeker’s own' },
  },
})
