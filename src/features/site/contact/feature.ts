import { defineFeature } from '../../../server/feature.ts'
import { contactRoutes } from './routes.ts'

export default defineFeature({
  routes: contactRoutes,
  tables: {
    contact_messages: { platform: 'told to the platform' },
  },
})
