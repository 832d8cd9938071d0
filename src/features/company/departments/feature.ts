import { defineFeature } from '../../../server/feature.ts'
import { departmentImport } from './import.ts'
import { departmentRoutes } from './routes.ts'

export default defineFeature({
  routes: departmentRoutes,
  imports: [departmentImport],
  tables: {
    departments: { what: 'departments; those not `listed` only stand in records', order: ['id'] },
  },
})
