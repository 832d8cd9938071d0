import { defineFeature } from '../../../server/feature.ts'
import { clearNumbersOfPermits } from './clear.ts'
import { authorizationRoutes } from './routes.ts'

export default defineFeature({
  routes: authorizationRoutes,
  clearNumbers: clearNumbersOfPermits,
  tables: {
    authorizations: { what: 'permits and passes', order: ['id'], without: ['key_version'] },
  },
})
