import { defineWebFeature, SEEKER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('ResumeBoost', paths.seekerResumeBoost(), 'seekerResumeBoost', {
      access: SEEKER,
      premiumPlus: true,
      at: ['experience', 2, 'trend'],
    }),
  ],
})
