import { defineWebFeature, SEEKER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('VoiceResume', paths.seekerVoiceResumeBuilder(), 'seekerVoiceResumeBuilder', {
      access: SEEKER,
      premiumPlus: true,
      at: ['experience', 3, 'message'],
    }),
  ],
})
