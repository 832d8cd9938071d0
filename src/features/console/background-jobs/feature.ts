import { defineFeature } from '../../../server/feature.ts'
import { backgroundJobRoutes } from './routes.ts'

export default defineFeature({ routes: backgroundJobRoutes })
