import { defineFeature } from '../../../server/feature.ts'
import { publicJobJobs } from './jobs.ts'
import { publicJobRoutes } from './routes.ts'

export default defineFeature({
  routes: publicJobRoutes,
  jobs: publicJobJobs,
  tables: {
    advert_own_visitors: { leftOut: 'the same of the company’s own people, who are not counted' },
    advert_salts: { platform: 'thrown away every day' },
    advert_views: { what: 'how many people opened each advert, by day (UTC)', order: ['job_id', 'day'] },
    advert_visits: { leftOut: 'who was counted today, as hashes that are of no use tomorrow' },
    company_answers: { leftOut: 'made from the applications, every hour' },
  },
})
