import { defineWebFeature, HR, innerScreen, PLATFORM, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    innerScreen('PlatformOutbox', paths.ownerOutbox(), 'outbox', { access: PLATFORM, superAdmin: true }),
    sidebarScreen('Outbox', paths.outbox(), 'outbox', {
      access: HR,
      at: ['business', 6, 'inbox'],
      developer: 'outbox',
    }),
  ],
})
