import { defineWebFeature, EMPLOYER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('Company', paths.company(), 'company', {
      access: EMPLOYER,
      at: ['business', 1, 'building'],
      words: [
        'company/profile',
        'company/audit-log',
        'people/employees',
        'terms',
        'company/verification',
        'platform/settings',
      ],
    }),
  ],
})
