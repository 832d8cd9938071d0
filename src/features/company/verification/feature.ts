import { defineFeature } from '../../../server/feature.ts'
import { verificationNotifications } from './notifications.rules.ts'
import { verificationRoutes } from './routes.ts'

export default defineFeature({
  routes: verificationRoutes,
  notifications: verificationNotifications,
  uploads: [{ purpose: 'verification', accepts: ['pdf', 'png', 'jpeg', 'webp'], called: 'certificate' }],
  tables: {
    company_verifications: {
      what: 'whether legal entities were found in their registers, asked and decided',
      order: ['id'],
    },
  },
})
