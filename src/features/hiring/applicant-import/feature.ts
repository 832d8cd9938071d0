import { defineFeature } from '../../../server/feature.ts'
import { applicantImport } from './import.ts'
import { applicantImportJobs } from './jobs.ts'
import { applicantImportRoutes } from './routes.ts'

export default defineFeature({
  routes: applicantImportRoutes,
  jobs: applicantImportJobs,
  imports: [applicantImport],
})
