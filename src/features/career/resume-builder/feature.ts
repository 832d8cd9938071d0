import { defineFeature } from '../../../server/feature.ts'
import { resumeRoutes } from './routes.ts'
import { exportResumes } from './service.ts'

export default defineFeature({
  personalData: { exportOf: async (ctx) => ({ resumes: await exportResumes(ctx) }) },
  routes: resumeRoutes,
  tables: {
    resumes: { platform: 'a job seeker’s own' },
    resume_revisions: { platform: 'a job seeker’s own' },
    resume_links: { platform: 'a job seeker’s own' },
  },
})
