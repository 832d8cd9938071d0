import { defineFeature } from '../../../server/feature.ts'
import { contactRoutes } from './routes.ts'
import { contactExport } from './service.ts'

export default defineFeature({
  routes: contactRoutes,
  platformListExports: [contactExport],
  tables: {
    contact_messages: { platform: 'told to the platform' },
  },
})
