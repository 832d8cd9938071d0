import { defineWebFeature, innerScreen, PLATFORM } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    innerScreen('SkillResults', paths.ownerSkillResults(), 'ownerSkillResults', {
      access: PLATFORM,
      superAdmin: true,
      words: ['console/skill-results', 'career/skill-tests'],
    }),
  ],
})
