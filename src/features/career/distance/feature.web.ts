import { defineWebFeature, SEEKER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('DistanceJobs', paths.seekerDistanceJobFilter(), 'seekerDistanceJobFilter', {
      access: SEEKER,
      premiumPlus: true,
      at: ['experience', 10, 'route'],
      words: ['career/distance', 'career/zones', 'adverts/content'],
    }),
  ],
})
