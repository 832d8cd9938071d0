import { defineFeature } from '../../../server/feature.ts'
import { companyRoutes } from './routes.ts'
import { readLogoAddress } from './service.ts'

export default defineFeature({
  routes: companyRoutes,
  uploads: [{ purpose: 'logo', accepts: ['png', 'jpeg', 'webp'], called: 'logo' }],
  tables: {},
  home: { logo: readLogoAddress },
})
