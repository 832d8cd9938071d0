import { defineFeature } from '../../../server/feature.ts'
import { requisitionApprovals } from './approval.kind.ts'
import { requisitionsExport } from './list.service.ts'
import { requisitionRoutes } from './routes.ts'

export default defineFeature({
  routes: requisitionRoutes,
  approvals: [requisitionApprovals],
  listExports: [requisitionsExport],
  tables: {
    headcount_plans: { what: 'how many people are planned', order: ['year', 'country', 'department'] },
    requisition_steps: { what: 'who cancelled them, and when a job was raised from them', order: ['id'] },
    requisitions: { what: 'what is to be hired; amounts in minor units of `currency`', order: ['id'] },
  },
})
