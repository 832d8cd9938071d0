import { defineFeature } from '../../../server/feature.ts'
import { messageJobs } from './jobs.ts'
import { messageRoutes } from './routes.ts'

export default defineFeature({
  routes: messageRoutes,
  jobs: messageJobs,
  tables: {
    outbox: {
      what: 'messages: to whom, when and with which outcome, without their words',
      order: ['created_at', 'id'],
      without: ['key_version', 'claimed_until'],
    },
  },
})
