import { andMay, defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('MobileSchedule', paths.mobileSchedule(), 'mobileSchedule', {
      access: [...andMay(HR, 'schedules.read'), 'employee'],
      at: ['mobile', 2, 'clock'],
      words: ['time/schedules', 'time/schedules/employee', 'time/leave/my'],
    }),
  ],
  fills: [{ slot: 'portal.tab', file: 'employee/PortalTab', words: ['time/schedules/employee', 'time/leave/my'] }],
})
