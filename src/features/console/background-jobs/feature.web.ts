import { defineWebFeature, innerScreen, PLATFORM } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [innerScreen('FailedJobs', paths.ownerJobs(), 'backgroundJobs', { access: PLATFORM, superAdmin: true })],
})
