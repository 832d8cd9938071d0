import { defineFeature } from '../../../server/feature.ts'
import { verificationDeskRoutes } from './routes.ts'

export default defineFeature({ routes: verificationDeskRoutes })
