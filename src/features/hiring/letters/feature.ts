import { defineFeature } from '../../../server/feature.ts'
import { hiringLetterRoutes } from './routes.ts'

export default defineFeature({
  routes: hiringLetterRoutes,
  tables: {
    letter_templates: { what: 'letters of the company’s own to people who applied', order: ['id'] },
  },
})
