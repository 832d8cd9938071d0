import { defineFeature } from '../../../server/feature.ts'
import { jobApprovals } from './approval.kind.ts'
import { jobsGoTo, jobsHome } from './home.ts'
import { jobJobs } from './jobs.ts'
import { jobsExport } from './list.service.ts'
import { jobsNotifications } from './notifications.rules.ts'
import { jobRoutes } from './routes.ts'
import { hiringApprovals, jobQuestionSettings } from './settings.service.ts'
import { switchOff } from './team.service.ts'

export default defineFeature({
  routes: jobRoutes,
  home: jobsHome,
  goTo: [jobsGoTo],
  jobs: jobJobs,
  approvals: [jobApprovals],
  approvalControls: {
    jobs: {
      label: { en: 'Publish jobs without approval', ar: 'نشر الوظائف من دون موافقة' },
      apply: switchOff('jobs'),
    },
    offers: {
      label: { en: 'Hire without an approved offer', ar: 'التوظيف من دون عرض موافق عليه' },
      apply: switchOff('offers'),
    },
  },
  listExports: [jobsExport],
  notifications: jobsNotifications,
  settings: [hiringApprovals, jobQuestionSettings],
  tables: {
    hiring_team: { what: 'who fills which job', order: ['job_id', 'user_id', 'role'] },
    job_adverts: { leftOut: 'made from the jobs that are published' },
    job_revisions: { what: 'jobs as they were published', order: ['job_id', 'number'] },
    job_tallies: { platform: 'counted from the jobs by the database' },
    jobs: { what: 'jobs as they are written now', order: ['id'] },
  },
})
