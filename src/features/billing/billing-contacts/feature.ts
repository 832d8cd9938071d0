import { defineFeature } from '../../../server/feature.ts'
import { billingContactJobs } from './jobs.ts'
import { billingContactRoutes } from './routes.ts'

export default defineFeature({
  routes: billingContactRoutes,
  jobs: billingContactJobs,
  tables: {
    billing_contacts: {
      what: 'people outside the company who get its invoices and letters about payment',
      order: ['invited_at', 'id'],
      without: ['link_hash'],
    },
    billing_contact_papers: { what: 'which invoices were sent to whom of them', order: ['sent_at', 'payment_id'] },
  },
})
