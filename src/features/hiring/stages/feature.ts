import { defineFeature } from '../../../server/feature.ts'
import { stageRoutes } from './routes.ts'

export default defineFeature({
  routes: stageRoutes,
  tables: {
    pipeline_stages: { what: 'their stages', order: ['id'] },
    pipelines: { what: 'pipelines of hiring', order: ['id'] },
    reject_reasons: { what: 'reasons for not taking an application on', order: ['id'] },
  },
})
