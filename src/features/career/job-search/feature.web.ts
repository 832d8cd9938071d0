import { defineWebFeature, SEEKER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('SeekerHome', paths.seeker(), 'seeker', {
      access: SEEKER,
      at: ['core', 1, 'home'],
      words: ['career/job-search', 'career/applications', 'adverts/content', 'career/profile', 'matching/profile'],
    }),
    sidebarScreen('JobSearch', paths.seekerJobSearch(), 'seekerJobSearch', {
      access: SEEKER,
      at: ['jobs', 1, 'search'],
      words: ['career/job-search', 'adverts/content', 'career/job-fit'],
    }),
  ],
})
