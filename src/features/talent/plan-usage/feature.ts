import { defineFeature } from '../../../server/feature.ts'
import { planUsageRoutes } from './routes.ts'

/** How much of each limit of their plan somebody uses. It keeps nothing of its own. */
export default defineFeature({ routes: planUsageRoutes })
