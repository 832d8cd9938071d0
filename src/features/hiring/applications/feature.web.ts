import { andMay, defineWebFeature, EMPLOYER, innerScreen, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    innerScreen('Ats', paths.ats(), 'ats', {
      access: andMay(EMPLOYER, 'applications.read'),
      words: [
        'hiring/applications',
        'hiring/interviews',
        'hiring/interviews/interviewer',
        'hiring/offers',
        'matching/matching',
        'platform/lists',
        'talent/find',
        'terms',
      ],
    }),
    sidebarScreen('Manage', paths.manageApplications(), 'manageApplications', {
      access: andMay(EMPLOYER, 'applications.read'),
      at: ['jobs', 5, 'inbox'],
      words: ['hiring/applications', 'hiring/applicant-import', 'platform/lists', 'talent/find', 'terms'],
    }),
  ],
})
