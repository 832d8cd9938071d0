import { defineWebFeature, SEEKER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('PhoneAlerts', paths.seekerWhatsappAlerts(), 'seekerWhatsappAlerts', {
      access: SEEKER,
      premiumPlus: true,
      at: ['experience', 9, 'bell'],
    }),
  ],
})
