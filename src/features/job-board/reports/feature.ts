import { defineFeature } from '../../../server/feature.ts'
import { reportsExport } from './list.ts'
import { forgetReports } from './reports.service.ts'
import { jobReportRoutes } from './routes.ts'

export default defineFeature({
  routes: jobReportRoutes,
  platformListExports: [reportsExport],
  personalData: { leave: forgetReports },
  tables: {
    job_reports: { leftOut: 'what strangers told the platform about an advert; the platform’s own' },
  },
})
