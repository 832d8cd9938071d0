import { defineWebFeature, publicPage } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    publicPage('AcceptInvitation', paths.acceptInvitation(), 'acceptInvitation', {
      words: ['platform/accounts', 'platform/administrators'],
    }),
  ],
})
