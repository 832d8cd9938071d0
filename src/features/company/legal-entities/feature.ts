import { defineFeature } from '../../../server/feature.ts'
import { entityRoutes } from './routes.ts'

export default defineFeature({
  routes: entityRoutes,
  tables: {
    legal_entities: { what: 'legal entities with their registration numbers', order: ['id'] },
    sites: { what: 'sites', order: ['id'] },
  },
})
