import { defineJob } from '../../../server/jobs.ts'
import { remindCompany, sendReminders } from './reminders.ts'

export const complianceJobs = [
  { ...defineJob('remind', sendReminders), timetable: '11 * * * *' },
  defineJob('remind-company', remindCompany),
]
