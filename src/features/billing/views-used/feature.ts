import { defineFeature } from '../../../server/feature.ts'
import { viewsUsedRoutes } from './routes.ts'

export default defineFeature({
  routes: viewsUsedRoutes,
  tables: {
    company_view_days: {
      what: 'on which of the last 30 days somebody opened a view: not who',
      order: ['day', 'view'],
    },
  },
})
