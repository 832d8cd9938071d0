import { defineWebFeature, publicPage, SEEKER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('SkillTests', paths.seekerGlobalSkillAssessment(), 'seekerGlobalSkillAssessment', {
      access: SEEKER,
      premiumPlus: true,
      at: ['experience', 8, 'check'],
      words: ['career/skill-tests', 'career/skill-tests/care'],
    }),
    publicPage('SkillBadge', '/skill-badge/$code', 'skillBadge'),
  ],
  fills: [{ slot: 'application.evidence', file: 'ApplicationBadges' }],
})
