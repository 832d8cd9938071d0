import { andMay, defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('PayFiles', paths.payFiles(), 'payFiles', {
      access: andMay(HR, 'payroll.read'),
      at: ['payroll', 21, 'coin'],
      under: paths.payroll(),
      words: ['pay/pay-files'],
    }),
  ],
})
