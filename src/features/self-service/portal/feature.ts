import { defineFeature } from '../../../server/feature.ts'
import { portalRoutes } from './routes.ts'

export default defineFeature({
  routes: portalRoutes,
})
