import { andMay, defineWebFeature, HR, publicPage, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    publicPage('Decide', '/decide/$link', 'approvals', { words: ['platform/approvals/link'] }),
    sidebarScreen('Approvals', paths.approvals(), 'approvals', {
      access: andMay(HR, 'approvals.use'),
      at: ['payroll', 4, 'check'],
    }),
  ],
  fills: [{ slot: 'portal.tab', file: 'PortalTab', words: ['platform/approvals/portal'] }],
})
