import { defineFeature } from '../../../server/feature.ts'
import { interestRoutes } from './routes.ts'
import { exportInterests } from './service.ts'

export default defineFeature({
  personalData: { exportOf: async (ctx) => ({ interests: await exportInterests(ctx) }) },
  routes: interestRoutes,
  tables: { career_interests: { platform: 'a job seeker’s own' } },
})
