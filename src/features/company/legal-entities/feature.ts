import { defineFeature } from '../../../server/feature.ts'
import { entitiesHome } from './home.ts'
import { entityRoutes } from './routes.ts'
import { entityScopes } from './scopes.ts'

export default defineFeature({
  routes: entityRoutes,
  home: entitiesHome,
  settingScopes: entityScopes,
  tables: {
    legal_entities: { what: 'legal entities with their registration numbers', order: ['id'] },
    sites: { what: 'sites', order: ['id'] },
  },
})
