import { defineWebFeature, EMPLOYER, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  screens: [
    sidebarScreen('Kanban', paths.kanbanAts(), 'kanbanAts', {
      access: EMPLOYER,
      at: ['jobs', 6, 'kanban'],
      words: [
        'hiring/pipeline',
        'hiring/applications',
        'hiring/interviews',
        'hiring/interviews/interviewer',
        'hiring/offers',
        'matching/matching',
      ],
    }),
    sidebarScreen('triage/Triage', paths.mobileTriage(), 'mobileTriage', {
      access: EMPLOYER,
      at: ['mobile', 1, 'phone'],
    }),
  ],
})
