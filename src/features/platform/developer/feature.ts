import { defineFeature } from '../../../server/feature.ts'
import { developerRoutes } from './routes.ts'

export default defineFeature({
  routes: developerRoutes,
})
