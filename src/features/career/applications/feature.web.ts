import { defineWebFeature, innerScreen, publicPage, SEEKER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    publicPage('Guest', '/application/$token', 'application', {
      words: ['career/applications', 'hiring/offers/candidate', 'matching/matching', 'hiring/fairness/candidate'],
    }),
    innerScreen('PlainList', paths.jobSeekerApplications(), 'seekerApplications', { access: SEEKER }),
    sidebarScreen('PlainList', paths.seekerApplications(), 'seekerApplications', {
      access: SEEKER,
      at: ['jobs', 3, 'inbox'],
    }),
    sidebarScreen('MyApplications', paths.seekerMyApplications(), 'seekerMyApplications', {
      access: SEEKER,
      at: ['jobs', 4, 'file'],
      words: ['career/applications', 'hiring/offers/candidate', 'matching/matching', 'hiring/fairness/candidate'],
    }),
  ],
})
