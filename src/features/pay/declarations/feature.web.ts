import { andMay, defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('Declarations', paths.declarations(), 'declarations', {
      access: andMay(HR, 'payroll.read'),
      at: ['payroll', 26, 'coin'],
      under: paths.payroll(),
    }),
  ],
})
