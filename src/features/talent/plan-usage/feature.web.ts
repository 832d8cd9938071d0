import { defineWebFeature } from '../../../web/feature.ts'

export default defineWebFeature({
  fills: [{ slot: 'seeker-plan-usage', file: 'PlanUsage', words: ['billing/payments'] }],
})
