import { defineFeature } from '../../../server/feature.ts'
import { reminderJobs } from './kept.jobs.ts'
import { applicationsNotifications } from './notifications.rules.ts'
import { ownListRoutes } from './routes.ts'

export default defineFeature({
  routes: ownListRoutes,
  jobs: reminderJobs,
  notifications: applicationsNotifications,
  tables: {
    seeker_cards: { platform: 'a job seeker’s own' },
    seeker_notes: { platform: 'a job seeker’s own' },
  },
})
