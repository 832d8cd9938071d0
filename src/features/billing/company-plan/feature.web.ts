import { defineWebFeature, EMPLOYER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('CompanyPlan', paths.subscription(), 'subscription', {
      access: EMPLOYER,
      words: ['billing/company-plan', 'billing/payments', 'billing/billing-contacts', 'billing/views-used'],
      at: ['business', 2, 'card'],
    }),
  ],
})
