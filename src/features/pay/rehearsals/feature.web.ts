import { andMay, defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('Rehearsals', paths.rehearsals(), 'rehearsals', {
      access: andMay(HR, 'payroll.read'),
      at: ['payroll', 23, 'coin'],
      under: paths.payroll(),
      words: ['pay/rehearsals'],
    }),
  ],
})
