import { defineFeature } from '../../../server/feature.ts'
import { subscriptionRoutes } from './routes.ts'

export default defineFeature({
  routes: subscriptionRoutes,
  tables: { seeker_subscriptions: { platform: 'a job seeker’s plan, written by what the payment provider says' } },
})
