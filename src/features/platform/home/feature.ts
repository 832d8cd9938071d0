import { defineFeature } from '../../../server/feature.ts'
import { homeRoutes } from './routes.ts'

/** The home page of those who work on the dashboard, made of what features have for it. */
export default defineFeature({ routes: homeRoutes })
