import { job } from '../../../server/jobs.ts'
import { dropUnused } from './service.ts'

export const applicantImportJobs = [job('drop-unused-cv', dropUnused)]
