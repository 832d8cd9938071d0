import { defineFeature } from '../../../server/feature.ts'
import { talentSearchJobs } from './jobs.ts'
import { foundIn } from './objections.service.ts'
import { talentSearchRoutes } from './routes.ts'

export default defineFeature({
  personalData: { exportOf: async (ctx) => ({ foundIn: (await foundIn(ctx)).searches }) },
  routes: talentSearchRoutes,
  jobs: talentSearchJobs,
  searchAlerts: { 'talent-criteria': 'alert-criteria' },
  tables: {
    talent_search_answers: { what: 'what was answered to those a verdict is about', order: ['objection_id'] },
    talent_search_objections: { what: 'who disagreed with which verdict, and why', order: ['id'] },
    talent_search_results: {
      what: 'who came out of them, and where; what they say of themselves stays with them',
      order: ['run_id', 'place'],
      without: ['lines'],
    },
    talent_search_runs: { what: 'searches for people by criteria, each as it was confirmed', order: ['at', 'id'] },
  },
})
