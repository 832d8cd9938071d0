import { defineFeature } from '../../../server/feature.ts'
import { draftJobs } from './jobs.ts'
import { draftRoutes } from './routes.ts'
import { exportDrafts } from './service.ts'

/** What people are typing, on each of their devices. */
export default defineFeature({
  routes: draftRoutes,
  jobs: draftJobs,
  personalData: { exportOf: exportDrafts },
  tables: { form_drafts: { platform: 'what somebody is typing and has not sent, for a week: theirs alone' } },
})
