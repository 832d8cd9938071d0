import { defineWebFeature } from '../../../web/feature.ts'

export default defineWebFeature({
  fills: [
    { slot: 'compliance.part', file: 'Renewals' },
    { slot: 'compliance.expiring', file: 'StartRenewal' },
    { slot: 'employee.compliance', file: 'PersonRenewals' },
  ],
})
