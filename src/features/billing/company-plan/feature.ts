import { defineFeature } from '../../../server/feature.ts'
import { companyPlanJobs } from './jobs.ts'
import { planLock } from './offer.service.ts'
import { hasPaidBill } from './queries.ts'
import { companyPlanRoutes } from './routes.ts'

export default defineFeature({
  routes: companyPlanRoutes,
  jobs: companyPlanJobs,
  hasBoughtPlan: hasPaidBill,
  planLock,
  tables: {
    company_prices: { platform: 'what a seat costs, by country and day' },
    company_plans: { platform: 'what a company wants of its plan, and whether it may write' },
  },
})
