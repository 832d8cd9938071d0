import { defineWebFeature } from '../../../web/feature.ts'

export default defineWebFeature({
  fills: [
    { slot: 'portal.tab', file: 'PortalTab', words: ['self-service/directory'] },
    { slot: 'next-shift.contact', file: 'Contact', words: ['self-service/directory'] },
  ],
})
