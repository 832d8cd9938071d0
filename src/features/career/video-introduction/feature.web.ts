import { defineWebFeature, SEEKER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('VideoIntroduction', paths.seekerVideoIntroduction(), 'seekerVideoIntroduction', {
      access: SEEKER,
      premiumPlus: true,
      words: ['career/video-introduction', 'career/voice-resume'],
      at: ['experience', 12, 'video'],
    }),
  ],
  fills: [{ slot: 'application.evidence', file: 'ApplicationVideo' }],
})
