import { defineFeature } from '../../../server/feature.ts'
import { requisitionRoutes } from './routes.ts'

export default defineFeature({
  routes: requisitionRoutes,
  tables: {
    headcount_plans: { what: 'how many people are planned', order: ['year', 'country', 'department'] },
    requisition_steps: { what: 'who asked for them, approved or refused them', order: ['id'] },
    requisitions: { what: 'what is to be hired; amounts in minor units of `currency`', order: ['id'] },
  },
})
