import { andMay, defineWebFeature, EMPLOYER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('Recruitment', paths.recruitment(), 'recruitment', {
      access: andMay(EMPLOYER, 'hiring.plan.read'),
      at: ['jobs', 2, 'userPlus'],
      words: [
        'hiring/reports',
        'hiring/fairness',
        'hiring/requisitions',
        'hiring/jobs',
        'adverts/content',
        'hiring/costs',
        'hiring/scheduled-reports',
        'hiring/interviews',
        'hiring/offers',
        'hiring/applications',
        'hiring/letters',
      ],
    }),
  ],
})
