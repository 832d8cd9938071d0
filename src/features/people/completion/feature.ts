import { defineFeature } from '../../../server/feature.ts'
import { completionRoutes } from './routes.ts'

export default defineFeature({
  routes: completionRoutes,
  tables: {
    record_requests: { what: 'who was asked to complete their own record, and by when', order: ['employee_id'] },
  },
})
