import { defineFeature } from '../../../server/feature.ts'
import { pipelineJobs } from './jobs.ts'
import { pipelineRoutes } from './routes.ts'

export default defineFeature({
  routes: pipelineRoutes,
  jobs: pipelineJobs,
  tables: {
    pipeline_stages: { what: 'their stages', order: ['id'] },
    pipelines: { what: 'pipelines of hiring', order: ['id'] },
    reject_reasons: { what: 'reasons for not taking an application on', order: ['id'] },
    triage_decisions: { what: 'what was decided about applications on the phone', order: ['id'] },
  },
})
