import { defineWebFeature, SEEKER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('CareerPaths', paths.seekerAiCareerRecommendations(), 'seekerAiCareerRecommendations', {
      access: SEEKER,
      premiumPlus: true,
      at: ['experience', 11, 'bulb'],
      words: ['career/career-paths', 'career/interests', 'adverts/content'],
    }),
  ],
})
