import { defineFeature } from '../../../server/feature.ts'
import { writtenAttemptRoutes } from './routes.ts'
import { exportWrittenAttempts } from './service.ts'

export default defineFeature({
  personalData: { exportOf: async (ctx) => ({ writtenTests: await exportWrittenAttempts(ctx) }) },
  routes: writtenAttemptRoutes,
  tables: { written_test_attempts: { platform: 'a job seeker’s own' } },
})
