import { defineFeature } from '../../../server/feature.ts'
import { geoRoutes } from './routes.ts'

export default defineFeature({
  routes: geoRoutes,
  tables: {
    places: { platform: 'names and points of places' },
  },
})
