import { defineFeature } from '../../../server/feature.ts'
import { jobFitRoutes } from './routes.ts'

export default defineFeature({
  routes: jobFitRoutes,
})
