import { defineFeature } from '../../../server/feature.ts'
import { offerApprovals } from './approval.kind.ts'
import { eraseOffers } from './erase.ts'
import { offerJobs } from './jobs.ts'
import { offersExport } from './list.service.ts'
import { offersNotifications } from './notifications.rules.ts'
import { offerRoutes } from './routes.ts'

export default defineFeature({
  eraseApplications: eraseOffers,
  routes: offerRoutes,
  jobs: offerJobs,
  notifications: offersNotifications,
  approvals: [offerApprovals],
  listExports: [offersExport],
  tables: {
    hires: {
      what: 'who was hired from which application, and what of it went over into their record',
      order: ['application_id'],
    },
    offers: { what: 'offers; amounts in minor units of `currency`', order: ['id'] },
  },
})
