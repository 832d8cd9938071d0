import { defineFeature } from '../../../server/feature.ts'
import { administratorsHome } from './home.ts'
import { administratorRoutes } from './routes.ts'

export default defineFeature({
  routes: administratorRoutes,
  home: administratorsHome,
  tables: {
    invitations: { what: 'administrators who were invited', order: ['id'] },
  },
})
