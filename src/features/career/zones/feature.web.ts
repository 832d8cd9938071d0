import { defineWebFeature, SEEKER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('Zones', paths.seekerGeoFencedAlerts(), 'seekerGeoFencedAlerts', {
      access: SEEKER,
      premiumPlus: true,
      at: ['experience', 6, 'pin'],
      words: ['career/zones', 'career/distance', 'adverts/content'],
    }),
  ],
})
