import { defineFeature } from '../../../server/feature.ts'
import { departmentImport } from './import.ts'
import { departmentRoutes } from './routes.ts'
import { departmentScope } from './scope.ts'

export default defineFeature({
  routes: departmentRoutes,
  imports: [departmentImport],
  settingScopes: [departmentScope],
  tables: {
    departments: { what: 'departments; those not `listed` only stand in records', order: ['id'] },
  },
})
