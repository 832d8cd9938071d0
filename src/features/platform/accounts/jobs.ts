import { defineJob } from '../../../server/jobs.ts'
import { sendResetLinks } from './service.ts'
import { endOverdueViews } from './view-as.service.ts'

export const accountJobs = [
  defineJob('send-reset-links', sendResetLinks),
  { ...defineJob('end-views', endOverdueViews), timetable: '*/5 * * * *' },
]
