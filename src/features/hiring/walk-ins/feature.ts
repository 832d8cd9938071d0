import { defineFeature } from '../../../server/feature.ts'
import { eraseTickets } from './erase.ts'
import { walkInRoutes } from './routes.ts'

export default defineFeature({
  eraseApplications: eraseTickets,
  routes: walkInRoutes,
  tables: {
    walk_in_events: { what: 'walk-in events', order: ['id'], without: ['mark'] },
    walk_in_jobs: { what: 'the jobs they were held for', order: ['event_id', 'job_id'] },
    walk_in_slots: { what: 'their slots', order: ['event_id', 'position'] },
    walk_in_tickets: { what: 'who came to them, and what was found', order: ['id'], without: ['link_hash', 'user_id'] },
  },
})
