import { defineFeature } from '../../../server/feature.ts'
import { eraseInterviews } from './erase.ts'
import { interviewsHome } from './home.ts'
import { interviewJobs } from './jobs.ts'
import { interviewsExport } from './list.service.ts'
import { interviewsNotifications } from './notifications.rules.ts'
import { interviewRoutes } from './routes.ts'

export default defineFeature({
  eraseApplications: eraseInterviews,
  routes: interviewRoutes,
  home: interviewsHome,
  jobs: interviewJobs,
  notifications: interviewsNotifications,
  listExports: [interviewsExport],
  tables: {
    busy_calendars: { leftOut: 'made anew from a calendar file by whoever holds interviews' },
    busy_times: { leftOut: 'made anew from a calendar file by whoever holds interviews' },
    interview_panel: { what: 'who held them', order: ['interview_id', 'user_id'] },
    interviews: { what: 'interviews', order: ['id'] },
    scorecard_templates: { what: 'what interviews look at, and what each rating means', order: ['id'] },
    scorecards: { what: 'what each who held one found', order: ['interview_id', 'user_id'] },
  },
})
