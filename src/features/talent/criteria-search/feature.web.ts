import { defineWebFeature, EMPLOYER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('AiTalentSearch', paths.aiTalentSearch(), 'aiTalentSearch', {
      access: EMPLOYER,
      at: ['jobs', 4, 'sparkles'],
      words: ['talent/criteria-search', 'talent/find', 'matching/profile', 'matching/matching'],
    }),
  ],
})
