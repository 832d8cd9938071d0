import { andMay, defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('ExpenseClaims', paths.expenseClaims(), 'expenseClaims', {
      access: andMay(HR, 'expenses.approve'),
      at: ['payroll', 3, 'wallet'],
      words: ['pay/claims', 'pay/claims/own'],
    }),
  ],
  fills: [{ slot: 'portal.tab', file: 'PortalTab', words: ['pay/claims/portal'] }],
})
