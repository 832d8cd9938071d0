import { defineFeature } from '../../../server/feature.ts'
import { skillMatchingJobs } from './jobs.ts'
import { skillMatchingRoutes } from './routes.ts'
import { exportSkills } from './service.ts'

export default defineFeature({
  personalData: { exportOf: async (ctx) => ({ saidSkills: await exportSkills(ctx) }) },
  routes: skillMatchingRoutes,
  jobs: skillMatchingJobs,
  tables: {
    job_needs: { platform: 'read from public adverts' },
    job_need_skills: { platform: 'read from public adverts' },
    seeker_skills: { platform: 'a job seeker’s own' },
  },
})
