import { defineWebFeature, publicPage } from '../../../web/feature.ts'

export default defineWebFeature({
  screens: [publicPage('Answer', '/billing-contact/$token', 'billingContact')],
})
