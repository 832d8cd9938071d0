import { defineFeature } from '../../../server/feature.ts'
import { taskIdeaRoutes } from './routes.ts'

const ONET = { platform: 'what is done in an occupation, by O*NET' }

export default defineFeature({
  routes: taskIdeaRoutes,
  tables: { onet_occupations: ONET, onet_tasks: ONET, onet_titles: ONET },
})
