import { defineFeature } from '../../../server/feature.ts'
import { applyRoutes } from './routes.ts'

export default defineFeature({ routes: applyRoutes })
