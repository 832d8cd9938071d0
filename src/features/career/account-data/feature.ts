import { defineFeature } from '../../../server/feature.ts'
import { seekerErasureRoutes } from './erasure/routes.ts'
import { seekerExportRoutes } from './export/routes.ts'

/** What the law gives a job seeker over their own data: to take it along, and to have it gone. */
export default defineFeature({ routes: [...seekerErasureRoutes, ...seekerExportRoutes] })
