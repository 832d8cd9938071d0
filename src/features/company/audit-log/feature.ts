import { defineFeature } from '../../../server/feature.ts'
import { auditLogRoutes } from './routes.ts'

export default defineFeature({
  routes: auditLogRoutes,
  tables: {
    audit_log: { what: 'who did what to whom', order: ['at', 'id'] },
  },
})
