import { job } from '../../../server/jobs.ts'
import { makeExport, purgeExports } from './make.ts'

export const exportJobs = [
  job('export-company', makeExport),
  { ...job('purge-exports', purgeExports), timetable: '31 * * * *' },
]
