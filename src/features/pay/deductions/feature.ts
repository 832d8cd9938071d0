import { defineFeature } from '../../../server/feature.ts'
import { deductionsExport } from './list.ts'
import { deductionRoutes } from './routes.ts'

export default defineFeature({
  routes: deductionRoutes,
  listExports: [deductionsExport],
  tables: {
    pay_deductions: {
      what: 'what is taken from pay again and again, a row for each amount; minor units of the pay group’s currency',
      order: ['plan_id', 'starts_on'],
    },
  },
})
