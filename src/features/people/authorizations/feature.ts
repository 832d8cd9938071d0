import { defineFeature } from '../../../server/feature.ts'
import { clearNumbersOfPermits } from './clear.ts'
import { authorizationRoutes } from './routes.ts'
import { placeOf } from './service.ts'

export default defineFeature({
  routes: authorizationRoutes,
  clearNumbers: clearNumbersOfPermits,
  sealed: [
    {
      table: 'authorizations',
      column: 'document_sealed',
      as: 'company',
      place: ({ id }) => placeOf(id ?? ''),
    },
  ],
  tables: {
    authorizations: { what: 'permits and passes', order: ['id'], without: ['key_version'] },
  },
})
