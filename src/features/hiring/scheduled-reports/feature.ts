import { defineFeature } from '../../../server/feature.ts'
import { hiringReportJobs } from './jobs.ts'
import { hiringReportRoutes } from './routes.ts'

export default defineFeature({
  routes: hiringReportRoutes,
  jobs: hiringReportJobs,
  tables: {
    hiring_report_sends: { what: 'when each was sent', order: ['report_id', 'due_at'] },
    hiring_reports: { what: 'reports of hiring that are sent by themselves', order: ['id'] },
  },
})
