import { defineWebFeature, innerScreen, PLATFORM } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    innerScreen('Desk', paths.ownerVerifications(), 'verifications', {
      access: PLATFORM,
      superAdmin: true,
      words: ['company/verification'],
    }),
  ],
})
