import { defineFeature } from '../../../server/feature.ts'
import { jobQuestionJobs } from './jobs.ts'
import { jobQuestionRoutes } from './routes.ts'
import { listMyQuestions } from './service.ts'

export default defineFeature({
  personalData: { exportOf: async (ctx) => ({ askedQuestions: await listMyQuestions(ctx) }) },
  routes: jobQuestionRoutes,
  jobs: jobQuestionJobs,
  tables: {
    job_questions: {
      what: 'what was asked about jobs and answered; never by whom',
      order: ['id'],
      without: ['user_id'],
    },
  },
})
