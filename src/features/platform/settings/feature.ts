import { defineFeature } from '../../../server/feature.ts'
import { settingsRoutes } from './routes.ts'

/** How a company does things: one table and one page; each area is its feature's. */
export default defineFeature({
  routes: settingsRoutes,
  tables: {
    company_settings: { what: 'how the company and its parts do things, from which day on', order: ['id'] },
  },
})
