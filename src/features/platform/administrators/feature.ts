import { defineFeature } from '../../../server/feature.ts'
import { administratorRoutes } from './routes.ts'

export default defineFeature({
  routes: administratorRoutes,
  tables: {
    invitations: { what: 'administrators who were invited', order: ['id'] },
  },
})
