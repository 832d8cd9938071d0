import { defineFeature } from '../../../server/feature.ts'
import { portalRoutes } from './routes.ts'
import { portalSettings } from './settings.ts'

export default defineFeature({
  routes: portalRoutes,
  settings: [portalSettings],
  tables: {
    portal_welcomes: { what: 'who has hidden the steps of their first days in the portal', order: ['employee_id'] },
  },
})
