import { defineFeature } from '../../../server/feature.ts'
import { subscriptionRoutes } from './routes.ts'

export default defineFeature({
  routes: subscriptionRoutes,
})
