import { defineFeature } from '../../../server/feature.ts'
import { digitalCardRoutes } from './routes.ts'

export default defineFeature({
  routes: digitalCardRoutes,
})
