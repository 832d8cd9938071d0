import { defineFeature } from '../../../server/feature.ts'
import { overtimeRoutes } from './routes.ts'

export default defineFeature({
  routes: overtimeRoutes,
  tables: {
    overtime_calculations: { what: 'overtime as computed, with inputs, rule and steps', order: ['id'] },
  },
})
