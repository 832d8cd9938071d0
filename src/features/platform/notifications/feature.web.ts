import { andMay, defineWebFeature, HR, innerScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    innerScreen('Notifications', paths.notifications(), 'notifications', { access: [] }),
    innerScreen('Notifications', paths.dashboardNotifications(), 'notifications', {
      access: andMay(HR, 'dashboard.open'),
    }),
  ],
})
