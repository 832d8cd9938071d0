import { defineFeature } from '../../../server/feature.ts'
import { distanceRoutes } from './routes.ts'
import { exportOwnPlaces } from './service.ts'

export default defineFeature({
  personalData: { exportOf: async (ctx) => ({ placesToCountFrom: await exportOwnPlaces(ctx) }) },
  routes: distanceRoutes,
  tables: {
    seeker_places: { platform: 'a job seeker’s own' },
  },
})
