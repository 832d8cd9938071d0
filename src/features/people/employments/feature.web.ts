import { andMay, defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('MyTeam', paths.myTeam(), 'myTeam', {
      access: andMay(HR, 'dashboard.open'),
      at: ['core', 10, 'users'],
    }),
  ],
  fills: [{ slot: 'portal.tab', file: 'Team' }],
})
