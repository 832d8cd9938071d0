import { andMay, defineWebFeature, EMPLOYER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('AiTalentSearch', paths.aiTalentSearch(), 'aiTalentSearch', {
      access: andMay(EMPLOYER, 'talent.search'),
      at: ['jobs', 4, 'sparkles'],
      words: [
        'talent/criteria-search',
        'talent/find',
        'matching/profile',
        'matching/matching',
        'adverts/content',
        'career/skill-tests',
      ],
    }),
  ],
})
