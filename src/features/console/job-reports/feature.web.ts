import { defineWebFeature, innerScreen, PLATFORM } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [innerScreen('Reports', paths.ownerReports(), 'jobReports', { access: PLATFORM, superAdmin: true })],
})
