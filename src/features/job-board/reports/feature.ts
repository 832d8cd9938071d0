import { defineFeature } from '../../../server/feature.ts'
import { jobReportRoutes } from './routes.ts'

export default defineFeature({
  routes: jobReportRoutes,
  tables: {
    job_reports: { leftOut: 'what strangers told the platform about an advert; the platform’s own' },
  },
})
