import { andMay, defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('Leave', paths.leave(), 'leave', {
      access: andMay(HR, 'dashboard.open'),
      at: ['core', 4, 'calendarOff'],
      words: ['time/leave', 'time/leave/my'],
    }),
  ],
  fills: [{ slot: 'portal.tab', file: 'my/PortalTab', words: ['time/leave/my'] }],
})
