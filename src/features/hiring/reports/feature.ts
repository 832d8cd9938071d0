import { defineFeature } from '../../../server/feature.ts'
import { recruitmentRoutes } from './routes.ts'

export default defineFeature({
  routes: recruitmentRoutes,
})
