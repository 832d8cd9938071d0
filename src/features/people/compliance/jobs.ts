import { job } from '../../../server/jobs.ts'
import { remind, remindCompany } from './reminders.ts'

export const complianceJobs = [
  { ...job('remind', remind), timetable: '11 * * * *' },
  job('remind-company', remindCompany),
]
