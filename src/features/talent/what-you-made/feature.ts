import { defineFeature } from '../../../server/feature.ts'
import { whatYouMadeRoutes } from './routes.ts'

/** What somebody has made with paid tools, readable when their plan is over. It keeps nothing of its own. */
export default defineFeature({ routes: whatYouMadeRoutes })
