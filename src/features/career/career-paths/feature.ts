import { defineFeature } from '../../../server/feature.ts'
import { careerPathRoutes } from './routes.ts'
import { exportChoices } from './service.ts'

export default defineFeature({
  personalData: { exportOf: async (ctx) => ({ careerChoices: await exportChoices(ctx) }) },
  routes: careerPathRoutes,
  tables: { career_choices: { platform: 'a job seeker’s own' } },
})
