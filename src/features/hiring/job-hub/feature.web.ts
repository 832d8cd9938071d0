import { andMay, defineWebFeature, EMPLOYER, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  actions: [
    {
      title: 'newJob',
      to: paths.companyJobs({ new: '1' }),
      access: andMay(EMPLOYER, 'jobs.write'),
      icon: 'briefcase',
      isNew: true,
    },
  ],
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
        'terms',
      ],
    }),
  ],
})
