import { andMay, defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('Payslips', paths.payslips(), 'payslips', {
      access: andMay(HR, 'payroll.read'),
      at: ['payroll', 2, 'receipt'],
      words: ['pay/payslips', 'terms'],
    }),
  ],
})
