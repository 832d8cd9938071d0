import { defineWebFeature, publicPage } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    publicPage('Jobs', paths.jobs(), 'jobs', { words: ['adverts/content'] }),
    publicPage('CompanyLogin', '/c/$slug', 'companyLogin', {
      words: ['job-board/jobs/company', 'platform/accounts', 'adverts/content'],
    }),
    publicPage('Job', '/jobs/$id', 'job', { words: ['adverts/content', 'adverts/maps'] }),
  ],
})
