import { defineFeature } from '../../../server/feature.ts'
import { publicRoutes } from './routes.ts'

export default defineFeature({
  routes: publicRoutes,
})
