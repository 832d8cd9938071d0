import { defineFeature } from '../../../server/feature.ts'
import { applicationDocumentRoutes } from './routes.ts'

export default defineFeature({
  routes: applicationDocumentRoutes,
})
