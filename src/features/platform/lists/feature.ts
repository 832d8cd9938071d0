import { defineFeature } from '../../../server/feature.ts'
import { savedViewRoutes } from './routes.ts'

export default defineFeature({
  routes: savedViewRoutes,
  tables: {
    saved_views: { what: 'views of lists that were kept', order: ['id'] },
  },
})
