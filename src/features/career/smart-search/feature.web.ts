import { defineWebFeature, SEEKER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('SmartSearch', paths.seekerJobs(), 'seekerJobs', {
      access: SEEKER,
      at: ['jobs', 2, 'sparkles'],
      words: ['career/smart-search', 'adverts/content', 'career/job-search'],
    }),
  ],
})
