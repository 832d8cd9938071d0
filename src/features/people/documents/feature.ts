import { defineFeature } from '../../../server/feature.ts'
import { documentJobs } from './jobs.ts'
import { documentRoutes } from './routes.ts'

export default defineFeature({
  routes: documentRoutes,
  jobs: documentJobs,
  tables: {
    employee_documents: { what: 'documents and their versions; `file_id` names the file', order: ['id'] },
  },
})
