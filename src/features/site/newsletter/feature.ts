import { defineFeature } from '../../../server/feature.ts'
import { newsletterJobs } from './jobs.ts'
import { newsletterRoutes } from './routes.ts'

export default defineFeature({
  routes: newsletterRoutes,
  jobs: newsletterJobs,
  tables: {
    newsletter_subscriptions: { platform: 'told to the platform' },
  },
})
