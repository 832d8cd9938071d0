import { defineJob } from '../../../server/jobs.ts'
import { dropUnused } from './service.ts'

export const applicantImportJobs = [defineJob('drop-unused-cv', dropUnused)]
