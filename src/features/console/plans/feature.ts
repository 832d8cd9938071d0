import { defineFeature } from '../../../server/feature.ts'
import { planTableRoutes } from './routes.ts'

export default defineFeature({ routes: planTableRoutes })
