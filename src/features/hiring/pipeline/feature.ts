import { defineFeature } from '../../../server/feature.ts'
import { eraseTriage } from './erase.ts'
import { pipelineJobs } from './jobs.ts'
import { pipelineRoutes } from './routes.ts'

export default defineFeature({
  eraseApplications: eraseTriage,
  routes: pipelineRoutes,
  jobs: pipelineJobs,
  tables: {
    triage_decisions: { what: 'what was decided about applications on the phone', order: ['id'] },
  },
})
