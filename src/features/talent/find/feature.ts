import { defineFeature } from '../../../server/feature.ts'
import { acceptInvitation } from './answered.ts'
import { talentJobs } from './jobs.ts'
import { findNotifications } from './notifications.rules.ts'
import { talentRoutes } from './routes.ts'

export default defineFeature({
  invitationAnswered: acceptInvitation,
  routes: talentRoutes,
  jobs: talentJobs,
  notifications: findNotifications,
  searchAlerts: { talent: 'alert-talent' },
  tables: {
    talent_invitations: { what: 'invitations to apply; `contact` of whoever accepted', order: ['id'] },
    talent_marks: { what: 'who of the team set whom aside', order: ['user_id', 'card_id'] },
    talent_pool_members: { what: 'who is in them, since when they agree and until when they are kept', order: ['id'] },
    talent_pools: { what: 'talent pools', order: ['id'] },
    talent_views: { what: 'who of the team opened whose profile', order: ['card_id', 'user_id'] },
  },
})
