import { defineFeature } from '../../../server/feature.ts'
import { newsletterJobs } from './jobs.ts'
import { subscriptionsExport } from './list.service.ts'
import { newsletterRoutes } from './routes.ts'

export default defineFeature({
  routes: newsletterRoutes,
  jobs: newsletterJobs,
  platformListExports: [subscriptionsExport],
  tables: {
    newsletter_subscriptions: { platform: 'told to the platform' },
  },
})
