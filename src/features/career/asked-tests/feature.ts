import { defineFeature } from '../../../server/feature.ts'
import { deleteSharesOfApplications } from './queries.ts'
import { askedTestRoutes } from './routes.ts'
import { exportTestShares } from './service.ts'

export default defineFeature({
  personalData: { exportOf: async (ctx) => ({ sharedSkillTests: await exportTestShares(ctx) }) },
  eraseApplications: async (db, { companyId, applicationIds }) => {
    await deleteSharesOfApplications(db, companyId, applicationIds)
    return []
  },
  routes: askedTestRoutes,
  tables: {
    job_skill_tests: { what: 'which skill test a job asks of those who apply', order: ['job_id'] },
    skill_test_shares: { leftOut: 'the result is the person’s; they let the company see it and may take that back' },
  },
})
