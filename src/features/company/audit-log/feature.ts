import { defineFeature } from '../../../server/feature.ts'
import { auditLogRoutes } from './routes.ts'
import { logExport } from './service.ts'

export default defineFeature({
  routes: auditLogRoutes,
  listExports: [logExport],
  tables: {
    audit_log: { what: 'who did what to whom', order: ['at', 'id'] },
  },
})
