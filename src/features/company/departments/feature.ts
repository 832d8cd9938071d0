import { defineFeature } from '../../../server/feature.ts'
import { departmentRoutes } from './routes.ts'

export default defineFeature({
  routes: departmentRoutes,
  tables: {
    departments: { what: 'departments; those not `listed` only stand in records', order: ['id'] },
  },
})
