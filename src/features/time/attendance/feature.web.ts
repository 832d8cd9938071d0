import { andMay, defineWebFeature, HR, publicPage, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('Attendance', paths.attendance(), 'attendance', {
      access: andMay(HR, 'attendance.read'),
      at: ['core', 3, 'clock'],
      words: ['time/attendance', 'time/attendance/employee'],
    }),
    publicPage('Kiosk', paths.kiosk(), 'kiosk', {
      bare: 'always',
      words: ['time/attendance/kiosk', 'time/attendance/employee'],
    }),
  ],
  fills: [{ slot: 'portal.tab', file: 'employee/PortalTab', words: ['time/attendance/employee'] }],
})
