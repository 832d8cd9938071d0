import { defineJob } from '../../../server/jobs.ts'
import { makeExport, purgeExports } from './make.ts'

export const exportJobs = [
  { ...defineJob('export-company', makeExport), takesLong: true },
  { ...defineJob('purge-exports', purgeExports), timetable: '31 * * * *' },
]
