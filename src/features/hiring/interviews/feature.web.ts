import { defineWebFeature } from '../../../web/feature.ts'

export default defineWebFeature({
  fills: [{ slot: 'portal.tab', file: 'interviewer/PortalTab', words: ['hiring/interviews/interviewer'] }],
})
