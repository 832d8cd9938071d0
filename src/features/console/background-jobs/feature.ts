import { defineFeature } from '../../../server/feature.ts'
import { backgroundJobRoutes } from './routes.ts'
import { failedJobsExport } from './service.ts'

export default defineFeature({ routes: backgroundJobRoutes, platformListExports: [failedJobsExport] })
