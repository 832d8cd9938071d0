import { andMay, defineWebFeature, EMPLOYER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('FindTalent', paths.findTalent(), 'findTalent', {
      access: andMay(EMPLOYER, 'talent.search'),
      at: ['jobs', 3, 'search'],
      words: ['talent/find', 'matching/profile', 'hiring/applications', 'career/skill-tests'],
    }),
  ],
  fills: [{ slot: 'applications.pool', file: 'PoolDialog' }],
})
