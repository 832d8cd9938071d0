import { defineFeature } from '../../../server/feature.ts'
import { letterRoutes } from './routes.ts'
import { letterSettings } from './settings.ts'

export default defineFeature({
  routes: letterRoutes,
  settings: [letterSettings],
  tables: {
    employee_letters: { what: 'letters that people made for themselves, by their numbers', order: ['year', 'serial'] },
  },
})
