import { defineFeature } from '../../../server/feature.ts'
import { payslipsExport } from './list.ts'
import { payslipRoutes } from './routes.ts'

export default defineFeature({
  routes: payslipRoutes,
  listExports: [payslipsExport],
})
