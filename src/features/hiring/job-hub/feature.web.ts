import { andMay, defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('JobHub', paths.companyJobs(), 'companyJobs', {
      access: andMay(HR, 'jobs.read'),
      at: ['jobs', 1, 'briefcase'],
      words: [
        'hiring/job-hub',
        'hiring/jobs',
        'hiring/jobs/list',
        'adverts/content',
        'hiring/costs',
        'career/job-questions',
        'adverts/maps',
      ],
    }),
  ],
})
