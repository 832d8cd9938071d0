import { defineFeature } from '../../../server/feature.ts'
import { navigationRoutes } from './routes.ts'
import { exportNavigation } from './service.ts'

/** How people arrange the frame of the application. */
export default defineFeature({
  routes: navigationRoutes,
  personalData: { exportOf: exportNavigation },
  tables: { navigation_choices: { platform: 'how somebody arranges their navigation' } },
})
