import { defineWebFeature, innerScreen, PLATFORM } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [innerScreen('PlanTables', paths.ownerPlans(), 'ownerPlans', { access: PLATFORM, superAdmin: true })],
})
