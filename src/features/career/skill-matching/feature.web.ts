import { defineWebFeature, SEEKER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('SkillMatching', paths.seekerSkillJobMatching(), 'seekerSkillJobMatching', {
      access: SEEKER,
      premiumPlus: true,
      at: ['experience', 7, 'star'],
      words: ['career/skill-matching', 'adverts/content', 'career/skill-tests'],
    }),
  ],
})
