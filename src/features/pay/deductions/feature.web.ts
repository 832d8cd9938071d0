import { andMay, defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('PayDeductions', paths.payDeductions(), 'payDeductions', {
      access: andMay(HR, 'payroll.read'),
      at: ['payroll', 28, 'coin'],
      under: paths.payroll(),
      words: ['pay/deductions'],
    }),
  ],
})
