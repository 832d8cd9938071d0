import { defineFeature } from '../../../server/feature.ts'
import { costsExport } from './export.ts'
import { hiringCostRoutes } from './routes.ts'

export default defineFeature({
  routes: hiringCostRoutes,
  listExports: [costsExport],
  tables: {
    hiring_costs: { what: 'what hiring cost; amounts in minor units of `currency`', order: ['id'] },
  },
})
