import { andMay, defineWebFeature, EMPLOYER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('WrittenTests', paths.writtenTests(), 'writtenTests', {
      access: andMay(EMPLOYER, 'applications.work'),
      at: ['jobs', 9, 'check'],
      under: paths.companyJobs(),
    }),
  ],
})
