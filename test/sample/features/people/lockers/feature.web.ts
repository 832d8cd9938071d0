import { defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { LOCKERS_PATH } from './paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen(
      'Lockers',
      LOCKERS_PATH,
      { en: 'Lockers', ar: 'الخزائن' },
      { access: HR, at: ['core', 90, 'wallet'] },
    ),
  ],
  fills: [{ slot: 'portal.tab', file: 'PortalTab' }],
})
