import { defineFeature } from '../../../server/feature.ts'
import { departmentRoutes } from './routes.ts'

export default defineFeature({
  routes: departmentRoutes,
  tables: {
    departments: { what: 'departments', order: ['id'] },
  },
})
