import { defineJob } from '../../../server/jobs.ts'
import { companyMemos, enqueueDueMemos } from './deliver.ts'

export const memoJobs = [
  { ...defineJob('memos-due', enqueueDueMemos), timetable: '*/5 * * * *' },
  defineJob('company-memos', companyMemos),
]
