import { defineWebFeature, innerScreen, PLATFORM } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [innerScreen('ContactLists', paths.ownerContact(), 'ownerContact', { access: PLATFORM, superAdmin: true })],
})
