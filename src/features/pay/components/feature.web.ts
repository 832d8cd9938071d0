import { andMay, defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('PayComponents', paths.payComponents(), 'payComponents', {
      access: andMay(HR, 'payroll.read'),
      at: ['payroll', 27, 'coin'],
      under: paths.payroll(),
      words: ['pay/components'],
    }),
  ],
})
