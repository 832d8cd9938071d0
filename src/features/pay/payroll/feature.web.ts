import { andMay, defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('Payroll', paths.payroll(), 'payroll', {
      access: andMay(HR, 'payroll.read'),
      at: ['payroll', 1, 'coin'],
      critical: true,
      words: ['pay/payroll', 'pay/payroll/inputs', 'pay/payroll/letters', 'pay/payroll/groups', 'pay/payroll/employee'],
    }),
  ],
  fills: [
    { slot: 'portal.tab', file: 'MyPayslips', words: ['pay/payroll/employee', 'time/leave/my'] },
    { slot: 'employee.pay', file: 'PersonGroup', words: ['pay/payroll/groups'] },
  ],
})
