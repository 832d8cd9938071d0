import { defineFeature } from '../../../server/feature.ts'
import { mapRoutes } from './routes.ts'

export default defineFeature({
  routes: mapRoutes,
})
