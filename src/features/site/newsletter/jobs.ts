import { job } from '../../../server/jobs.ts'
import { forgetUnconfirmed, invite } from './service.ts'

export const newsletterJobs = [
  job('invite-subscriber', invite),
  { ...job('forget-unconfirmed', forgetUnconfirmed), timetable: '41 3 * * *' },
]
