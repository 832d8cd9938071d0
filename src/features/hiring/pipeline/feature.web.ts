import { andMay, defineWebFeature, EMPLOYER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('Kanban', paths.kanbanAts(), 'kanbanAts', {
      access: andMay(EMPLOYER, 'applications.read'),
      at: ['jobs', 6, 'kanban'],
      words: [
        'hiring/pipeline',
        'hiring/applications',
        'hiring/interviews',
        'hiring/interviews/interviewer',
        'hiring/offers',
        'matching/matching',
        'terms',
      ],
    }),
    sidebarScreen('triage/Triage', paths.mobileTriage(), 'mobileTriage', {
      access: andMay(EMPLOYER, 'applications.work'),
      at: ['mobile', 1, 'phone'],
    }),
  ],
})
