import { andMay, defineWebFeature, EMPLOYER, SEEKER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('MyMessages', paths.seekerDirectMessaging(), 'seekerDirectMessaging', {
      access: SEEKER,
      premiumPlus: true,
      at: ['experience', 5, 'message'],
    }),
    sidebarScreen('CompanyMessages', paths.directMessages(), 'directMessages', {
      access: andMay(EMPLOYER, 'applications.read'),
      at: ['jobs', 8, 'message'],
      under: paths.manageApplications(),
    }),
  ],
  fills: [
    { slot: 'application.messages', file: 'WriteDirectly' },
    { slot: 'talent.invitation', file: 'WriteToInvited' },
  ],
})
