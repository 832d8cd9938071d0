import { defineFeature } from '../../../server/feature.ts'
import { verificationRoutes } from './routes.ts'

export default defineFeature({
  routes: verificationRoutes,
  tables: {
    company_verifications: {
      what: 'whether legal entities were found in their registers, asked and decided',
      order: ['id'],
    },
  },
})
