import { defineFeature } from '../../../server/feature.ts'
import { listJobs } from './jobs.ts'
import { listRoutes } from './routes.ts'

export default defineFeature({
  routes: listRoutes,
  jobs: listJobs,
  tables: {
    list_exports: { what: 'lists that somebody has had as a file', order: ['id'] },
    saved_lists: { what: 'views of lists and searches that were kept', order: ['id'] },
  },
})
