import { defineFeature } from '../../../server/feature.ts'
import { applicationsExport } from './export.ts'
import { applicationsHome, candidatesGoTo } from './home.ts'
import { applicationJobs } from './jobs.ts'
import { leaveAll } from './leave.service.ts'
import { applicationsNotifications } from './notifications.rules.ts'
import { applicationRecord } from './record.ts'
import { applicationRoutes } from './routes.ts'

export default defineFeature({
  personalData: { leave: leaveAll },
  uploads: [{ purpose: 'cv', accepts: ['pdf', 'docx', 'png', 'jpeg'], called: 'cv', unclaimedHours: 48 }],
  applicationRecord,
  routes: applicationRoutes,
  home: applicationsHome,
  goTo: [candidatesGoTo],
  jobs: applicationJobs,
  notifications: applicationsNotifications,
  listExports: [applicationsExport],
  tables: {
    application_editors: { leftOut: 'who has an application in hand at this minute' },
    application_events: { what: 'what happened to each application', order: ['id'] },
    application_messages: { what: 'what company and person wrote to each other', order: ['id'] },
    application_moves: {
      what: 'for which other jobs somebody was asked to be considered, and what they said',
      order: ['id'],
    },
    application_notes: { what: 'what the team noted', order: ['id'] },
    application_views: { what: 'who of the team opened which application', order: ['application_id', 'user_id'] },
    applications: { what: 'applications as they stand', order: ['id'], without: ['link_hash', 'apply_key'] },
    candidates: { what: 'people who applied or were added', order: ['id'] },
    cv_readings: { leftOut: 'read from the CVs, which lie under files/' },
  },
})
