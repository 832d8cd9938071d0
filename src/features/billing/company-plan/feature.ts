import { defineFeature } from '../../../server/feature.ts'
import { companyPlanRoutes } from './routes.ts'

export default defineFeature({ routes: companyPlanRoutes })
