import { defineWebFeature, publicPage, SEEKER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('Resumes', paths.seekerAdvancedAiResumeBuilder(), 'seekerAdvancedAiResumeBuilder', {
      access: SEEKER,
      premiumPlus: true,
      at: ['experience', 4, 'file'],
    }),
    publicPage('SharedResume', '/cv/$token', 'sharedResume'),
  ],
})
