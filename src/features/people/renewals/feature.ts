import { defineFeature } from '../../../server/feature.ts'
import { renewalRoutes } from './routes.ts'

export default defineFeature({
  routes: renewalRoutes,
  tables: {
    renewal_cases: { what: 'renewals of passes, permits and documents that run out', order: ['id'] },
    renewal_steps: { what: 'what was done about renewals', order: ['id'] },
  },
})
