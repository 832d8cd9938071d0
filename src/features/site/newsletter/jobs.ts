import { defineJob } from '../../../server/jobs.ts'
import { forgetUnconfirmed, inviteSubscriber } from './service.ts'

export const newsletterJobs = [
  defineJob('invite-subscriber', inviteSubscriber),
  { ...defineJob('forget-unconfirmed', forgetUnconfirmed), timetable: '41 3 * * *' },
]
