import { defineFeature } from '../../../server/feature.ts'
import { offerApprovals } from './approval.kind.ts'
import { offerJobs } from './jobs.ts'
import { offerRoutes } from './routes.ts'

export default defineFeature({
  routes: offerRoutes,
  jobs: offerJobs,
  approvals: [offerApprovals],
  tables: {
    offers: { what: 'offers; amounts in minor units of `currency`', order: ['id'] },
  },
})
