import { defineFeature } from '../../../server/feature.ts'
import { requestsExport } from './list.ts'
import { verificationDeskRoutes } from './routes.ts'

export default defineFeature({ routes: verificationDeskRoutes, platformListExports: [requestsExport] })
