import { andMay, defineWebFeature, EMPLOYER, publicPage, sidebarScreen } from '../../../web/feature.ts'
import { paths } from '../../../web/paths.ts'

export default defineWebFeature({
  actions: [
    {
      title: 'planEvent',
      to: paths.walkInInterviews({ new: '1' }),
      access: andMay(EMPLOYER, 'applications.work'),
      icon: 'check',
      isNew: true,
    },
  ],
  screens: [
    publicPage('public/WalkIn', '/walk-in/$id', 'walkInInterviews', {
      bare: { show: 'board' },
      words: ['hiring/walk-ins/public', 'adverts/maps'],
    }),
    publicPage('public/WalkIn', '/walk-in/ticket/$token', 'walkInInterviews', {
      words: ['hiring/walk-ins/public', 'adverts/maps'],
    }),
    sidebarScreen('WalkIns', paths.walkInInterviews(), 'walkInInterviews', {
      access: andMay(EMPLOYER, 'applications.read'),
      at: ['jobs', 7, 'check'],
      words: ['hiring/walk-ins', 'adverts/maps'],
    }),
  ],
})
