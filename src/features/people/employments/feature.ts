import { defineFeature } from '../../../server/feature.ts'
import { approverRelations } from './approvers.ts'
import { employmentsHome } from './home.ts'
import { employmentJobs } from './jobs.ts'
import { employmentRoutes } from './routes.ts'

export default defineFeature({
  routes: employmentRoutes,
  home: employmentsHome,
  jobs: employmentJobs,
  approverRelations,
  tables: {
    positions: { what: 'what people are employed as', order: ['id'] },
    employments: { what: 'who is employed by which legal entity since when', order: ['id'] },
    employment_terms: {
      what: 'terms of employments, by the day they hold from and when they were entered; `voids_id`: takes that row back',
      order: ['employment_id', 'effective_from', 'id'],
    },
    reporting_lines: {
      what: 'whom each employment reports to, by the same two clocks',
      order: ['employment_id', 'effective_from', 'id'],
    },
    change_log: { what: 'what changed about employments, and when', order: ['employment_id', 'id'] },
  },
})
