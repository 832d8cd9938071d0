import { andMay, defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('LawChanges', paths.lawChanges(), 'lawChanges', {
      access: andMay(HR, 'payroll.read'),
      at: ['payroll', 25, 'scale'],
      under: paths.payroll(),
      words: ['pay/law-changes'],
    }),
  ],
})
