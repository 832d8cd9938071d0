import { andMay, defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('Compliance', paths.compliance(), 'compliance', {
      access: andMay(HR, 'employees.compliance.read'),
      at: ['core', 5, 'scale'],
      words: ['people/compliance', 'people/employees', 'terms'],
    }),
  ],
})
