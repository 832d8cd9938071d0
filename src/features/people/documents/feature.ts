import { defineFeature } from '../../../server/feature.ts'
import { documentJobs } from './jobs.ts'
import { documentRoutes } from './routes.ts'

export default defineFeature({
  routes: documentRoutes,
  jobs: documentJobs,
  uploads: [
    {
      purpose: 'document',
      accepts: ['pdf', 'png', 'jpeg', 'webp', 'heic', 'docx'],
      called: 'document',
      // The room is the company's: one person's own papers must not take it all.
      ownADay: 40,
    },
  ],
  tables: {
    employee_documents: { what: 'documents and their versions; `file_id` names the file', order: ['id'] },
  },
})
