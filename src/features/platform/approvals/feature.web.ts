import { defineWebFeature, HR, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [sidebarScreen('Approvals', paths.approvals(), 'approvals', { access: HR, at: ['payroll', 4, 'check'] })],
})
