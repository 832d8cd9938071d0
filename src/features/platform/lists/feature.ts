import { defineFeature } from '../../../server/feature.ts'
import { listJobs } from './jobs.ts'
import { savedViewRoutes } from './routes.ts'

export default defineFeature({
  routes: savedViewRoutes,
  jobs: listJobs,
  tables: {
    saved_lists: { what: 'views of lists and searches that were kept', order: ['id'] },
  },
})
