import { defineFeature } from '../../../server/feature.ts'
import { portalRoutes } from './routes.ts'
import { portalSettings } from './settings.ts'

export default defineFeature({
  routes: portalRoutes,
  settings: [portalSettings],
})
