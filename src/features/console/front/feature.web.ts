import { defineWebFeature, innerScreen, PLATFORM } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [innerScreen('OwnerFront', paths.ownerAdmin(), 'ownerAdmin', { access: PLATFORM, superAdmin: true })],
})
