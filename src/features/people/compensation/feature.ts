import { defineFeature } from '../../../server/feature.ts'
import { allowanceRoutes } from './routes.ts'

export default defineFeature({
  routes: allowanceRoutes,
  tables: {
    allowances: { what: 'allowances; amounts in minor units of `currency`', order: ['id'] },
  },
})
