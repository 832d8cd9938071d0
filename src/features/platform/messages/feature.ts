import { defineFeature } from '../../../server/feature.ts'
import { placeOfMessage } from '../../../server/messages.ts'
import { messageJobs } from './jobs.ts'
import { messageRoutes } from './routes.ts'
import { outboxExport, platformOutboxExport } from './service.ts'

export default defineFeature({
  routes: messageRoutes,
  jobs: messageJobs,
  listExports: [outboxExport],
  platformListExports: [platformOutboxExport],
  sealed: [{ table: 'outbox', column: 'sealed', as: 'platform', place: ({ id }) => placeOfMessage(id ?? '') }],
  tables: {
    outbox: {
      what: 'messages: to whom, when and with which outcome, without their words',
      order: ['created_at', 'id'],
      without: ['key_version', 'claimed_until'],
    },
  },
})
