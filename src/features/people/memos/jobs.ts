import { job } from '../../../server/jobs.ts'
import { companyMemos, findDue } from './deliver.ts'

export const memoJobs = [{ ...job('memos-due', findDue), timetable: '*/5 * * * *' }, job('company-memos', companyMemos)]
